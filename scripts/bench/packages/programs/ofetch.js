import { ofetch } from "ofetch";

const clientOf = ({ baseUrl, token }) => ofetch.create({ baseURL: baseUrl, headers: { authorization: `Bearer ${token}` } });

export function caller(service) {
  const client = clientOf(service);
  return () => client("/v1/access-groups/web");
}

export async function* list(service) {
  const client = clientOf(service);
  let next;
  do {
    const data = await client("/v1/access-groups", { query: { limit: 100, next } });
    yield* data.accessGroups;
    next = data.pagination.next;
  } while (next);
}
