import createClient from "openapi-fetch";

const clientOf = ({ baseUrl, token }) => createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });

export function caller(service) {
  const client = clientOf(service);
  return async () => {
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    if (error) throw error;
    return data;
  };
}

export async function* list(service) {
  const client = clientOf(service);
  let next;
  do {
    const { data, error } = await client.GET("/v1/access-groups", { params: { query: { limit: 100, next } } });
    if (error) throw error;
    yield* data.accessGroups;
    next = data.pagination.next;
  } while (next);
}
