export async function* list({ baseUrl, token }) {
  const headers = { authorization: `Bearer ${token}` };
  let next;
  do {
    const cursor = next === undefined ? "" : `&next=${encodeURIComponent(next)}`;
    const response = await globalThis.fetch(`${baseUrl}/v1/access-groups?limit=100${cursor}`, { headers });
    if (!response.ok) throw new Error(String(response.status));
    const page = await response.json();
    yield* page.accessGroups;
    next = page.pagination.next;
  } while (next);
}
