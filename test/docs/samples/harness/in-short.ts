/** What counts of a request: two that are the same in it do the same. */
export interface InShort {
  method: string;
  path: string;
  query: [string, string][];
  authorization: string | null;
  body: unknown;
  contentType: string | null;
}

export async function inShort(request: Request): Promise<InShort> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.clone().text();
  const contentType = request.headers.get("content-type");
  return {
    method: request.method,
    path: pathname,
    query: [...searchParams].sort(([a], [b]) => (a < b ? -1 : 1)),
    authorization: request.headers.get("authorization"),
    body: text === "" ? undefined : JSON.parse(text),
    contentType: text === "" ? null : (contentType?.split(";")[0] ?? null),
  };
}
