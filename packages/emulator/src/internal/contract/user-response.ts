import type { Fixture } from "../app-parts.js";
import { toResponse } from "./to-response.js";
import type { Operation } from "./operation.js";
import { successStatus } from "./validate-response.js";

/** Creates the response of a fixture. */
export function fixtureResponse(operation: Operation, fixture: Fixture, requestId: string): Response {
  const { status = successStatus(operation), body } = fixture;
  const headers = new Headers(fixture.headers);
  if (!isVerbatim(body, headers)) return toResponse({ status, body, headers: Object.fromEntries(headers) }, requestId);
  headers.set("x-request-id", requestId);
  return new Response(body, { status, headers });
}

/** Returns true for text with a media type other than JSON, which is sent as it is. */
export function isVerbatim(body: unknown, headers: Headers): body is string {
  const type = headers.get("content-type");
  return typeof body === "string" && type !== null && !/[/+]json\b/i.test(type);
}

/** Creates the response for the return value of a registered handler. */
export function handlerResponse(operation: Operation, returned: unknown, requestId: string): Response {
  if (isResponse(returned)) return withRequestId(isFetched(returned) ? asReceived(returned) : returned, requestId);
  return toResponse({ status: successStatus(operation), body: returned }, requestId);
}

/** Returns true for a response of any class: a server or a DOM may have replaced the global `Response` that `fetch()` returns. */
function isResponse(value: unknown): value is Response {
  return value instanceof Response || Object.prototype.toString.call(value) === "[object Response]";
}

/** Returns true for a response of `fetch()`; constructed responses have no URL. */
function isFetched({ url }: Response): boolean {
  return url !== "";
}

/** Headers that describe the original connection (RFC 9110, section 7.6.1) or the encoding that `fetch()` has already decoded. */
const OF_CONNECTION = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];

function asReceived(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of OF_CONNECTION) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Returns a copy of the response with an `x-request-id` header. */
export function withRequestId(response: Response, requestId: string): Response {
  return withHeaders(response, { "x-request-id": requestId });
}

/** Returns a copy of the response with more headers, since its own may be immutable. */
export function withHeaders(response: Response, added: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
