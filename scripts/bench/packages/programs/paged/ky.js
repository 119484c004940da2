import ky from "ky";

export async function* list({ baseUrl, token }) {
  const client = ky.create({ prefixUrl: baseUrl, headers: { authorization: `Bearer ${token}` } });
  let next;
  do {
    const page = await client.get("v1/access-groups", { searchParams: { limit: 100, ...(next && { next }) } }).json();
    yield* page.accessGroups;
    next = page.pagination.next;
  } while (next);
}
