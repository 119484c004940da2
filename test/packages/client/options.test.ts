import { inspect } from "node:util";
import {
  type ClientOptions,
  createClient,
  createPathClient,
  listWebhooks,
  RequestError,
  type RequestOptions,
  ResponseError,
  TimeoutError,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { byPath, stubbed } from "./harness.js";

const same = (value: string): [string, string] => [value, value];

function refusal(options: object): RequestError {
  try {
    createClient(options as ClientOptions);
  } catch (error) {
    expect(error).toBeInstanceOf(RequestError);
    return error as RequestError;
  }
  return expect.fail(`${inspect(options)} was taken`);
}

test.each([
  ...["", "api.example.com", "api.example.com:443/v1", "http://api.example.com", "http://localhost.example.com", "http://notlocalhost"].map(
    same,
  ),
  ...["http://a127.0.0.1", "http://127.0.0.1.example.com", "http://example.com/localhost/", "ws://localhost", "ftp://[::1]:21/a"].map(same),
  [undefined, "undefined"],
  [null, "null"],
  ["https://user:hush@api.example.com", "https://api.example.com"],
  ["user:hush@api.example.com", "api.example.com"],
  ["https://user:hush/@hush?#@api.example.com/v1?hush", "https://api.example.com/v1"],
  ["http://localhost:hush@evil.example.com", "http://evil.example.com"],
  ["data:text/plain,hush", "data:text/plain"],
  ["https://api.example.com?", "https://api.example.com"],
  ["https://api.example.com/?key=hush", "https://api.example.com/"],
  ["https://api.example.com/#hush", "https://api.example.com/"],
  ["https://a b\u001b", "https://a"],
])("refuses baseUrl %j, quoting it as %j", (baseUrl, quoted) => {
  const error = refusal({ baseUrl });
  expect(error.message).toMatch(/^baseUrl must be an https URL/);
  expect(error.message.endsWith(`, not "${quoted}"`)).toBe(true);
  expect(inspect(error, { depth: 10 })).not.toMatch(/hush/);
});

test.each([
  ...["https://api.example.com", "https://api.example.com:8443/api/v9", "http://localhost:4010", "http://LOCALHOST/"],
  ...["http://api.localhost", "http://127.0.0.1:4010", "http://127.1", "http://[::1]:4010/api"],
])("accepts baseUrl %j", (baseUrl) => expect(() => createClient({ baseUrl })).not.toThrow());

test.each(["", "/", "//"])("sends to one path, whatever slashes baseUrl ends with: %j", async (end) => {
  const fetch = (url: string): Promise<Response> => Promise.resolve(Response.json([url]));
  expect(await listWebhooks(createClient({ baseUrl: `https://api.example.com/v${end}`, fetch }))).toEqual([
    "https://api.example.com/v/v1/webhooks",
  ]);
});

test("refuses missing options, and allows only plain http with allowInsecure", () => {
  for (const options of [undefined, null, {}]) refusal(options as object);
  expect(() => createClient({ baseUrl: "http://api.example.com", allowInsecure: true })).not.toThrow();
  for (const baseUrl of ["http://user:hush@api.example.com", "ftp://api.example.com", "http://api.example.com?x"])
    refusal({ baseUrl, allowInsecure: true });
});

describe("invalid options", () => {
  const rows: [name: string, options: object][] = ["timeout", "deadline", "maxResponseBytes"].flatMap((name) =>
    [0, NaN, 1.5, "10", null].map((value): [string, object] => [name, { [name]: value }]),
  );
  const attempts = [0, NaN, 2.5, "3"].map((value): [string, object] => ["attempts", { retry: { attempts: value } }]);
  const counts = [0, 3, true, "3"].map((retry): [string, object] => ["attempts", { retry }]);

  test.each([...rows, ...attempts, ...counts])("names %s in the error for %o", (name, options) => {
    expect(refusal({ baseUrl: "https://api.example.com", ...options }).message).toBe(`${name} must be an integer from 1 to Infinity`);
  });

  test.each([...rows, ...attempts, ...counts])("names %s and sends nothing for call options %o", async (name, options) => {
    const { client, requests } = stubbed();
    expect((await rejection(listWebhooks(client, options), RequestError)).message).toContain(name);
    expect(requests).toEqual([]);
  });

  test("are refused for an invalid signal, a body of GET, and a query that is circular or 20,000 levels deep", async () => {
    const { client, requests } = stubbed();
    const ring: Record<string, unknown> = {};
    ring["a"] = [ring];
    const deep = Array.from({ length: 20_000 }).reduce<object>((a) => ({ a }), {});
    await rejection(listWebhooks(client, { signal: {} as AbortSignal }), RequestError);
    for (const query of [ring, deep]) await rejection(listWebhooks(client, { query }), RequestError);
    await rejection(client.request("get", "/v1/webhooks", { body: { a: 1 } } as never), RequestError);
    expect(requests).toEqual([]);
  });

  test.each<[options: RequestOptions, error: typeof ResponseError | typeof TimeoutError]>([
    [{ maxResponseBytes: 4 }, ResponseError],
    [{ deadline: 1 }, TimeoutError],
  ])("of a call are its own: %j", async (options, error) => {
    const slow = (): Promise<Response> => new Promise(() => undefined);
    const fetch = options.deadline === undefined ? () => Promise.resolve(Response.json([12345])) : slow;
    const { client } = stubbed({ fetch, maxResponseBytes: 100, deadline: 60_000 });
    await rejection(listWebhooks(client, options), error);
    await rejection(byPath(client).GET("/v1/webhooks", options), error);
    const core = createClient({ baseUrl: "https://api.example.com", fetch });
    await rejection(listWebhooks(core, options), error);
  });

  test("are refused where a function needs bearer() or observe()", () => {
    for (const options of [{ auth: () => "token" }, { hooks: {} }])
      expect(refusal({ baseUrl: "https://api.example.com", ...options }).message).toMatch("bearer(), and hooks observe()");
  });

  test("accepts valid limits and retry options", () => {
    const limits = { timeout: Infinity, deadline: 1, maxResponseBytes: Infinity, retry: { attempts: 1 } };
    for (const options of [limits, { retry: false as const }, { retry: {} }, { timeout: undefined, retry: undefined }])
      expect(() => createClient({ baseUrl: "https://api.example.com", ...options })).not.toThrow();
  });
});

const options = {
  baseUrl: "https://api.example.com/hush",
  headers: { authorization: "Bearer hush" },
  team: { teamId: "hush" },
  auth: { token: () => Promise.resolve("hush"), refresh: () => Promise.resolve("hush"), secret: "hush" },
};

test.each([
  ["createClient", createClient],
  ["createPathClient", createPathClient],
])("prints no options of a client from %s", (_, create) => {
  const client = create(options);
  const printed = [inspect(client, { depth: 20, showHidden: true, getters: true }), JSON.stringify(client)];
  for (const text of printed) expect(text).not.toContain("hush");
});
