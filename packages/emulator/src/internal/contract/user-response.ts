import type { Fixture, HeaderValues } from "../fixture.js";
import { toResponse } from "./to-response.js";
import { type Operation, successStatus } from "./operation.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { filled } from "../stubs/template.js";
import { fixtureBody } from "../state/sample.js";

interface Responded {
  observed: ObservedRequest;
  /** The path parameters. */
  path: Readonly<Record<string, string>>;
  requestId: string | undefined;
  /** Returns how many responses there were before, which selects one of `examples`. */
  usedBefore: () => number;
}

export async function fixtureResponse(
  operation: Operation | undefined,
  fixture: Fixture,
  { observed, path, requestId, usedBefore }: Responded,
): Promise<Response> {
  const { status = operation === undefined ? 200 : successStatus(operation), template = false } = fixture;
  const given = { body: fixtureBody(fixture, usedBefore), headers: fixture.headers ?? {} };
  const parts = template ? await filled(given, observed, { path, requestId }) : given;
  const [headers, body] = [headersOf(parts.headers), parts.body];
  if (requestId !== undefined) headers.set("x-request-id", requestId);
  if (fixture.bodyBase64 !== undefined) {
    if (!headers.has("content-type")) headers.set("content-type", "application/octet-stream");
    return new Response(Buffer.from(fixture.bodyBase64, "base64"), { status, headers });
  }
  if (isVerbatim(body, headers)) return new Response(body, { status, headers });
  return withHeaders(toResponse({ status, body }).toResponse(), headers);
}

/** Returns true for text with a media type other than JSON, which is sent as it is. */
export function isVerbatim(body: unknown, headers: Headers): body is string {
  const type = headers.get("content-type");
  return typeof body === "string" && type !== null && !/[/+]json\b/i.test(type);
}

export function handlerResponse(operation: Operation, returned: unknown, requestId: string): Response {
  if (isResponse(returned)) {
    if (returned.bodyUsed)
      throw new TypeError("The handler returned a response whose body is used. Make a new one for each request if it is above 16 MiB");
    // A copy, since a handler may return the same response again. A response of fetch() has a URL.
    return withHeaders(returned.clone(), new Headers({ "x-request-id": requestId }), returned.url === "" ? OF_LENGTH : OF_FETCHED);
  }
  JSON.stringify(returned, refuseOther);
  return toResponse({ status: successStatus(operation), body: returned }, requestId).toResponse();
}

/** Values that JSON has as an empty object, or as an object of bytes. */
const OTHER = /^\[object (\w+Array|ArrayBuffer|Blob|File|ReadableStream|FormData|URLSearchParams|Map|Set|Promise|Error|\w*Generator)\]$/;

function refuseOther(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const [, type] = OTHER.exec(Object.prototype.toString.call(this[name])) ?? [];
  if (type === undefined) return value;
  throw new TypeError(`The handler returned a ${type}, which is not JSON. Return a Response for bytes and streams; await promises`);
}

/** Returns true for a response of any class: a server or a DOM may have replaced the global `Response` that `fetch()` returns. */
export function isResponse(value: unknown): value is Response {
  return value instanceof Response || Object.prototype.toString.call(value) === "[object Response]";
}

/** Ends a stream where it fails, and tells the error, which the server would send to the client. Tells each part before it is sent. */
export function endingAt(
  body: ReadableStream<Uint8Array>,
  fail: (error: unknown) => void,
  tell?: (part: Uint8Array) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        fail(error);
        return { done: true as const, value: undefined };
      });
      if (!done) tell?.(value);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Headers that the emulator sets, since a client waits for the rest of a body that is shorter. */
const OF_LENGTH = ["content-length", "transfer-encoding"];
/** Headers that describe the original connection (RFC 9110, section 7.6.1) or the encoding that `fetch()` has already decoded. */
const OF_FETCHED = [...OF_LENGTH, "connection", "content-encoding", "keep-alive"];

export function headersOf(values: HeaderValues): Headers {
  return new Headers(Object.entries(values).flatMap(([name, given]) => [given].flat().map((value): [string, string] => [name, value])));
}

/** Returns a copy of the response with more headers, and without some, since its own may be immutable. */
export function withHeaders(response: Response, added: Headers, removed: readonly string[] = []): Response {
  const headers = new Headers(response.headers);
  for (const name of [...removed, ...added.keys()]) headers.delete(name);
  for (const [name, value] of added) headers.append(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
