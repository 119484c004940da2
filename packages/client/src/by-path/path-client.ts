import { createPathClient, type PathClient } from "../../../../generated/client.js";
import { type Call, type CallDetails, type ClientResponse, kindOf, own, type Send, serializeQuery, withBody, within } from "../shared.js";

/** The result of an openapi-fetch call. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Sends a call through openapi-fetch and its middleware; resolves to its result and the call details for an error. openapi-fetch
 * serializes the body unless `isBodyAsItIs`.
 */
export type Through = (call: Call, init: object, isBodyAsItIs: boolean) => Promise<[Result, CallDetails]>;

/** The call details of each response to a call by path, for `unwrap`. */
export const callOf = new WeakMap<Response, CallDetails>();

/** Sets every option that openapi-fetch reads, so that none is inherited from a polluted `Object.prototype`. */
const BLANK = { baseUrl: "", bodySerializer: undefined, middleware: undefined, querySerializer: serializeQuery };

/** Creates the openapi-fetch client, and the function that sends calls through it over an exchange. */
export function createThrough(exchange: Send): [PathClient, Through] {
  const blank = { ...BLANK, fetch: undefined, headers: undefined, Request: undefined, requestInitExt: undefined };
  const pathClient = createPathClient(blank as object);
  const request = pathClient.request as unknown as (method: string, path: string, init: object) => Promise<Result>;

  const through: Through = async (call, init, isBodyAsItIs) => {
    const { method, path, params, headers, body } = call;
    const url = call.url.replace(/[?#].*/, "");
    const details: CallDetails = { method, url, operationId: call.operationId };
    let made: Request | undefined;
    let thrown: unknown[] | undefined;
    const options = {
      ...BLANK,
      ...init,
      ...(isBodyAsItIs && { bodySerializer: (given: unknown) => given }),
      body,
      duplex: "half",
      headers,
      // openapi-fetch defaults to JSON, even for bodies that carry their own content type.
      params: { ...params, header: { "content-type": headers["content-type"] ?? (isBodyAsItIs ? null : undefined) } },
      pathSerializer: () => url,
      Request: plainRequest((request) => (made = request)),
      fetch: async (sent: Request) => {
        const result = await exchange(await callWith(call, sent, sent !== made)).catch((error: unknown) => {
          if (!error) thrown = [error];
          throw error;
        });
        details.attempts = result.details.attempts;
        return responseOf(result);
      },
    };
    // Cancelling must not wait for middleware, and openapi-fetch treats an error such as null as success.
    const result = await within(call.signal, Infinity, Error, () =>
      request(method, path, options).catch((error: unknown) => {
        throw thrown ? thrown[0] : error;
      }),
    );
    callOf.set(result.response, details);
    return [result, details];
  };
  return [pathClient, through];
}

/** Updates the call with the request that openapi-fetch and middleware produced. */
async function callWith(call: Call, sent: Request, isReplaced: boolean): Promise<Call> {
  const { method, url, headers } = sent;
  const signals = [call.signal, isReplaced ? sent.signal : undefined].filter(Boolean) as AbortSignal[];
  // Everything but a stream is buffered, so that it can be sent again.
  const body = kindOf(call.body) === "ReadableStream" ? sent.body : await sent.arrayBuffer();
  const isElsewhere = new URL(url).origin !== new URL(call.url).origin;
  // Middleware may send a request elsewhere, with a credential of its own.
  const credential = call.headers["authorization"];
  if (call.authenticated === false || (isElsewhere && headers.get("authorization") === credential)) headers.delete("authorization");
  return own({
    ...call,
    ...(isElsewhere && { authenticated: false }),
    method,
    url,
    headers: own(Object.fromEntries(headers)),
    body: (body as Partial<ArrayBuffer> | null)?.byteLength === 0 ? undefined : body,
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  });
}

/** Returns a response with an unread body. */
function responseOf({ response, bytes }: ClientResponse): Response {
  const { status, headers } = response;
  // The `Response` constructor refuses statuses from 600.
  return status < 600
    ? withBody(response, bytes)
    : Object.defineProperty(new Response(bytes, { status: 599, headers }), "status", { value: status });
}

/** Sends the call of an operation function through the middleware. */
export async function sendThrough(through: Through, call: Call): Promise<ClientResponse> {
  // Query pairs that the operation serialized itself are only in the URL.
  const querySerializer = (): string => call.url.replace(/^[^?]*\??/, "");
  const [{ response, error }, details] = await through(call, { parseAs: "stream", querySerializer }, true);
  // For an error status, openapi-fetch has read the body; it returns "" for an empty one.
  const body = response.ok ? response : new Response(error === "" ? null : JSON.stringify(error));
  const isStream = response.ok && call.stream?.accepts(response);
  return { response, bytes: isStream || !body.body ? undefined : new Uint8Array(await body.arrayBuffer()), details };
}

/** Wraps `Request` for openapi-fetch, which passes it options that inherit from `Object.prototype`. */
function plainRequest(made: (request: Request) => void): typeof Request {
  const plain = function (url: string, init: RequestInit) {
    // Node.js also inherits a body that is `undefined`.
    const request = new Request(url, own({ ...init, body: init.body ?? null }));
    made(request);
    return request;
  };
  // openapi-fetch checks with `instanceof` whether middleware returned a request.
  plain.prototype = Request.prototype;
  return plain as unknown as typeof Request;
}
