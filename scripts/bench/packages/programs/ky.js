import ky from "ky";

export function caller({ baseUrl, token }) {
  const client = ky.create({ prefixUrl: baseUrl, headers: { authorization: `Bearer ${token}` } });
  return () => client.get("v1/access-groups/web").json();
}
