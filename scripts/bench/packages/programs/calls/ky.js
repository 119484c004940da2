import ky from "ky";

export function caller({ baseUrl, token, fetch }) {
  const client = ky.create({ prefixUrl: baseUrl, fetch, headers: { authorization: `Bearer ${token}` } });
  return () => client.get("v1/access-groups/web").json();
}
