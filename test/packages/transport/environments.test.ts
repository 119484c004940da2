import { Readable } from "node:stream";
import { createClient, listAccessGroups, observe, readAccessGroup } from "@hosting-platform/client";
import { createPathClient } from "@hosting-platform/client/by-path";
import { paginate } from "@hosting-platform/pagination";
import { expect, test, vi } from "vitest";
import { TransportError } from "../../../packages/client/src/errors/transport-error.js";
import type { Observer } from "../../../packages/client/src/internal/transport/hooks.js";
import { encodeAny } from "../../../packages/client/src/runtime/body.js";
import type { FetchOptions } from "../../../packages/client/src/runtime/sending-options.js";
import { rejection } from "../../harness/rejection.js";
import { elapse, silence, useService, useStoppedTime } from "../../harness/service.js";
import { sender } from "./harness.js";

const service = useService();
useStoppedTime();

const responseLike = (fields: object): Response =>
  ({ status: 200, ok: true, type: "default", url: "", headers: new Headers({ "content-type": "text/plain" }), ...fields }) as Response;

test.each<[name: string, make: () => Response]>([
  ["with a stream of Node.js as the body", () => responseLike({ body: Readable.from(["te", "xt"]), arrayBuffer: textBuffer })],
  ["without a body property, as in React Native", () => responseLike({ arrayBuffer: textBuffer })],
])("reads a response %s", async (_, make) => {
  const fetch = () => Promise.resolve(make());
  expect(await (await sender(service, { fetch })()).text()).toBe("text");
  const error = await rejection(sender(service, { fetch, maxResponseBytes: 3 })(), Error);
  expect(error).toMatchObject({ code: "RESPONSE_ERROR" });
});

function textBuffer(): Promise<ArrayBuffer> {
  return Promise.resolve(new TextEncoder().encode("text").buffer);
}

test("streams a response with a stream of Node.js as the body", async () => {
  const fetch = () => Promise.resolve(responseLike({ body: Readable.from([Buffer.from("te"), Buffer.from("xt")]) }));
  expect(await (await sender(service, { fetch })("GET", { stream: true })).text()).toBe("text");
});

test.each([
  ['RequestInit: Expected signal ("AbortSignal {}") to be an instance of AbortSignal.'],
  ["Failed to construct 'Request': 'signal' of 'RequestInit' (Argument 2) is not of type AbortSignal"],
  ["Expected signal to be an instanceof AbortSignal"],
])("sends without a signal if fetch says: %s", async (message) => {
  const inits: RequestInit[] = [];
  const fetch = (url: string, init: RequestInit) => {
    inits.push(init);
    return init.signal ? Promise.reject(new TypeError(message)) : service.fetch(url, init);
  };
  expect(await (await sender(service, { fetch })("POST", { body: "a" })).text()).toBe("{}");
  expect(service.request.body.toString()).toBe("a");

  service.respond(silence);
  expect(await elapse(sender(service, { fetch })("GET", { timeout: 100, retry: false }))).toMatchObject({
    reason: { code: "TIMEOUT_ERROR" },
    after: 100,
  });
});

test("passes a signal only if the call has a time limit or a signal, and the options of fetch", async () => {
  const inits: (RequestInit & { next?: object })[] = [];
  const fetch = (url: string, init: RequestInit) => {
    inits.push(init);
    return service.fetch(url, init);
  };
  const send = sender(service, { fetch, timeout: Infinity, fetchOptions: { cache: "no-store", next: { revalidate: 60 } } });
  await send();
  await send("GET", { timeout: 100, fetchOptions: { cache: "default" } });
  await send("GET", {
    signal: new AbortController().signal,
    fetchOptions: { method: "POST", headers: { a: "b" } } as unknown as FetchOptions,
  });
  expect(inits.map(({ signal, cache, next, method }) => [!!signal, cache, next, method])).toEqual([
    [false, "no-store", { revalidate: 60 }, "GET"],
    [true, "default", { revalidate: 60 }, "GET"],
    [true, "no-store", { revalidate: 60 }, "GET"],
  ]);
});

test("rejects with an AbortError if the signal of an older runtime has no reason", async () => {
  const target = new EventTarget();
  const signal = Object.assign(target, { aborted: false }) as unknown as AbortSignal;
  service.respond(silence);
  const outcome = elapse(sender(service)("GET", { signal }));
  await service.arrived(1);
  Object.assign(signal, { aborted: true });
  target.dispatchEvent(new Event("abort"));
  expect(await outcome).toMatchObject({ reason: { name: "AbortError" } });
  expect(await rejection(sender(service)("GET", { signal }), Error)).toMatchObject({ name: "AbortError" });
});

const caused = (message: string, fields: object = {}): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), fields) });

/** Causes in Node.js and Deno that another attempt would meet again, word for word. */
test.each<[reason: RegExp, thrown: Error]>([
  [/: bad port$/, caused("bad port")],
  [/: proxy authentication required$/, caused("proxy authentication required")],
  [/: Proxy response \(407$/, caused("Proxy response (407) !== 200 when HTTP Tunneling", { code: "UND_ERR_ABORTED" })],
  [/: self-signed certificate$/, caused("self-signed certificate", { code: "DEPTH_ZERO_SELF_SIGNED_CERT" })],
  [/: certificate has expired$/, caused("certificate has expired", { code: "CERT_HAS_EXPIRED" })],
  [/: client error \(Connect$/, caused("client error (Connect): invalid peer certificate: UnknownIssuer")],
  [
    /: error sending request for url \(https$/,
    caused("error sending request for url (https://h/): client error (Connect): invalid peer certificate"),
  ],
  [/: invalid transfer-encoding header$/, caused("invalid transfer-encoding header", { code: "UND_ERR_INVALID_ARG" })],
  [/: no complete response$/, caused("")],
])("tries once and says %s", async (reason, thrown) => {
  let calls = 0;
  const fetch = () => {
    calls++;
    return Promise.reject(thrown);
  };
  const { reason: error } = (await elapse(sender(service, { fetch })())) as { reason: TransportError };
  expect(error).toBeInstanceOf(TransportError);
  expect([calls, error.message, error.cause]).toEqual([1, expect.stringMatching(reason) as string, thrown]);
});

/** Errors of runtimes that are not the network's, word for word. */
test.each([
  new ReferenceError("fetch is not defined"),
  new ReferenceError("Can't find variable: fetch"),
  new ReferenceError("Property 'fetch' doesn't exist"),
  new TypeError("Fetch failed: Requests to port 1 are blocked"),
  new Error('Requires net access to "a:443", run again with the --allow-net flag'),
  new Error("The 'mode' field on 'RequestInitializerDict' is not implemented."),
  new TypeError("Failed to parse URL from /v1/things"),
  new TypeError("Failed to execute 'fetch' on 'Window': The provided value is not of type 'RequestInit'."),
  new TypeError("Request constructor: zzz is not an accepted type. Expected one of default, no-store."),
])("rejects with what fetch throws: %s", async (thrown) => {
  const fetch = vi.fn(() => Promise.reject(thrown));
  expect((await elapse(sender(service, { fetch })())).reason).toBe(thrown);
  expect(fetch).toHaveBeenCalledOnce();
});

const READ = new Response("{}");
await READ.text();

test.each([
  ["no response", undefined],
  ["a response that was read", READ],
  ["parsed data", { name: "web" }],
  ["a response of axios", { status: 200, headers: {}, data: {} }],
])("refuses a fetch that returns %s, at once", async (_, value) => {
  let calls = 0;
  const fetch = () => {
    calls++;
    return Promise.resolve(value as unknown as Response);
  };
  const { reason: error } = (await elapse(sender(service, { fetch })())) as { reason: TransportError };
  expect(error).toBeInstanceOf(TransportError);
  expect([calls, error.message]).toEqual([1, expect.stringMatching(/: fetch must return an unread Response$/) as string]);
});

const coded = (code: string, message = "any"): Error => Object.assign(new Error(message), { code });

/** Faults of the network in each runtime, word for word. */
test.each<[runtime: string, thrown: Error, reason?: string]>([
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"].map(
    (code): [string, Error, string] => ["Node.js", caused("any", { code }), code],
  ),
  ...["SOCKET", "CONNECT_TIMEOUT", "HEADERS_TIMEOUT", "BODY_TIMEOUT"].map((name): [string, Error, string] => {
    const code = `UND_ERR_${name}`;
    return ["undici", caused("any", { code }), code];
  }),
  ["Node.js", caused("any", { code: "HPE_INVALID_CONSTANT" }), "HPE_INVALID_CONSTANT"],
  ["Node.js 24", caused("any", { name: "HTTPParserError" }), "HTTPParserError"],
  ["Node.js", new TypeError("fetch failed"), "fetch failed"],
  ["Node.js", new TypeError("terminated", { cause: coded("Z_DATA_ERROR") }), "terminated"],
  ["node-fetch", coded("ECONNRESET", "request to https://api.example.com/ failed, reason: socket hang up"), "ECONNRESET"],
  ["Chrome", new TypeError("Failed to fetch")],
  ["Chrome", new TypeError("Failed to fetch (api.example.com)")],
  ["Chrome", new TypeError("network error")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Firefox", new TypeError("Error in body stream")],
  ["Firefox", new TypeError("Error in input stream")],
  ["Safari", new TypeError("Load failed")],
  ["Safari", new TypeError("The network connection was lost.")],
  ["Safari", new TypeError("The Internet connection appears to be offline.")],
  ["Safari", new TypeError("The request timed out.")],
  ["a browser", new DOMException("A network error occurred.", "NetworkError"), "NetworkError"],
  ["any", new DOMException("The operation was aborted due to timeout", "TimeoutError"), "TimeoutError"],
  ["Bun", coded("ConnectionRefused", "Unable to connect. Is the computer able to access the url?"), "ConnectionRefused"],
  ["Bun", coded("ConnectionClosed"), "ConnectionClosed"],
  ["Bun", coded("FailedToOpenSocket", "Was there a typo in the url or port?"), "FailedToOpenSocket"],
  ["Bun", coded("ZlibError"), "ZlibError"],
  ["Bun", coded("InvalidHTTPResponse"), "InvalidHTTPResponse"],
  ["Deno", caused("Connection reset by peer (os error 104)")],
  ["Deno", caused("error sending request for url (https://h/): client error (Connect): dns error")],
  ["Deno", new TypeError("error sending request for url (https://h/): client error (Connect): tcp connect error")],
  ["Deno", new TypeError("error reading a body from connection")],
  ["workerd", new Error("Network connection lost.")],
  ["workerd", new Error("internal error; reference = abc")],
  ["React Native", new TypeError("Network request failed")],
  ["React Native", new TypeError("Network request timed out")],
])("retries a fault of the network in %s: %s", async (_, thrown, reason = "") => {
  let calls = 0;
  const fetch = (url: string, init: RequestInit) => (++calls < 3 ? Promise.reject(thrown) : service.fetch(url, init));
  expect(await elapse(sender(service, { fetch })())).toMatchObject({ value: { status: 200 } });
  calls = 0;
  const error = await rejection(sender(service, { fetch, retry: false })(), TransportError);
  expect(error.message).toMatch(`/v1/things: ${reason}`);
  expect(error.cause).toBe(thrown);
});

/** What frameworks do with the responses of their `fetch`, such as SvelteKit with headers while it renders a page. */
const FORBIDDEN = (): never => {
  throw new Error("may not be read");
};

function guardedResponse(body: string, status = 200): Response {
  const response = new Response(body, { status, headers: { "content-type": "application/json", "retry-after": "1", location: "/a" } });
  for (const name of ["get", "has"]) Object.defineProperty(response.headers, name, { value: FORBIDDEN });
  for (const name of ["url", "type"]) Object.defineProperty(response, name, { get: FORBIDDEN });
  return response;
}

test("reads a response whose headers, url and type may not be read", async () => {
  const fetch = (status: number, body = '{"a":1}') => vi.fn(() => Promise.resolve(guardedResponse(body, status)));
  const hooks = vi.fn<Observer>();
  const responses: object[] = [];
  expect((await sender(service, { fetch: fetch(200), hooks })()).status).toBe(200);
  expect(hooks.mock.calls.map(([name]) => name)).toEqual(["request", "response"]);
  const read = (respond: () => Promise<Response>) =>
    createClient({
      baseUrl: service.baseUrl,
      fetch: respond,
      hooks: observe({ response: (event) => responses.push(event) }),
      retry: false,
    });
  const call = (respond: () => Promise<Response>) => readAccessGroup(read(respond), { path: { idOrName: "web" } });
  expect(await call(fetch(200))).toEqual({ a: 1 });
  expect(responses.at(-1)).toMatchObject({ status: 200 });
  expect(await rejection(call(fetch(404)), Error)).toMatchObject({ code: "API_ERROR", status: 404, body: { a: 1 } });
  expect(await rejection(call(fetch(302)), Error)).toMatchObject({ code: "REDIRECT_ERROR", status: 302 });
  expect(await rejection(call(fetch(200, "<html>")), Error)).toMatchObject({ code: "RESPONSE_ERROR" });
  const page = '{"accessGroups":[],"pagination":{"count":0,"next":null,"prev":null}}';
  expect(await paginate(listAccessGroups, read(fetch(200, page))).toArray()).toEqual([]);
  const byPath = createPathClient({ baseUrl: service.baseUrl, fetch: fetch(200) });
  expect((await byPath.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } })).data).toEqual({ a: 1 });
});

test("reads a response whose body may not be read as a stream", async () => {
  const response = Object.defineProperty(Response.json({ a: 1 }), "body", { get: FORBIDDEN });
  expect(await (await sender(service, { fetch: () => Promise.resolve(response) })()).json()).toEqual({ a: 1 });
});

test("sends the headers of the call with each attempt, whatever fetch does to them", async () => {
  service.respond({ status: 503 }, {});
  const fetch = (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    headers["x-trace"] = `${headers["x-trace"] ?? ""}a`;
    return service.fetch(url, init);
  };
  await elapse(sender(service, { fetch })());
  expect(service.requests.map(({ headers }) => headers["x-trace"])).toEqual(["a", "a"]);
});

test("does not compare the body of HEAD with its content-length", async () => {
  const fetch = () => Promise.resolve(new Response(new Blob([]).stream(), { headers: { "content-length": "5" } }));
  expect((await sender(service, { fetch, retry: false })("HEAD")).status).toBe(200);
});

test("refuses a file of another realm, which fetch would send as its name", () => {
  const foreign = { [Symbol.toStringTag]: "Blob", type: "", size: 4, toString: () => "[object Blob]" };
  expect(() => encodeAny({ body: foreign }, ["text/plain"])).toThrow(TypeError);
  for (const body of [new Blob(["a"]), new Blob(["a"], { type: "text/plain;charset=UTF-8" }), new FormData()])
    expect(encodeAny({ body }, ["text/plain"]).body).toBe(body);
});
