import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cutChunked, redirect, reset, sequence } from "../../../harness/fault-server.js";
import { json, type StubResponse, useServer } from "../../../harness/server.js";
import { COMMAND } from "../cli/harness.js";
import type { Seed, Stub } from "../../../../packages/emulator/src/index.js";
import { Mask } from "../../../../packages/emulator/src/internal/record/mask.js";
import { call, start } from "../start/harness.js";
import { JSON_HEADERS, run, send, startRecorder, TOKEN } from "./harness.js";
import { emptyFolder } from "../../../harness/folders.js";

const platform = useServer();
const other = useServer();
let file: string;
beforeEach(() => void (file = join(emptyFolder(), "stubs.json")));

const stubs = (): unknown => (JSON.parse(readFileSync(file, "utf8")) as { stubs: unknown }).stubs;
const BYTES = Uint8Array.of(0xff, 0, 0x0a, 0xfe);

test("passes on requests and responses unchanged, with the token of the environment", async () => {
  const { url, printed } = await startRecorder(platform.baseUrl, file);
  platform.respond({ status: 201, headers: { "content-type": "image/png", "x-own": "1", "set-cookie": "a=1" }, body: BYTES });
  const headers = {
    authorization: "Bearer other",
    "x-own": "2",
    connection: "x-hop",
    "x-hop": "1",
    cookie: "b=2",
    "if-none-match": "1",
    range: "bytes=0-1",
  };
  const response = await send(url, "/v1/x%2Fy?b=1&a=%20&b=2", { method: "PUT", headers, body: BYTES });
  expect(response).toMatchObject({ status: 201, headers: { "content-type": "image/png", "x-own": "1", "set-cookie": ["a=1"] } });
  expect(response.body).toEqual(Buffer.from(BYTES));
  const { method, path, query, headers: received, body } = platform.request;
  expect([method, path, query.toString(), body]).toEqual(["PUT", "/v1/x%2Fy", "b=1&a=+&b=2", Buffer.from(BYTES)]);
  expect(received).toMatchObject({ host: new URL(platform.baseUrl).host, authorization: `Bearer ${TOKEN}`, "x-own": "2" });
  expect(Object.keys(received).join()).not.toMatch(/x-hop|cookie|if-none-match|range/);
  expect(printed()).toContain("PUT /v1/x%2Fy: not kept: no operation of the contract\n");
  expect(stubs()).toEqual([]);
});

const text = (type: string, body: string | Uint8Array): StubResponse => ({ headers: { "content-type": type }, body });
const TEAM = { operation: "readTeam", match: { path: "/v2/teams/a" } };
const GROUPS = { operation: "createAccessGroup", match: { path: "/v1/access-groups" } };
const POST = { method: "POST", headers: JSON_HEADERS };
const OK = (body: unknown) => ({ respond: { status: 200, headers: JSON_HEADERS, body } });
const readTeam = (...responses: StubResponse[]) => responses.map((response) => ["/v2/teams/a", {}, response] as const);
const withQuota = (body: string, left: string) => ({ headers: { ...JSON_HEADERS, "x-ratelimit-remaining": left }, body });

// prettier-ignore
test.each<[name: string, requests: (readonly [path: string, init: Parameters<typeof send>[2], response: StubResponse])[], kept: unknown]>([
  ["successive bodies as examples", readTeam(json({ a: 1 }), json({ a: 1 }), json({ a: 2 }), json({ a: 3 })), [{ ...TEAM, respond: { status: 200, headers: JSON_HEADERS, examples: [{ a: 1 }, { a: 2 }, { a: 3 }] } }]],
  ["examples with different quotas", readTeam(withQuota("1", "2"), withQuota("2", "1")), [{ ...TEAM, respond: { ...withQuota("", "1"), body: undefined, status: 200, examples: [1, 2] } }]],
  ["other responses to a request in their order", readTeam(json(1), json(1), json({ error: { code: "x" } }, 404), json(2)), [{ ...TEAM, ...OK(2) }, { ...TEAM, respond: { status: 404, headers: JSON_HEADERS, body: { error: { code: "x" } } }, times: 1 }, { ...TEAM, ...OK(1), times: 2 }]],
  ["text, and the headers that clients act on", readTeam({ headers: { "content-type": "text/plain", "retry-after": "1", link: "</a>", date: "x", "set-cookie": "x" }, body: "a" }), [{ ...TEAM, respond: { status: 200, headers: { "content-type": "text/plain", "retry-after": "1", link: "</a>" }, body: "a" } }]],
  ["nothing else", [...readTeam(json(0), text("application/json", "[9007199254740993]"), text("image/png", BYTES), text("application/json", "{"), text("text/event-stream", "a"), text("text/plain", BYTES))], [{ ...TEAM, respond: { status: 200, headers: JSON_HEADERS, body: 0 } }]],
  ["a repeated parameter, and a redirect without a length", [["/v2/teams/a?a=1&a=2", {}, { status: 302, headers: { location: "/b", "transfer-encoding": "chunked" } }]], [{ ...TEAM, match: { ...TEAM.match, query: { a: ["1", "2"] } }, respond: { status: 302, headers: { location: "/b" } } }]],
  ["those with more conditions last", [["/v10/projects?limit=2&a=1", {}, json(1)], ["/v10/projects", {}, json(2)], ["/v10/projects?limit=2", {}, json(3)]], [[undefined, 2], [{ limit: "2" }, 3], [{ limit: "2", a: "1" }, 1]].map(([query, body]) => ({ operation: "listProjects", match: { path: "/v10/projects", query }, respond: { status: 200, headers: JSON_HEADERS, body } }))],
  ["a body where the operation accepts none", [["/v1/access-groups/a", { method: "DELETE", headers: { ...JSON_HEADERS, "content-length": "9" }, body: '{"a":"b"}' }, { status: 204 }]], [{ operation: "deleteAccessGroup", match: { path: "/v1/access-groups/a", body: { a: "b" } }, respond: { status: 204, headers: {} }, before: "validation" }]],
  ["the body of a write", [["/v1/access-groups", { ...POST, body: '{"name":"a"}' }, json(null)], ["/v1/access-groups", { ...POST, body: BYTES }, { status: 204 }]], [{ ...GROUPS, match: { ...GROUPS.match, body: { name: "a" } }, ...OK(null), before: "validation" }, { ...GROUPS, respond: { status: 204, headers: {} }, before: "validation" }]],
])("keeps %s, as stubs of an emulator", async (name, requests, kept) => {
  const { url } = await startRecorder(platform.baseUrl, file);
  platform.respond(sequence(...requests.map(([, , response]) => response)));
  for (const [path, init, { status = 200, body = "" }] of requests)
    expect(await send(url, path, init)).toMatchObject({ status, body: Buffer.from(body) });
  expect(stubs()).toEqual(kept);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const emulator = await start({ stubs: stubs() as Stub[] });
  for (const [path, , { body = "" }] of /^(other|those with more)/.test(name) ? requests : [])
    expect((await call(emulator, path)).body).toEqual(JSON.parse(body as string));
});

test("has no secrets in the file, and prints none", async () => {
  const { url, printed } = await startRecorder(platform.baseUrl, file);
  const encoded = encodeURIComponent(TOKEN);
  const body = {
    [TOKEN]: [`a ${TOKEN}`],
    client_secret: "hidden",
    keys: [{ apiKey: ["hidden"], token: { id: 1 } }],
    code: "hidden",
    to: btoa(TOKEN),
  };
  platform.respond({ ...json(body), headers: { ...JSON_HEADERS, location: `https://a.test/?state=1&code=hidden&x=${encoded}` } });
  const sent = { a: 1, code: "hidden", list: [TOKEN], deep: { password: "hidden", b: 2 } };
  await send(url, `/v1/access-groups?b=1&token=hidden&c=${encoded}`, { ...POST, body: JSON.stringify(sent) });
  await send(url, "/projects/transfer-request/hidden", { method: "PUT" });
  await send(url, `/v1/${encoded}/none`);
  const masked = { "***": ["a ***"], client_secret: "***", keys: [{ apiKey: ["***"], token: { id: 1 } }], code: "***", to: "***" };
  const headers = { ...JSON_HEADERS, location: "https://a.test/?state=1&code=***&x=***" };
  expect(stubs()).toMatchObject([
    { match: { path: "/projects/transfer-request/***" } },
    { match: { path: "/v1/access-groups", query: { b: "1" }, body: { a: 1, deep: { b: 2 } } }, respond: { headers, body: masked } },
  ]);
  for (const secret of [TOKEN, encoded, "hidden"]) expect(readFileSync(file, "utf8") + printed()).not.toContain(secret);
});

// prettier-ignore
test.each([
  "https://a.test/#access_token=HIDDEN&x=1", "/login?next=https%3A%2F%2Fa.test%2Fcb%3Fcode%3DHIDDEN", '<a href="?x=1&amp;code=HIDDEN">', "refresh_token=HIDDEN", "/?auth[token]=HIDDEN",
  "https://s3.test/?X-Amz-Signature=HIDDEN", "https://b.test/?sig=HIDDEN", "https://user:HIDDEN@a.test/", "Use Bearer aHIDDENtoken1.", "basic: Basic dTpISHIDDEN==", "eyJhbGciOiJI.eyJHIDDEN.c2ln",
  '{"id_token": "HIDDEN"}', "-----BEGIN RSA PRIVATE KEY-----\nHIDDEN\n-----END RSA PRIVATE KEY-----", { envs: [{ key: "REGION", value: "HIDDEN" }], created: { key: "a", value: "HIDDEN" } }, [{ name: "DATABASE_URL", value: "HIDDEN" }, { name: "api-token", value: "HIDDEN" }],
  { env: { REGION: "HIDDEN", all: ["A=HIDDEN"], deep: { a: { value: "HIDDEN" } } }, build: { env: { A: "HIDDEN" } } }, { environment_variables: { a: "HIDDEN" }, envVars: [["A", "HIDDEN"]] }, "A=1\nAPI_KEY=HIDDEN\n",
  { secretAccessKey: "HIDDEN", sessionToken: "HIDDEN", "set-cookie": ["HIDDEN"], device_code: "HIDDEN" },
])("records no secret of %j", (body) => expect(JSON.stringify(new Mask(TOKEN).body(body))).not.toContain("HIDDEN"));

test("records what is no secret", () => {
  const body = {
    nextToken: "a",
    page_token: "b",
    max_tokens: "c",
    keyId: "d",
    url: "https://a.test:1/b?page_token=1",
    use: "Basic authentication",
    challenge: 'Bearer resource_metadata="a"',
    env: "production",
    envs: [{ key: "A", target: ["production"], type: "encrypted" }],
    records: [
      { name: "www", type: "A", value: "192.0.2.1" },
      { name: "key", value: 1 },
    ],
  };
  expect(new Mask(TOKEN).body(body)).toEqual(body);
});

const content = (): { stubs: Stub[]; seed?: Seed } => JSON.parse(readFileSync(file, "utf8")) as { stubs: Stub[]; seed?: Seed };
const del = { method: "DELETE", headers: { ...JSON_HEADERS, "content-length": "9" }, body: '{"a":"b"}' };
const post = (body: string, headers = JSON_HEADERS) => ({ method: "POST", headers, body });

// prettier-ignore
test.each<[what: string, message: string, requests: [path: string, init?: Parameters<typeof send>[2]][]]>([
  ["an unknown team", "", [["/v1/access-groups?teamId=team_real"], ["/v10/projects?slug=acme"], ["/v1/access-groups?slug=acme&limit=1"]]],
  ["two ways to name a team", "selects a team more than once", [["/v10/projects?slug=acme&teamId=team_1"]]],
  ["a team without a name", "is empty", [["/v10/projects?teamId="]]],
  ["no token", "is not a bearer token", [["/v10/projects", { headers: { authorization: "" } }], ["/v10/projects?teamId=team_x", { headers: { authorization: "Bearer real" } }], ["/v10/projects"]]],
  ["unknown parameters and values", "has no query parameter newParameter", [["/v1/access-groups?newParameter=1"], ["/v1/access-groups"], ["/v1/access-groups?limit=1000"], ["/v1/access-groups?limit=10"]]],
  ["a value out of range", "must be at most 100", [["/v1/access-groups?limit=1000"], ["/v1/access-groups?limit=1000&search=a"]]],
  ["an unknown field, and none", "is not a property in the contract", [["/v1/access-groups", post("{}")], ["/v1/access-groups", post('{"name":"a"}')], ["/v1/access-groups", post('{"name":"a","new":1}')]]],
  ["the wrong type", "must be of type string", [["/v1/access-groups/a", post('{"name":5}')], ["/v1/access-groups/a", post('{"name":"a"}')]]],
  ["another media type", "does not accept text/plain", [["/v1/access-groups", post("a", { "content-type": "text/plain" })]]],
  ["a body that the operation does not accept", "accepts no request body", [["/v1/access-groups/a", del], ["/v1/access-groups/a", { method: "DELETE" }]]],
])("keeps what the emulator refuses, with the reason, so that all is replayed: %s", async (_, message, requests) => {
  const { url, printed } = await startRecorder(platform.baseUrl, file);
  for (const [index, [path, init]] of requests.entries()) {
    platform.respond(json({ index }));
    await send(url, path, init);
  }
  const lines = printed().split("\n").filter((line) => line.includes(": kept before validation, which refuses it: "));
  expect([lines.length > 0, lines.some((line) => line.includes(message))]).toEqual([message !== "", message !== ""]);
  const emulator = await start(content());
  for (const [index, [path, init]] of requests.entries()) {
    const { status, body } = await send(emulator.url, path, init);
    expect([path, status, JSON.parse(body.toString())]).toEqual([path, 200, { index }]);
  }
});

test("adds the teams of successful requests to the seed of the file, for other requests and the next run", async () => {
  const record = async (...queries: string[]): Promise<void> => {
    const { url } = await startRecorder(platform.baseUrl, file);
    for (const query of queries) await send(url, `/v10/projects${query}`);
  };
  await record("?teamId=team_1", "?slug=second-team");
  expect(content()).not.toHaveProperty("seed");
  await record("?teamId=team_real");
  platform.respond({ status: 403 });
  await record("?teamId=team_lost");
  platform.respond(json({}));
  await record("?slug=acme", "?teamId=team_real");
  expect(
    content()
      .seed?.teams?.slice(2)
      .map(({ id, slug }) => [id, slug]),
  ).toEqual([
    ["team_real", "team_real"],
    ["team_acme", "acme"],
  ]);
  const emulator = await start(content());
  const statusOf = async (query: string): Promise<unknown> => (await send(emulator.url, `/v1/access-groups${query}`)).status;
  expect(await Promise.all(["?teamId=team_real", "?slug=acme", "?teamId=team_lost"].map(statusOf))).toEqual([200, 200, 403]);
});

test("sends the token to the upstream only", async () => {
  const { url } = await startRecorder(platform.baseUrl, file);
  const { host } = new URL(other.baseUrl);
  platform.respond(redirect(307, `${other.baseUrl}/v2/teams`));
  for (const path of ["/v2/teams", `//${host}/v2/teams`, `http://${host}/v2/teams`])
    expect(await send(url, path)).toMatchObject({ status: 307, headers: { location: `${other.baseUrl}/v2/teams` } });
  expect(platform.requests.map(({ path }) => path)).toEqual(["/v2/teams", `//${host}/v2/teams`, "/v2/teams"]);
  expect(other.requests).toEqual([]);
});

const LINK = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };

test.each([{ host: "a.test" }, { origin: "http://a.test" }, LINK])("refuses %j", async (headers) => {
  const { url } = await startRecorder(platform.baseUrl, file);
  expect((await send(url, "/v2/teams", { headers })).status).toBe(403);
  expect(platform.requests).toEqual([]);
});

test.each([reset, cutChunked("reset")])("responds with 502 if the upstream fails", async (handler) => {
  platform.respond(handler);
  const { url, printed } = await startRecorder(platform.baseUrl, file);
  const { status, body } = await send(url, "/v2/teams");
  const { error } = JSON.parse(body.toString()) as { error: { message: string } };
  expect([status, error]).toMatchObject([502, { status: 502, rule: "upstream.response" }]);
  expect(error.message).toMatch(new RegExp(`^${platform.baseUrl} returned no response: .`));
  expect(printed()).toContain(`GET /v2/teams: ${error.message}\n`);
  expect(stubs()).toEqual([]);
});

test("cuts a stream that the upstream cuts, and says so", async () => {
  platform.respond((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\n", () => response.socket?.resetAndDestroy());
    return undefined;
  });
  const print = vi.spyOn(console, "error").mockReturnValue();
  const { url, printed } = await startRecorder(platform.baseUrl, file);
  await expect(fetch(`${url}/v2/teams`).then((response) => response.text())).rejects.toThrow(/terminated|failed/);
  expect(printed()).toContain("GET /v2/teams: cut: ");
  expect(print).not.toHaveBeenCalled();
});

test("adds to the file, and replaces the responses of an earlier run", async () => {
  const own = { operation: "listTeams", respond: { status: 200 } };
  writeFileSync(file, `\uFEFF${JSON.stringify({ stubs: [own, { ...TEAM, respond: { status: 200, headers: {}, body: 1 } }] })}`);
  const { url } = await startRecorder(platform.baseUrl, file);
  await send(url, "/v2/teams/a");
  expect(stubs()).toEqual([own, { ...TEAM, respond: { status: 200, headers: JSON_HEADERS, body: {} } }]);
});

type Misuse = [options: Record<string, string>, message: string, content?: string];
const badTokens = ["NONE", "EMPTY", "LINES"].map((name): Misuse => [{ "token-from": name }, "--token-from must name"]);
const badOrigins = ["http://a.test", "https://a.test/v1", "https://user:key@a.test", "a.test"];
const badFiles = ["{", "[]", '{"stubs":[{"operation":1,"respond":{}}]}'].map((content): Misuse => [{}, "Cannot add to", content]);

test.each<Misuse>([
  ...[...badTokens, ...badFiles, ...badOrigins.map((upstream): Misuse => [{ upstream }, "--upstream must be an origin"])],
  [{ host: "0.0.0.0" }, "--host must be a loopback address"],
  [{ stubs: "" }, "--stubs needs a value"],
  [{ token: "x" }, "Unknown option '--token'"],
])("exits with 2 for %j: %s %s", async (options, message, content = "{") => {
  writeFileSync(file, content);
  const all = { upstream: "https://api.example.com", "token-from": "TOKEN", stubs: file, ...options };
  const [code, printed] = await run("record", ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]));
  expect([code, printed]).toEqual([2, expect.stringContaining(message)]);
  expect(printed).not.toMatch(/NONE|LINES|user:key/);
  expect(readFileSync(file, "utf8")).toBe(content);
});

test("makes no file if its port is in use", async () => {
  const { port } = new URL(platform.baseUrl);
  const [code, printed] = await run("record", "--upstream", other.baseUrl, "--token-from", "TOKEN", "--stubs", file, "--port", port);
  expect([code, printed, readdirSync(join(file, ".."))]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is in use`), []]);
});

test("leaves a valid file when it is killed", async () => {
  const args = [COMMAND, "record", "--upstream", platform.baseUrl, "--token-from", "TOKEN", "--stubs", file, "--port", "0"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, TOKEN } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (printed += part));
  while (!printed.includes("\n")) await once(child.stdout, "data");
  await send(/ (http:\S+)\n/.exec(printed)?.[1] ?? "", "/v2/teams/a");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(stubs()).toEqual([{ ...TEAM, respond: { status: 200, headers: JSON_HEADERS, body: {} } }]);
  expect(readdirSync(join(file, ".."))).toEqual(["stubs.json"]);
});
