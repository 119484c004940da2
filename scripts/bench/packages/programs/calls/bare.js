export function caller({ baseUrl, token }) {
  const headers = { authorization: `Bearer ${token}` };
  return async () => {
    const response = await globalThis.fetch(`${baseUrl}/v1/access-groups/${encodeURIComponent("web")}`, { headers });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
}
