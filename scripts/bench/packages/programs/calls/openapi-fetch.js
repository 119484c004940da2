import createClient from "openapi-fetch";

export function caller({ baseUrl, token }) {
  const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  return async () => {
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    if (error) throw error;
    return data;
  };
}
