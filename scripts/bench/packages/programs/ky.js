import ky from "ky";

const clientOf = ({ baseUrl, token }) => ky.create({ prefixUrl: baseUrl, headers: { authorization: `Bearer ${token}` } });

export function caller(service) {
  const client = clientOf(service);
  return () => client.get("v1/access-groups/web").json();
}

export async function* list(service) {
  const client = clientOf(service);
  let next;
  do {
    const data = await client.get("v1/access-groups", { searchParams: { limit: 100, ...(next && { next }) } }).json();
    yield* data.accessGroups;
    next = data.pagination.next;
  } while (next);
}
