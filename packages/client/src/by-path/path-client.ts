import { createPathClient, type PathClient } from "../../../../generated/client.js";
import { type Call, type CallDetails, type ClientResponse, own, type Send, serializeQuery, withBody, within } from "../shared.js";

/** What openapi-fetch gives. */
export interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Sends a call through openapi-fetch and its middleware; gives what that does, and what an error would say of the call. Openapi-fetch
 * writes the body, unless that is sent as it is.
 */
export type Through = (call: Call, init: object, isBodyAsItIs: boolean) => Promise<[Result, CallDetails]>;

/** What an error would say of the call by path that a response is for. */
export const callOf = new WeakMap<Response, CallDetails>();

/** All that openapi-fetch reads from the options that is not set elsewhere, lest it take any from the prototype of all objects. */
const BLANK = { baseUrl: "", bodySerializer: undefined, middleware: undefined, querySerializer: serializeQuery };

/** openapi-fetch's client, and what sends calls through it over an exchange. */
export function createThrough(exchange: Send): [PathClient, Through] {
  const unset = { fetch: undefined, headers: undefined, Request: undefined, requestInitExt: undefined };
  const pathClient = createPathClient({ ...BLANK, ...unset } as object);
  const request = pathClient.request as unknown as (method: string, path: string, init: object) => Promise<Result>;

  const through: Through = async (call, init, isBodyAsItIs) => {
    const { method, path, params, headers, body } = call;
    const url = call.url.replace(/\?.*/, "");
    const details: CallDetails = { method, url, operationId: call.operationId, attempts: undefined };
    let made: Request | undefined;
    const options = {
      ...BLANK,
      ...init,
      ...(isBodyAsItIs && { bodySerializer: (given: unknown) => given }),
      body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
      headers,
      // Without a content type, openapi-fetch says JSON, also of what tells its type itself.
      params: { ...params, header: { "content-type": headers.get("content-type") ?? (isBodyAsItIs ? null : undefined) } },
      pathSerializer: () => url,
      Request: plainRequest((request) => (made = request)),
      fetch: async (sent: Request) => {
        const result = await exchange(await callWith(call, sent, sent !== made));
        details.attempts = result.details.attempts;
        return responseOf(result);
      },
    };
    // Whoever cancels a call waits for no middleware. Openapi-fetch would also take a reason such as null for no failure.
    const result = await within(call.signal, Infinity, Error, () => request(method, path, options));
    callOf.set(result.response, details);
    return [result, details];
  };
  return [pathClient, through];
}

/** The call with what openapi-fetch and middleware have made of its request. */
async function callWith(call: Call, sent: Request, isReplaced: boolean): Promise<Call> {
  const { method, url, headers } = sent;
  const signals = [call.signal, isReplaced ? sent.signal : undefined].filter((signal) => signal !== undefined);
  // A stream is sent as it comes. All else is read, so that it can be sent again.
  const body = call.body instanceof ReadableStream ? sent.body : await sent.blob();
  if (call.authenticated === false) headers.delete("authorization");
  return own({
    ...call,
    method,
    url,
    headers,
    body: body instanceof Blob && body.size === 0 ? undefined : body,
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  }) as Call;
}

/** Returns a response whose body nobody has read. */
function responseOf({ response, bytes }: ClientResponse): Response {
  const { status, headers } = response;
  // A server may answer with a status that nobody can make a response of.
  return status < 600
    ? withBody(response, bytes)
    : Object.defineProperty(new Response(bytes, { status: 599, headers }), "status", { value: status });
}

/** Sends the calls of the operation functions, through the middleware where there is any. */
export async function sendThrough(through: Through, call: Call): Promise<ClientResponse> {
  // What an operation writes of its query itself stands in the address alone.
  const querySerializer = (): string => call.url.replace(/^[^?]*\??/, "");
  const [{ response, error }, details] = await through(call, { parseAs: "stream", querySerializer }, true);
  // openapi-fetch has read the body of an error status, and gives an empty text where there is none.
  const body = response.ok ? response : new Response(error === "" ? null : JSON.stringify(error));
  const isStream = call.stream && response.ok;
  return { response, bytes: isStream || !body.body ? undefined : new Uint8Array(await body.arrayBuffer()), details };
}

/** `Request` for openapi-fetch, which hands it an object with the prototype of all objects. */
function plainRequest(made: (request: Request) => void): typeof Request {
  const plain = function (url: string, init: RequestInit) {
    // What is undefined, Node.js takes from that prototype all the same.
    const request = new Request(url, own({ ...init, body: init.body ?? null }));
    made(request);
    return request;
  };
  // Middleware may answer with a request, which openapi-fetch knows by `instanceof`.
  plain.prototype = Request.prototype;
  return plain as unknown as typeof Request;
}
