export function caller({ baseUrl, token, fetch = globalThis.fetch }) {
  const headers = { authorization: `Bearer ${token}` };
  return async () => {
    const response = await fetch(`${baseUrl}/v1/access-groups/${encodeURIComponent("web")}`, { headers });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
}
