import { describe, expect, test } from "vitest";
import { type Server, serverUrlOf } from "../../packages/client/src/runtime/server-url.js";
import { type Case, compileDocuments } from "./harness/compile-documents.js";
import { documentOf } from "../harness/documents.js";

const document = (servers: unknown, paths: object = {}): object => documentOf(paths, { servers });

const HOSTS = [
  {
    url: "https://{region}.example.com:{port}/{version}",
    name: "production",
    description: "The real one.",
    variables: { region: { default: "eu", enum: ["eu", "us"] }, port: { default: "443" }, version: { default: 2 } },
  },
  { url: "/v1" },
  { url: "https://{host}/" },
];

const CASES: Record<string, Case> = {
  "servers typed by the document": {
    document: document(HOSTS),
    uses: `export const urls: string[] = [
  servers.serverUrl(),
  servers.serverUrl(0, { region: "us" }),
  servers.serverUrl("production", { port: "8443" }),
  servers.serverUrl("/v1"),
  servers.serverUrl(2, { host: "a" }),
];
servers.serverUrl(0, { region: "mars" }); // refused: no such region
servers.serverUrl(0, { planet: "mars" }); // refused: no such variable
servers.serverUrl(3); // refused: no such server
servers.serverUrl(1, { region: "eu" }); // refused: a server without variables`,
  },
  "invalid servers": {
    document: document([null, {}, { url: 3 }, { url: "" }, { url: "0" }, { url: "0" }]),
    uses: "export const url = servers.serverUrl(2);\n",
  },
  "servers of operations": {
    document: document([], { "/a": { servers: [{ url: "/path" }], get: {}, post: { servers: [{ url: "/own" }] } } }),
    uses: 'export const own = servers.OPERATION_SERVERS["POST /a"]?.[0]?.url;\n',
  },
};

const found = compileDocuments(CASES);

test.each(Object.keys(CASES))("compiles %s", (name) => expect(found[name]).toEqual([]));

describe("serverUrlOf", () => {
  const servers: readonly Server[] = [
    {
      url: "https://{region}.example.com:{port}",
      name: "production",
      variables: [
        { name: "region", default: "eu", values: ["eu", "us"] },
        { name: "port", default: "443" },
      ],
    },
    { url: "https://{host}/{host}" },
  ];

  test.each<[string, { given: Parameters<typeof serverUrlOf> extends [unknown, ...infer Rest] ? Rest : never; want: string }]>([
    ["the defaults", { given: [0], want: "https://eu.example.com:443" }],
    ["the given variables", { given: ["production", { region: "us", port: undefined }], want: "https://us.example.com:443" }],
  ])("uses %s", (_, { given, want }) => expect(serverUrlOf(servers, ...given)).toBe(want));

  const open: readonly Server[] = [
    {
      url: "https://{tenant}.example.com:{port}/{base}/v1",
      variables: ["tenant", "port", "base"].map((name) => ({ name, default: "a/../?#@" })),
    },
    { url: "//{host}/x" },
    { url: "{scheme}://example.com" },
    { url: "{address}/v1" },
    { url: "/{base}" },
  ];

  test.each(["/", "evil.example?", "x@evil.example:443", "a\n", "a\u0000"])("refuses a variable that changes the host: %j", (value) => {
    expect(() => serverUrlOf(open, 0, { tenant: value })).toThrow(TypeError);
    expect(() => serverUrlOf(open, 0, { port: value })).toThrow("The variable port");
    expect(() => serverUrlOf(open, 1, { host: value })).toThrow(TypeError);
    expect(() => serverUrlOf(open, 2, { scheme: value })).toThrow(TypeError);
  });

  test.each(["..", "a/../b", ".", "a#b", "a\tb"])("refuses a variable that changes the path: %j", (base) => {
    expect(() => serverUrlOf(open, 0, { base })).toThrow(TypeError);
    expect(() => serverUrlOf(open, 4, { base })).toThrow(TypeError);
  });

  test("accepts variables within their part, or as a whole URL if documented", () => {
    expect(serverUrlOf(open, 0, { tenant: "a.b", port: 8443, base: "v2/eu..west" })).toBe("https://a.b.example.com:8443/v2/eu..west/v1");
    expect(serverUrlOf(open, 0)).toBe("https://a/../?#@.example.com:a/../?#@/a/../?#@/v1");
    expect(serverUrlOf(open, 2, { scheme: "http" })).toBe("http://example.com");
    expect(serverUrlOf(open, 3, { address: "https://example.com:1/a" })).toBe("https://example.com:1/a/v1");
  });

  test.each<[string, { key: string | number; variables?: object; want: string }]>([
    ["another value", { key: 0, variables: { region: "mars" }, want: ':{port} must be one of eu, us, not "mars".' }],
    ["a variable without a value", { key: 1, want: "The variable host of https://{host}/{host} has no value." }],
  ])("throws for %s", (_, { key, variables, want }) => {
    expect(() => serverUrlOf(servers, key, variables)).toThrow(TypeError);
    expect(() => serverUrlOf(servers, key, variables)).toThrow(want);
  });
});
