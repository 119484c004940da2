import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../../packages/emulator/src/index.js";
import { exchange } from "../faults/harness.js";
import { call } from "../start/harness.js";

let emulator: Emulator;
beforeAll(async () => void (emulator = await startEmulator({ port: 0 })));
beforeEach(() => emulator.reset());
afterAll(() => emulator.close());

async function control(method: string, name: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const response = await call(emulator, `/_emulator/${name}`, { method, ...sent });
  return { ...response, body: response.body as Record<string, unknown> };
}

const post = (name: string, body?: unknown): ReturnType<typeof control> => control("POST", name, body);

test("restores the initial state on reset", async () => {
  const before = emulator.snapshot();
  emulator.clock.set(0);
  emulator.faults.add({ operation: "*", status: 500 });
  expect(await post("reset")).toEqual({ status: 200, body: { token: "emulator-token" } });
  expect([emulator.snapshot(), emulator.faults.list()]).toEqual([before, []]);
});

test("restores the state of a snapshot", async () => {
  const { body } = await post("snapshot");
  expect((await control("GET", "snapshot")).body).toEqual(body);
  expect(body).toEqual(emulator.snapshot());
  emulator.clock.set(0);
  expect((await post("restore", body)).status).toBe(200);
  expect(emulator.snapshot()).toEqual(body);
});

test("reads, sets, advances and releases the clock", async () => {
  expect((await control("GET", "clock")).body).toMatchObject({ stands: false });
  const first = { now: 1_893_456_000_000, time: "2030-01-01T00:00:00.000Z", stands: true };
  expect((await post("clock", { now: first.time })).body).toEqual(first);
  expect((await post("clock", { advance: 1000 })).body).toEqual({ ...first, now: first.now + 1000, time: "2030-01-01T00:00:01.000Z" });
  expect((await post("clock", { run: true })).body).toMatchObject({ stands: false });
});

test("lists faults, adds several at once, and clears them", async () => {
  const added = await post("faults", [
    { operation: "listAccessGroups", status: 503, retryAfter: 1, times: 1 },
    { operation: "*", delay: 1 },
  ]);
  expect(added.body).toEqual({ faults: emulator.faults.list() });
  expect((await fetch(`${emulator.url}/v1/access-groups`)).status).toBe(503);
  expect((await control("GET", "faults")).body["faults"]).toMatchObject(
    ["fault_1", "fault_2"].map((id, index) => ({ id, used: 1 - index })),
  );
  expect(await control("DELETE", "faults")).toEqual({ status: 200, body: { faults: [] } });
});

test("removes faults by ID and by operation", async () => {
  const faults = ["listAccessGroups", "*", "listAccessGroups", "readAccessGroup"].map((operation) => ({ operation, status: 503 }));
  await post("faults", faults);
  const left = async (query: string): Promise<unknown> => (await control("DELETE", `faults${query}`)).body["faults"];
  expect(await left("?id=fault_3")).toMatchObject([{ id: "fault_1" }, { id: "fault_2" }, { id: "fault_4" }]);
  expect(await left("?operation=listAccessGroups")).toMatchObject([{ id: "fault_2" }, { id: "fault_4" }]);
});

test.each([
  ["?id=fault_9", 404, "fault.exists"],
  ["?ids=fault_1", 400, "query.known"],
  ["?id=fault_1&id=fault_1", 400, "query.once"],
  ["?id=fault_1&operation=*", 400, "query.known"],
  ["?operation=listAccessGroup", 400, "unknown-operation"],
  ["", 400, "additionalProperties", { id: "fault_2" }],
])("keeps the faults at DELETE faults%s", async (query, status, rule, body?: object) => {
  emulator.faults.add({ status: 503 });
  expect(await control("DELETE", `faults${query}`, body)).toMatchObject({ status, body: { error: { rule } } });
  expect(emulator.faults.list()).toHaveLength(1);
});

test.each([
  ["GET", "reset", undefined, 405, "method", undefined],
  ["POST", "constructor", undefined, 404, "path", undefined],
  ["POST", "reset", { all: true }, 400, "additionalProperties", "/all"],
  ["POST", "isolated", { slug: "a" }, 400, "additionalProperties", "/slug"],
  ["POST", "restore", undefined, 400, "required", ""],
  ["POST", "restore", { teams: { "a/b": 1 } }, 400, "invalid-snapshot", "/teams/a~1b"],
  ["POST", "clock", {}, 400, "oneOf", ""],
  ["POST", "clock", { now: 1, run: true }, 400, "oneOf", ""],
  ["POST", "clock", { advance: -1 }, 400, "invalid-clock", ""],
  ["POST", "clock", "{", 400, "json", ""],
  ["POST", "faults", { operation: "*", status: 1 }, 400, "invalid-fault", "/status"],
  ["POST", "faults", [], 200, undefined, undefined],
  ["POST", "stubs", undefined, 400, "invalid-stub", "/0"],
  ["DELETE", "stubs?operation=listProject", undefined, 400, "unknown-operation", "operation"],
  ["GET", "requests?secrets=1", undefined, 400, "enum", "secrets"],
  ["GET", "requests?status=", undefined, 400, "invalid-filter", "status"],
  ["DELETE", "requests?team=a", undefined, 400, "query.known", "team"],
  ["GET", "requests?teamId=a&teamId=b", undefined, 400, "query.once", "teamId"],
  ["POST", "requests", [], 400, "type", ""],
  ["POST", "requests", { team: "a" }, 400, "invalid-filter", ""],
  ["POST", "requests", { timeout: "1s" }, 400, "invalid-option", ""],
  ["POST", "requests", { status: 404, timeout: 1 }, 404, "timeout", undefined],
  ["POST", "reset?teamId=a", undefined, 400, "query.known", "teamId"],
])("handles %s %s with %j: status %i", async (method, name, body, status, rule, at) => {
  const response = await control(method, name, body);
  expect(response.status).toBe(status);
  const { error } = response.body as { error?: { rule: string; place?: { at: string } } };
  expect([error?.rule, error?.place?.at]).toEqual([rule, at]);
});

test.each(["health", "requests", "live"])("responds to HEAD %s without a body", async (name) => {
  const response = await fetch(`${emulator.url}/_emulator/${name}`, { method: "HEAD" });
  expect([response.status, response.headers.get("cache-control"), await response.text()]).toEqual([200, "no-store", ""]);
});

test("names the query parameter for an ID that is sent as a path", async () => {
  const { status, body } = await control("DELETE", "stubs/stub_1");
  expect([status, body]).toMatchObject([
    404,
    { error: { message: "Unknown path /_emulator/stubs/stub_1. Use /_emulator/stubs?id=stub_1." } },
  ]);
});

test("refuses a body that is too large before it is sent", async () => {
  const head = `POST /_emulator/seed HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: ${2 ** 28 + 1}`;
  const { text } = await exchange(emulator.url, head);
  expect(text).toMatch(/^HTTP\/1\.1 413 [^]*"rule":"size"/);
});

test("waits for a request that a filter in the body selects, until the emulator closes", async () => {
  const own = await startEmulator();
  const ask = (filter: object): Promise<Response> =>
    fetch(`${own.url}/_emulator/requests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(filter),
    });
  const waited = ask({ header: { "x-test": "2" }, body: { name: "docs" }, timeout: 60_000 });
  for (const test of ["1", "2"]) {
    const headers = { authorization: `Bearer ${own.token}`, "content-type": "application/json", "x-test": test };
    await fetch(`${own.url}/v1/access-groups`, { method: "POST", headers, body: JSON.stringify({ name: "docs" }) });
  }
  const { requests } = (await (await waited).json()) as { requests: unknown[] };
  expect(requests).toMatchObject([{ method: "POST", headers: { "x-test": "2" } }]);
  expect(await (await ask({ body: { name: "docs" } })).json()).toMatchObject({ requests: [{}, requests[0]] });
  const [inside, outside] = [own.requests.waitFor({ status: 418 }, { timeout: Infinity }), ask({ status: 418, timeout: 60_000 })];
  const closed = expect(inside).rejects.toThrow("before close()");
  await Promise.all([own.close(), closed]);
  expect((await outside.catch(() => ({ status: 404 }))).status).toBe(404);
});

test("forgets the requests of one team", async () => {
  const { token, teamId } = await emulator.isolated();
  for (const bearer of [token, emulator.token ?? ""])
    await fetch(`${emulator.url}/v1/access-groups`, { headers: { authorization: `Bearer ${bearer}` } });
  expect((await control("DELETE", `requests?teamId=${teamId}`)).body).toMatchObject({ requests: [{ status: 200 }] });
  expect([emulator.requests.count({ teamId }), emulator.requests.count()]).toEqual([0, 1]);
});

test.each(["/_emulator/reset", "/v1/access-groups", "/", "/.well-known/openid-configuration", "/_emulator/sso/codes"])(
  "refuses other origins, sites and hosts at %s",
  async (path) => {
    const token = { authorization: "Bearer emulator-token" };
    for (const header of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      const response = await fetch(`${emulator.url}${path}`, { method: "POST", headers: { ...token, ...header } });
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    const { port } = new URL(emulator.url);
    const rebound = await exchange(`http://127.0.0.1:${port}`, `POST ${path} HTTP/1.1\r\nx-first: 1`, `evil.example:${port}`);
    expect(rebound.text).toMatch(/^HTTP\/1.1 403 /);
    const preflight = await fetch(`${emulator.url}${path}`, { method: "OPTIONS", headers: { origin: "https://evil.example" } });
    expect(preflight.status).toBe(403);
  },
);
