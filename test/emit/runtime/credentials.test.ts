import { describe, expect, test } from "vitest";
import type { SecurityScheme } from "../../../scripts/emit/templates/runtime/credentials.js";
import { rejection } from "../../harness/rejection.js";
import { type Descriptor, useOutput } from "./harness.js";

const output = useOutput();

const SCHEMES: readonly (readonly [string, SecurityScheme])[] = [
  ["token", { type: "bearer" }],
  ["user", { type: "basic" }],
  ["header", { type: "apiKey", in: "header", name: "X-Key" }],
  ["query", { type: "apiKey", in: "query", name: "api key" }],
  ["cookie", { type: "apiKey", in: "cookie", name: "session" }],
];
const ALL = { token: "t", user: { username: "u", password: "p:ä" }, header: "h", query: "q&", cookie: "c;" };
const READ: Descriptor = { operationId: "read", method: "GET", path: "/things", accept: ["application/json"] };

interface Sent {
  url: string;
  headers: Record<string, string>;
}

async function sentWith(
  values: object,
  operation: Partial<Descriptor> = {},
  request: object = {},
  baseUrl = "https://a.example/v1",
): Promise<Sent> {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, headers: Object.fromEntries(new Headers(init.headers)) });
    return Promise.resolve(Response.json({}));
  };
  const auth = output.credentials.credentialsOf(SCHEMES, [["token"]], values);
  await output.runtime.createClient({ baseUrl, auth, fetch }).call({ ...READ, ...operation }, request);
  expect(sent).toHaveLength(1);
  return sent[0] as Sent;
}

test.each<[string, Descriptor["security"], Partial<Sent>]>([
  ["the usual ones", undefined, { headers: { authorization: "Bearer t" } }],
  ["HTTP Basic, in UTF-8", [["user"]], { headers: { authorization: `Basic ${Buffer.from("u:p:ä").toString("base64")}` } }],
  ["a header", [["header"]], { headers: { "x-key": "h" } }],
  ["a query parameter", [["query"]], { url: "https://a.example/v1/things?api%20key=q%26" }],
  ["a cookie", [["cookie"]], { headers: { cookie: "session=c%3B" } }],
  ["two together", [["header", "token"]], { headers: { "x-key": "h", authorization: "Bearer t" } }],
  ["the first alternative that is known", [["absent"], ["header"], ["token"]], { headers: { "x-key": "h" } }],
  ["none, if no alternative is known", [["absent", "token"]], { headers: {} }],
])("credentials sends %s", async (_, security, expected) => {
  const { url, headers } = await sentWith(ALL, security === undefined ? {} : { security });
  expect({ url, headers }).toEqual({
    url: expected.url ?? "https://a.example/v1/things",
    headers: { accept: "application/json", ...expected.headers },
  });
});

test("credentials sends none to an operation that takes none", async () =>
  expect(await sentWith(ALL, { authenticated: false })).toEqual({
    url: "https://a.example/v1/things",
    headers: { accept: "application/json" },
  }));

test.each([
  ["header", { headers: { "x-key": "own" } }, { headers: { "x-key": "own" } }],
  ["query", { query: { "api key": "own" } }, { url: "https://a.example/v1/things?api%20key=own" }],
  ["cookie", { headers: { cookie: "session=own" } }, { headers: { cookie: "session=own" } }],
  ["cookie", { headers: { cookie: "a=b" } }, { headers: { cookie: "a=b; session=c%3B" } }],
  ["user", { headers: { authorization: "own" } }, { headers: { authorization: "own" } }],
])("credentials keeps the %s of a call: %j", async (name, request, expected) =>
  expect(await sentWith(ALL, { security: [[name]] }, request)).toMatchObject(expected),
);

test("credentials asks a function for each call", async () => {
  let count = 0;
  const header = (): Promise<string> => Promise.resolve(`key-${++count}`);
  expect(await sentWith({ header }, { security: [["header"]] })).toMatchObject({ headers: { "x-key": "key-1" } });
});

test.each([
  ["header", ""],
  ["header", "hush\n"],
  ["query", 5],
  ["user", "hush"],
  ["user", { username: "hush:", password: "" }],
])("credentials refuses an invalid %s without quoting it: %j", async (name, value) => {
  const error = await rejection(sentWith({ [name]: value }, { security: [[name]] }), output.runtime.RequestError);
  expect(String(error)).not.toContain("hush");
});

test("credentials refuses an unknown scheme", () =>
  expect(() => output.credentials.credentialsOf(SCHEMES, [], { tokn: "t" })).toThrow(/no security scheme tokn/));

test("credentials does not wait longer for a function than for a response", async () => {
  const header = (): Promise<string> => new Promise(() => undefined);
  await rejection(sentWith({ header }, { security: [["header"]] }, { timeout: 1 }), output.runtime.TimeoutError);
});

describe("an operation with a server of its own", () => {
  const server = (own: [string, string[]]): Partial<Descriptor> => ({ server: output.serverFor.serverFor(...own) });
  test.each<[string, [string, string[]], string]>([
    ["goes there", ["https://uploads.example/x", ["https://b.example", "https://a.example/v1/"]], "https://uploads.example/x/things"],
    ["is sent there if the document names no other", ["https://uploads.example", []], "https://uploads.example/things"],
    ["is sent to a test server as all others", ["https://uploads.example", ["https://b.example"]], "https://a.example/v1/things"],
    ["resolves a relative URL", ["/other", ["https://b.example"]], "https://a.example/other/things"],
  ])("%s", async (_, own, url) => expect((await sentWith(ALL, server(own))).url).toBe(url));

  test("must have an https URL", () => rejection(sentWith(ALL, server(["http://uploads.example", []])), output.runtime.RequestError));
});

const tokenUrl = "https://login.example/token?tenant=a";
async function run(
  options: object,
  tokens: object[],
  calls = 1,
): Promise<{ requests: { url: string; authorization: string | null; body: string }[]; sent: (string | null)[] }> {
  const requests: { url: string; authorization: string | null; body: string }[] = [];
  const fetch = output.runtime.byRequest(async (request) => {
    requests.push({ url: request.url, authorization: request.headers.get("authorization"), body: await request.text() });
    return Response.json(tokens[requests.length - 1]);
  });
  const auth = output.clientCredentials.clientCredentials({ tokenUrl, clientId: "id", clientSecret: "a b", fetch, ...options });
  const sent: (string | null)[] = [];
  const api = output.runtime.createClient({
    baseUrl: "https://a.example",
    auth: output.credentials.credentialsOf([["oauth", { type: "bearer" }]], [["oauth"]], { oauth: auth }),
    fetch: (_, { headers }) => {
      const token = new Headers(headers).get("authorization");
      sent.push(token);
      return Promise.resolve(token === "Bearer old" ? json401() : Response.json({}));
    },
  });
  await Promise.all(Array.from({ length: calls }, () => api.call(READ, {})));
  return { requests, sent };
}
const json401 = (): Response => Response.json({}, { status: 401 });

test("client credentials are requested once for concurrent calls, with the client's password in a header", async () => {
  const { requests, sent } = await run({ scopes: ["a", "b"] }, [{ access_token: "new", expires_in: 3600 }], 3);
  expect(requests).toEqual([{ url: tokenUrl, authorization: `Basic ${btoa("id:a+b")}`, body: "grant_type=client_credentials&scope=a+b" }]);
  expect(sent).toEqual(["Bearer new", "Bearer new", "Bearer new"]);
});

test("client credentials may have the password, and further parameters, in the body", async () => {
  const { requests } = await run({ clientAuthentication: "body", parameters: { audience: "https://a" } }, [{ access_token: "new" }]);
  const body = "audience=https%3A%2F%2Fa&grant_type=client_credentials&client_id=id&client_secret=a+b";
  expect(requests[0]).toMatchObject({ authorization: null, body });
});

test("client credentials are requested again after a 401", async () =>
  expect((await run({}, [{ access_token: "old" }, { access_token: "new" }])).sent).toEqual(["Bearer old", "Bearer new"]));

test("client credentials fail with a response that has no token", async () =>
  expect(run({}, [{ error: "invalid_client" }])).rejects.toMatchObject({ code: "AUTH_ERROR", cause: { code: "RESPONSE_ERROR" } }));
