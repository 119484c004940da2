import createClient from "openapi-fetch";

export function caller({ baseUrl, token, fetch }) {
  const client = createClient({ baseUrl, fetch, headers: { authorization: `Bearer ${token}` } });
  return async () => {
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    if (error) throw error;
    return data;
  };
}
