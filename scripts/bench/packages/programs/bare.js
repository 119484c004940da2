async function getJson(path, { baseUrl, token }) {
  const response = await globalThis.fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

export function caller(service) {
  return () => getJson(`/v1/access-groups/${encodeURIComponent("web")}`, service);
}

export async function* list(service) {
  let next;
  do {
    const cursor = next === undefined ? "" : `&next=${encodeURIComponent(next)}`;
    const page = await getJson(`/v1/access-groups?limit=100${cursor}`, service);
    yield* page.accessGroups;
    next = page.pagination.next;
  } while (next);
}
