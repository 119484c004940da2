import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { TransportError } from "../../../packages/client/src/errors/transport-error.js";
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

const caused = (message: string, code?: string): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), code !== undefined && { code }) });

/** Errors of runtimes, word for word. */
test.each<[reason: RegExp, thrown: Error]>([
  [/bad port$/, caused("bad port")],
  [/Requests to port 1 are blocked$/, new TypeError("Fetch failed: Requests to port 1 are blocked")],
  [/: proxy authentication required$/, caused("proxy authentication required")],
  [/: Proxy response \(407\)$/, caused("Proxy response (407) !== 200 when HTTP Tunneling", "UND_ERR_ABORTED")],
  [/: self-signed certificate$/, caused("self-signed certificate", "DEPTH_ZERO_SELF_SIGNED_CERT")],
  [/certificate has expired$/, caused("certificate has expired", "CERT_HAS_EXPIRED")],
  [/: invalid peer certificate$/, caused("client error (Connect): invalid peer certificate: UnknownIssuer")],
  [/: Requires net access to$/, Object.assign(new Error('Requires net access to "a:443", run again with the --allow-net flag'))],
  [/fetch is not defined$/, new ReferenceError("fetch is not defined")],
  [/Can't find variable$/, new ReferenceError("Can't find variable: fetch")],
  [/Property 'fetch' doesn't exist$/, new ReferenceError("Property 'fetch' doesn't exist")],
  [/is not implemented\.$/, new Error("The 'mode' field on 'RequestInitializerDict' is not implemented.")],
  [/invalid transfer-encoding header$/, caused("invalid transfer-encoding header", "UND_ERR_INVALID_ARG")],
  [/invalid onRequestStart method$/, caused("invalid onRequestStart method", "UND_ERR_INVALID_ARG")],
  [/length does not match content-length header$/, caused("Request body length does not match content-length header")],
  [
    /: wrong version number$/,
    caused("0A00010B:SSL routines:tls_validate_record_header:wrong version number:../ssl/record/tlsany_meth.c:84:"),
  ],
  [/Cannot read properties of undefined$/, new TypeError("Cannot read properties of undefined (reading 'url')")],
  [/options\.url is not a function$/, new TypeError("options.url is not a function")],
  [/is not iterable$/, new TypeError("init.headers is not iterable")],
  [/not an accepted type/, new TypeError("Request constructor: zzz is not an accepted type. Expected one of default, no-store.")],
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
  expect([calls, error.message]).toEqual([1, expect.stringMatching(/: the result of fetch is not an unread Response$/) as string]);
});

/** Errors of runtimes and of functions in place of `fetch`, word for word. */
test.each<[thrown: Error, reason?: string]>([
  [caused("other side closed", "UND_ERR_SOCKET"), "UND_ERR_SOCKET"],
  [new TypeError("Failed to fetch")],
  [new TypeError("Network connection lost.")],
  [new TypeError("Die Netzwerkverbindung wurde unterbrochen.")],
  [new TypeError("The request timed out.")],
  [new Error("net::ERR_CONNECTION_RESET")],
  [new Error("socket hang up")],
  [new Error("internal error; reference = abc")],
  [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "TimeoutError"],
])("retries a fault of the network: %s", async (thrown, reason = "no complete response") => {
  let calls = 0;
  const fetch = (url: string, init: RequestInit) => (++calls < 3 ? Promise.reject(thrown) : service.fetch(url, init));
  expect(await elapse(sender(service, { fetch })())).toMatchObject({ value: { status: 200 } });
  calls = 0;
  expect((await rejection(sender(service, { fetch, retry: false })(), TransportError)).message).toMatch(new RegExp(`: ${reason}$`));
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
