import { headerOf } from "../../runtime/guarded.js";
import { own } from "../own.js";

/** Returns the request that follows a redirect, the first counted as 1; `undefined` if the redirect must not be followed. */
export type Redirect = (request: Request, response: Response, count: number) => Request | undefined;

const MOST = 10;

/**
 * Follows redirects of GET and HEAD, as the `redirect` of a call. Cross-origin redirects keep only the `accept` header; redirects from https
 * to http are not followed.
 */
export const followRedirects: Redirect = (request, response, count) => {
  const { method, url: from } = request;
  const location = headerOf(response, "location");
  if (count > MOST || !/^(?:GET|HEAD)$/.test(method) || !location || !URL.canParse(location, from)) return undefined;
  const to = new URL(location, from);
  const { origin, protocol } = new URL(from);
  if ((to.protocol !== "https:" && to.protocol !== protocol) || to.username !== "" || to.password !== "") return undefined;
  const kept = to.origin === origin ? request.headers : { accept: request.headers.get("accept") ?? "*/*" };
  return new Request(to, own({ method, headers: kept, body: null }));
};
