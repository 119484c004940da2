import { createPathClient } from "@hosting-platform/client/by-path";
import { createClient, listAccessGroups, readAccessGroup, readArtifact, replaceArtifact } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { bearer } from "@hosting-platform/auth";
import { describe, expect, test, vi } from "vitest";
import { elapse, useService, useStoppedTime } from "../../harness/service.js";

const service = useService();
useStoppedTime();

class Signal {
  constructor(readonly digest: string) {}
}

/** What frameworks and programs throw. */
const THROWN: [name: string, thrown: unknown][] = [
  ["an error with a digest", Object.assign(new Error("Dynamic server usage: no-store fetch https://h/a?b=c"), { digest: "DYNAMIC" })],
  ["an instance of a class that is no error", new Signal("NEXT_REDIRECT;replace;/login;307;")],
  ["a response", Response.redirect("https://example.com/login")],
  ["a promise", new Promise(() => undefined)],
  ["a plain object", { code: "REQUEST_ERROR", message: "mine" }],
  ["a frozen error", Object.freeze(new Error("frozen"))],
  ["an object without a prototype", Object.create(null)],
  ["an object that may not be read", new Proxy({}, { get: () => expect.fail("read") })],
  ["an object whose texts are none", { code: Symbol("code"), name: {}, message: null }],
  ["undefined", undefined],
  ["null", null],
  ["0", 0],
  ["an empty string", ""],
  ["a symbol", Symbol("mine")],
  ["an AbortError of its own", new DOMException("This operation was aborted", "AbortError")],
  ["a mistake", new TypeError("Cannot read properties of undefined (reading 'network')")],
  ["an error whose text begins like that of a browser", new Error("Failed to fetch data")],
  ["an error of a status", new Error("Network response was not ok")],
  ["an error with a cause of the network", new Error("mine", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) })],
];

const failing = (thrown: unknown) => vi.fn((): Promise<Response> => Promise.reject(thrown as Error));
const erring = (thrown: unknown): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({ pull: (controller) => controller.error(thrown) }, { highWaterMark: 0 });
const group = { path: { idOrName: "web" } };
const { baseUrl } = service;

/** The places of code of the caller; each returns the outcome of a call and how often the code ran. */
const PLACES: Record<string, (thrown: unknown) => [call: Promise<unknown>, runs: () => number]> = {
  fetch(thrown) {
    const fetch = failing(thrown);
    return [readAccessGroup(createClient({ baseUrl, fetch }), group), () => fetch.mock.calls.length];
  },
  "fetch of a call by path"(thrown) {
    const fetch = failing(thrown);
    return [createPathClient({ baseUrl, fetch }).GET("/v1/webhooks"), () => fetch.mock.calls.length];
  },
  "fetch through middleware"(thrown) {
    const fetch = failing(thrown);
    const client = createPathClient({ baseUrl, fetch });
    client.use({ onRequest: () => undefined });
    return [readAccessGroup(client, group), () => fetch.mock.calls.length];
  },
  "fetch of a list"(thrown) {
    const fetch = failing(thrown);
    return [paginate(listAccessGroups, createClient({ baseUrl, fetch })).toArray(), () => fetch.mock.calls.length];
  },
  "the body of a response"(thrown) {
    const fetch = vi.fn(() => Promise.resolve(new Response(erring(thrown))));
    return [readAccessGroup(createClient({ baseUrl, fetch }), group), () => fetch.mock.calls.length];
  },
  "the body of a streamed response"(thrown) {
    const fetch = vi.fn(() => Promise.resolve(new Response(erring(thrown))));
    const stream = readArtifact(createClient({ baseUrl, fetch }), { path: { hash: "a" }, parseAs: "stream" });
    return [stream.then((body) => new Response(body).text()), () => fetch.mock.calls.length];
  },
  "the stream of a request"(thrown) {
    // As Node.js does, which replaces the error of a body.
    const failed = new TypeError("fetch failed", { cause: new Error("other") });
    const fetch = vi.fn((_: string, { body }: RequestInit) =>
      new Response(body).text().then(
        () => Response.json({}),
        () => Promise.reject(failed),
      ),
    );
    return [
      replaceArtifact(createClient({ baseUrl, fetch }), { path: { hash: "a" }, body: erring(thrown) }),
      () => fetch.mock.calls.length,
    ];
  },
  "an iterable of a request by path"(thrown) {
    const failed = new TypeError("fetch failed", { cause: new Error("other") });
    const fetch = vi.fn((_: string, { body }: RequestInit) =>
      new Response(body).text().then(
        () => Response.json({}),
        () => Promise.reject(failed),
      ),
    );
    const body = { [Symbol.asyncIterator]: () => ({ next: vi.fn().mockRejectedValue(thrown) }) };
    const init = { params: { path: { hash: "a" } }, body };
    return [createPathClient({ baseUrl, fetch }).request("put", "/v8/artifacts/{hash}", init), () => fetch.mock.calls.length];
  },
  "a token provider"(thrown) {
    const provider = vi.fn(() => Promise.reject(thrown as Error));
    return [readAccessGroup(createClient({ baseUrl, auth: bearer(provider) }), group), () => provider.mock.calls.length];
  },
  "an authentication"(thrown) {
    const token = vi.fn(() => Promise.reject(thrown as Error));
    return [readAccessGroup(createClient({ baseUrl, auth: { token, refresh: token } }), group), () => token.mock.calls.length];
  },
  "a refresh"(thrown) {
    const refresh = vi.fn(() => Promise.reject(thrown as Error));
    const fetch = () => Promise.resolve(new Response(null, { status: 401 }));
    const auth = { token: () => Promise.resolve("token"), refresh };
    return [readAccessGroup(createClient({ baseUrl, auth, fetch }), group), () => refresh.mock.calls.length];
  },
  "a redirect function"(thrown) {
    const redirect = vi.fn().mockThrow(thrown);
    const fetch = () => Promise.resolve(new Response(null, { status: 302, headers: { location: "/a" } }));
    return [readAccessGroup(createClient({ baseUrl, fetch }), { ...group, redirect }), () => redirect.mock.calls.length];
  },
  "a function as hooks"(thrown) {
    const hooks = vi.fn().mockThrowOnce(thrown);
    const fetch = failing(new Error("not reached"));
    return [readAccessGroup(createClient({ baseUrl, fetch, hooks }), group), () => fetch.mock.calls.length + 1];
  },
  "a schema"(thrown) {
    const validate = vi.fn(() => Promise.reject(thrown as Error));
    const schema = { "~standard": { version: 1, vendor: "own", validate } } as const;
    const fetch = () => Promise.resolve(Response.json({}));
    return [readAccessGroup(createClient({ baseUrl, fetch }), { ...group, schema }), () => validate.mock.calls.length];
  },
  "middleware before the request"(thrown) {
    const onRequest = vi.fn().mockThrow(thrown);
    const client = createPathClient({ baseUrl, fetch: service.fetch });
    client.use({ onRequest });
    return [client.GET("/v1/webhooks"), () => onRequest.mock.calls.length];
  },
  "middleware after the response"(thrown) {
    const onResponse = vi.fn().mockThrow(thrown);
    const client = createPathClient({ baseUrl, fetch: service.fetch });
    client.use({ onResponse });
    return [readAccessGroup(client, group), () => onResponse.mock.calls.length];
  },
};

describe.each(Object.entries(PLACES))("what %s throws", (_, place) => {
  test.each(THROWN)("reaches the caller unchanged, after one attempt: %s", async (__, thrown) => {
    const [call, runs] = place(thrown);
    const outcome = await elapse(call);
    expect("reason" in outcome && Object.is(outcome.reason, thrown)).toBe(true);
    expect([runs(), outcome.after]).toEqual([1, 0]);
  });
});
