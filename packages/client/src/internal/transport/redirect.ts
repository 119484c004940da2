/** Returns the request that follows a redirect, the first counted as 1; `undefined` if the redirect must not be followed. */
export type Redirect = (request: Request, answer: Response, count: number) => Request | undefined;

const MOST = 10;

/**
 * What a call takes as `redirect` where redirects of GET and HEAD are to be followed. To another origin go no header fields of the
 * request but `accept`; from https to http nothing goes.
 */
export const followRedirects: Redirect = (request, { headers }, count) => {
  const { method, url: from } = request;
  const location = headers.get("location");
  if (count > MOST || !/^(?:GET|HEAD)$/.test(method) || location === null || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const { origin, protocol } = new URL(from);
  if ((to.protocol !== "https:" && to.protocol !== protocol) || to.username !== "" || to.password !== "") return undefined;
  const kept = to.origin === origin ? request.headers : { accept: request.headers.get("accept") ?? "*/*" };
  return new Request(to, { method, headers: kept });
};
