import createClient from "openapi-fetch";

export async function* list({ baseUrl, token }) {
  const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  let next;
  do {
    const { data, error } = await client.GET("/v1/access-groups", { params: { query: { limit: 100, next } } });
    if (error) throw error;
    yield* data.accessGroups;
    next = data.pagination.next;
  } while (next);
}
