import { expect, test } from "vitest";
import { type Emulator, EmulatorError, type Stub } from "../../../../packages/emulator/src/index.js";
import { exchange } from "../faults/harness.js";
import { call, create, names, post, start } from "./harness.js";

const LIST = "/v10/projects";
const GROUPS = "/v1/access-groups";

async function statuses(emulator: Pick<Emulator, "url" | "token">, ...paths: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const path of paths) found.push((await call(emulator as Emulator, path)).status);
  return found;
}

// prettier-ignore
test.each<[what: string, stub: Stub, path: string, status: number, body: unknown]>([
  ["a fixed response", { operation: "listProjects", respond: { body: { a: 1 } } }, LIST, 200, { a: 1 }],
  ["its own status", { operation: "listProjects", respond: { status: 409, body: 1 } }, LIST, 409, 1],
  ["a function", { operation: "listProjects", respond: (_, { operationId }) => ({ operationId }) }, LIST, 200, { operationId: "listProjects" }],
  ["a JSON Schema", { operation: "listProjects", respond: { schema: { type: "object", properties: { a: { const: 1 } } } } }, LIST, 200, { a: 1 }],
  ["a path and any operation", { match: { path: "/v1*/projects" }, respond: { body: 1 } }, LIST, 200, 1],
  ["another path", { match: { path: "/v2/teams" }, respond: { body: 1 } }, LIST, 501, expect.anything()],
  ["another header", { match: { header: { "x-a": "1" } }, respond: { body: 1 } }, LIST, 501, expect.anything()],
  ["the operations without behavior", { operation: "*", respond: { body: 1 } }, LIST, 200, 1],
  ["the operations without behavior, for another one", { operation: "*", respond: { body: 1 } }, `${GROUPS}/none`, 410, expect.anything()],
  ["an effect alone", { operation: "listProjects", effect: { retryAfter: 1 } }, LIST, 429, expect.anything()],
  ["an effect on an invalid request", { operation: "listAccessGroups", effect: { status: 503 } }, `${GROUPS}?limt=1`, 400, expect.anything()],
  ["an effect before validation", { operation: "listAccessGroups", before: "validation", effect: { status: 503 } }, `${GROUPS}?limt=1`, 503, expect.anything()],
  ["a response before validation", { operation: "createAccessGroup", before: "validation", respond: { status: 202, body: 1 } }, "POST", 202, 1],
  ["a sign-in endpoint", { match: { path: "/_emulator/sso/jwks.json" }, before: "validation", respond: { body: { keys: [] } } }, "/_emulator/sso/jwks.json", 200, { keys: [] }],
])("responds with %s", async (_, stub, path, status, body) => {
  const emulator = await start();
  emulator.stubs.add(stub);
  const response = path === "POST" ? await post(emulator, GROUPS, {}) : await call(emulator, path);
  expect(response).toEqual({ status, body });
});

test.each<[what: string, respond: object, body: unknown, location?: string]>([
  ["a path parameter", { body: { id: "{{path.idOrName}}", url: "/{{ path.idOrName }}/" } }, { id: "a b", url: "/a b/" }],
  ["parameters of the query", { body: ["{{query.a}}", "{{query.b}}", "{{query.c}}", "c={{query.c}}"] }, ["1", ["2", "3"], null, "c="]],
  ["a header, in any case", { body: "{{header.X-Test}}" }, "té"],
  [
    "fields of the body",
    { body: { n: "{{body.n}}", first: "{{body.list.0.x}}", all: "{{body}}", own: "{{body.constructor}}" } },
    { n: 1, first: true, all: { n: 1, list: [{ x: true }], t: "é\r\n" }, own: null },
  ],
  [
    "values in examples and headers",
    { examples: ["{{body.n}}"], headers: { location: "/{{path.idOrName}}?{{body.list}}{{body.t}}" } },
    1,
    '/a b?[{"x":true}]%C3%A9%0D%0A',
  ],
  [
    "the time and a UUID",
    { body: ["{{now}}", "at {{now.iso}}", "{{uuid}}"] },
    [1893456000000, "at 2030-01-01T00:00:00.000Z", expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)],
  ],
  ["no value without the option", { template: false, body: "{{path.idOrName}}" }, "{{path.idOrName}}"],
])("fills in %s", async (_, respond, body, location) => {
  const emulator = await start({ clock: "2030-01-01T00:00:00Z" });
  emulator.stubs.add({ operation: "updateAccessGroup", before: "validation", respond: { status: 200, template: true, ...respond } });
  const headers = { "x-test": "té", "content-type": "application/json" };
  const sent = JSON.stringify({ n: 1, list: [{ x: true }], t: "é\r\n" });
  const response = await fetch(`${emulator.url}${GROUPS}/a%20b?a=1&b=2&b=3`, { method: "POST", headers, body: sent });
  expect([await response.json(), response.headers.get("location")]).toEqual([body, location ?? null]);
});

test.each<[stub: object | null, at: string, message: string]>([
  [null, "/0", "must be of type object"],
  [{}, "/0", "add respond, effect, limit or set"],
  [{ operation: "listProject", respond: {} }, "/0/operation", "Did you mean listProjects?"],
  [{ operation: "listProjects", match: { path: "/v1/**" }, respond: {} }, "/0/match/path", "The operation's path is /v10/projects"],
  [{ match: { path: "/_emulator/sso/jwks.json" }, respond: {} }, "/0/match/path", "no request has it"],
  [{ operation: "listProjects", match: { body: {} }, respond: {} }, "/0/match/body", "accepts no request body"],
  [{ operation: "listProjects", match: { method: "POST" }, respond: {} }, "/0/match/method", "use GET"],
  [{ respond: { status: 99 } }, "/0/respond/status", "must be at least 200"],
  [{ respond: { status: 204, body: {} } }, "/0/respond/body", "has no body"],
  [{ respond: { headers: { "a b": "1" } } }, "/0/respond/headers/a b", "valid HTTP header"],
  [{ respond: { headers: { a: ["1", "\r"] } } }, "/0/respond/headers/a", "valid HTTP header"],
  [{ respond: { headers: { a: 1 } } }, "/0/respond/headers/a", "must be a string, or an array of strings"],
  [{ respond: { examples: [] } }, "/0/respond/examples", "must NOT have fewer than 1"],
  [{ respond: [] }, "/0/respond", "must NOT have fewer than 1"],
  [{ respond: 5 }, "/0/respond", "must be of type object"],
  [{ respond: [{}, { status: 99 }] }, "/0/respond/1/status", "must be at least 200"],
  [{ respond: [{}, { status: 204, body: {} }] }, "/0/respond/1/body", "has no body"],
  [{ effect: { delay: -1 } }, "/0/effect/delay", "must be a number of milliseconds"],
  [{ effect: { delay: [2, 1] } }, "/0/effect/delay", "put the least before the most"],
  [{ effect: { reset: false } }, "/0", "add respond, effect, limit or set"],
  [{ effect: { status: 500, redirect: "/" } }, "/0/effect/status", "300 to 399"],
  [{ respond: {}, effect: { status: 500 } }, "/0/effect/status", "remove it, or respond"],
  [{ before: "validation", respond: () => ({}) }, "/0/before", "a function needs a valid request"],
  [{ respond: { template: true, body: "{{now.date}}" } }, "/0/respond/body", "{{now}}, {{now.iso}} or {{uuid}}"],
  [{ respond: { template: true, body: "{{query}}" } }, "/0/respond/body", "is no value; use {{path.NAME}}"],
  [{ nth: 1, respond: {} }, "/0", 'remove "nth"'],
  [
    { match: { header: { a: { starts: "x" } } }, respond: {} },
    "/0/match/header/a",
    'must be a string, { "like": "…*" }, { "contains": "…" }, { "matches": "…" }, or null for none',
  ],
  [{ match: { body: { a: [{ b: { matches: "(" } }] } }, respond: {} }, "/0/match/body/a/0/b", "matches: Invalid regular expression"],
  [{ respond: { bodyBase64: "!!!!" } }, "/0/respond/bodyBase64", "must be Base64"],
  [{ respond: { body: 1, bodyBase64: "AA==" } }, "/0/respond/bodyBase64", "body is the body"],
  [{ match: { headers: {} }, respond: {} }, "/0/match", 'remove "headers", or write "header"; known properties: method'],
  [{ respond: { template: true, body: { a: ["{{request.query.a}}"] } } }, "/0/respond/body/a/0", "is no value; use {{path.NAME}}"],
  [{ respond: { template: true, headers: { a: "{{query}}" } } }, "/0/respond/headers/a", "use {{path.NAME}}"],
  [{ operation: "readAccessGroup", respond: { template: true, body: "{{path.id}}" } }, "/0/respond/body", "the path has {{path.idOrName}}"],
  [{ operation: "listProjects", respond: { template: true, body: "{{path.id}}" } }, "/0/respond/body", "the path has no parameters"],
])("refuses the stub %j", async (stub, at, message) => {
  const emulator = await start();
  const error = (() => {
    try {
      emulator.stubs.add(stub as Stub);
    } catch (thrown) {
      return thrown as EmulatorError;
    }
  })();
  expect([error?.code, error?.at]).toEqual(["invalid-stub", at]);
  expect(error?.message).toContain(message);
  expect(emulator.stubs.list()).toEqual([]);
});

test.each([
  [undefined, "application/octet-stream"],
  [{ "content-type": "image/png" }, "image/png"],
])("sends bytes in Base64, with the headers %j", async (headers, type) => {
  const bytes = Buffer.from([0, 255, 254, 10]);
  const respond = { status: 200, bodyBase64: bytes.toString("base64"), ...(headers !== undefined && { headers }) };
  const emulator = await start({ stubs: [{ operation: "readTeam", respond }], fixtures: { listTeams: respond } });
  for (const path of ["/v2/teams/a", "/v2/teams"]) {
    const response = await fetch(emulator.url + path, { headers: { authorization: `Bearer ${emulator.token}` } });
    expect([response.headers.get("content-type"), Buffer.from(await response.arrayBuffer())]).toEqual([type, bytes]);
  }
});

test("ends a match that takes exponential time, says so, and does not try the pattern for ever", async () => {
  const emulator = await start();
  emulator.stubs.add({
    operation: "listProjects",
    match: { query: { search: { matches: "^(a+)+$" } } },
    respond: { status: 200, body: 1 },
  });
  const bodyOf = async (search: string): Promise<unknown> => (await call(emulator, `/v10/projects?search=${search}`)).body;
  expect(await bodyOf("aaa")).toBe(1);
  for (let each = 0; each < 50; each += 1) expect(await bodyOf(`${"a".repeat(50)}b`)).toMatchObject({ error: { rule: "operation.shown" } });
  expect(emulator.requests.find()[1]?.near).toMatchObject([{ because: "query" }]);
});

test.each([{ effect: 1 }, { respond: "x" }, { effect: { delay: "1" } }, { limit: 3, times: 1 }])(
  "tells a wrong type once: %j",
  async (stub) => {
    const emulator = await start();
    for (const add of [
      () => emulator.stubs.add(stub as unknown as Stub),
      () => emulator.faults.add({ delay: "1" } as unknown as { delay: 1 }),
    ])
      expect(add).toThrow(/^[^\n]+\n[^\n]+$/);
  },
);

const COOKIES = { headers: { "set-cookie": ["a=1", "b=2"], "x-own": "1" } };

test.each<Stub>([
  { respond: { ...COOKIES, body: {} } },
  { respond: { headers: { ...COOKIES.headers, "content-type": "text/plain" }, body: "text" } },
  { effect: { ...COOKIES, status: 200 } },
  { before: "validation", effect: { ...COOKIES, status: 200 } },
  {
    respond: () =>
      new Response("{}", {
        headers: Object.entries(COOKIES.headers).flatMap(([name, all]) => [all].flat().map((value): [string, string] => [name, value])),
      }),
  },
])("sends a header for each value: %j", async (stub) => {
  const emulator = await start();
  emulator.stubs.add({ operation: "listProjects", ...stub });
  const { headers, status } = await fetch(emulator.url + LIST, { headers: { authorization: `Bearer ${emulator.token}` } });
  expect([status, headers.getSetCookie(), headers.get("x-own")]).toEqual([200, ["a=1", "b=2"], "1"]);
});

test("runs the latest stub that matches, and falls back to those before", async () => {
  const emulator = await start();
  emulator.stubs.add({ operation: "listProjects", respond: { body: "first" } });
  emulator.stubs.add({ operation: "listProjects", times: 1, respond: { examples: ["second", "third"] } });
  emulator.stubs.add({ operation: "*", respond: { body: "last" } });
  emulator.handle("listProjects", async (_, { next }) => ({ from: (await (await next()).json()) as unknown }));
  const bodies = [await call(emulator, LIST), await call(emulator, LIST)].map(({ body }) => body);
  expect(bodies).toEqual([{ from: "second" }, { from: "first" }]);
  const shown = emulator.stubs.list().map(({ id, respond, used }) => [id, respond, used]);
  expect(shown).toEqual([
    ["stub_1", { body: "first" }, 1],
    ["stub_2", { examples: ["second", "third"] }, 1],
    ["stub_3", { body: "last" }, 0],
    ["handler_1", "function", 2],
  ]);
});

test("sends examples in turn, and begins again after a reset of the option's stubs", async () => {
  const emulator = await start({ stubs: [{ operation: "listProjects", respond: { examples: [1, 2] } }] });
  const next = async (): Promise<unknown> => (await call(emulator, LIST)).body;
  expect([await next(), await next(), await next()]).toEqual([1, 2, 2]);
  emulator.stubs.clear();
  emulator.stubs.add({ operation: "listProjects", respond: { body: "own" } });
  expect(await next()).toBe("own");
  await emulator.reset();
  expect([await next(), emulator.stubs.list()]).toMatchObject([1, [{ id: "stub_1", used: 1 }]]);
});

test("limits the requests of a window, with the response of the stub and the seconds that are left", async () => {
  const emulator = await start({ clock: 0 });
  emulator.stubs.add({ operation: "listAccessGroups", limit: { requests: 2, seconds: 10 }, respond: { status: 420, body: "slow down" } });
  emulator.faults.add({ operation: "listProjects", limit: { requests: 0, seconds: 1 } });
  expect(await statuses(emulator, GROUPS, GROUPS, "/v10/projects")).toEqual([200, 200, 429]);
  expect(emulator.requests.find({ status: 429 })).toMatchObject([{ response: { headers: { "retry-after": "1" } } }]);
  emulator.clock.advance(3_500);
  expect(await statuses(emulator, GROUPS)).toEqual([420]);
  expect(emulator.requests.find({ status: 420 })).toMatchObject([
    { response: { headers: { "retry-after": "7" } }, answeredBy: "stub stub_1" },
  ]);
  emulator.clock.advance(6_500);
  expect(await statuses(emulator, GROUPS)).toEqual([200]);
});

test("applies effects to the response of a stub and of the operation", async () => {
  const emulator = await start();
  const fixed = { operation: "listProjects", respond: { body: "0123456789" }, effect: { truncate: 3, headers: { "x-own": "1" } } } as const;
  emulator.stubs.add(fixed);
  const head = `GET ${LIST} HTTP/1.1\r\nauthorization: Bearer ${emulator.token}`;
  expect((await exchange(emulator.url, head)).text).toMatch(/x-own: 1[^]*content-length: 12\r\n[^]*\r\n\r\n"01$/);
  emulator.handle("listProjects", async (_, { next }) => ({ status: (await next()).status }));
  expect((await exchange(emulator.url, head)).text).toMatch(/\r\n\r\n"01$/);
  emulator.stubs.add({ operation: "createAccessGroup", effect: { reset: "after" } });
  await expect(create(emulator, "docs")).rejects.toThrow("fetch failed");
  expect(await names(emulator)).toContain("docs");
});

test("applies the option's stubs in each world, with counts of its own, and takes over others", async () => {
  const emulator = await start({ stubs: [{ operation: "listProjects", times: 1, respond: { body: 1 } }] });
  const one = { ...emulator, ...(await emulator.isolated()) };
  emulator.stubs.add({ operation: "readProject", match: { teamId: one.teamId }, respond: { body: {} } });
  for (const world of [emulator, one]) expect(await statuses(world, LIST, LIST)).toEqual([200, 501]);
  expect(await statuses(one, "/v9/projects/a")).toEqual([200]);
  emulator.setStubs([{ operation: "listTeams", respond: { body: [] } }]);
  for (const world of [emulator, one]) expect(await statuses(world, LIST, "/v2/teams")).toEqual([501, 200]);
  expect(() => emulator.setStubs("x" as unknown as Stub[])).toThrow("must be of type array");
  expect(await statuses(one, "/v2/teams")).toEqual([200]);
});

test("responds with successive responses, the last of which repeats", async () => {
  const emulator = await start();
  const respond = [{ status: 503 }, { body: [] }, { status: 404 }];
  emulator.stubs.add({ operation: "listProjects", respond });
  emulator.stubs.add({ operation: "listTeams", before: "validation", respond, effect: { headers: { "x-own": "1" } } });
  for (const path of [LIST, "/v2/teams"]) expect(await statuses(emulator, path, path, path, path)).toEqual([503, 200, 404, 404]);
  expect(emulator.stubs.list()[0]).toMatchObject({ respond, used: 4 });
});

test("responds by the values that other stubs set, in each world and until a reset", async () => {
  const emulator = await start();
  const world = { ...emulator, ...(await emulator.isolated()) };
  for (const { stubs, faults } of [emulator, world]) {
    faults.add({ operation: "createAccessGroup", when: { group: "none" }, status: 503 });
    stubs.add({ operation: "createAccessGroup", set: { group: "docs" } });
    stubs.add({ operation: "listProjects", when: { group: null }, respond: { status: 404 } });
    stubs.add({ operation: "listProjects", when: { group: "docs" }, from: 2, set: { group: null }, respond: { body: [] } });
  }
  expect(await statuses(emulator, LIST)).toEqual([404]);
  await create(emulator, "docs");
  // The request that lacked the value does not count for `from`.
  expect(await statuses(emulator, LIST, LIST, LIST)).toEqual([501, 200, 404]);
  await create(emulator, "more");
  expect(await statuses(world, LIST)).toEqual([404]);
  expect(await statuses(emulator, LIST)).toEqual([200]);
  expect(emulator.requests.find({ path: GROUPS })[0]?.near).toEqual([
    { id: "fault_1", because: "when", differs: 'group: "none", not null' },
  ]);
  await create(emulator, "most");
  await emulator.reset();
  emulator.stubs.add({ operation: "listProjects", when: { group: null }, respond: { status: 404 } });
  expect(await statuses(emulator, LIST)).toEqual([404]);
});

test("responds by values that a test sets, in code or over HTTP", async () => {
  const emulator = await start();
  const world = await emulator.isolated();
  const control = async (body?: unknown): Promise<unknown> =>
    (await call(emulator, "/_emulator/scenarios", body === undefined ? {} : { method: "POST", body: JSON.stringify(body) })).body;
  emulator.stubs.add({ operation: "listProjects", when: { order: "paid" }, respond: { body: [] } });
  expect(await control({ order: "paid", other: "x" })).toEqual({ order: "paid", other: "x" });
  expect(await statuses(emulator, LIST)).toEqual([200]);
  expect(emulator.stubs.set({ order: null })).toEqual({ other: "x" });
  expect([await control(), world.stubs.set({})]).toEqual([{ other: "x" }, {}]);
  expect(await statuses(emulator, LIST)).toEqual([501]);
  expect(() => emulator.stubs.set({ order: 1 as never })).toThrow("/order");
  expect(await control({ order: 1 })).toMatchObject({ error: { status: 400, place: { in: "body", at: "/order" } } });
  expect(await control([])).toMatchObject({ error: { status: 400 } });
  expect(await control(null)).toMatchObject({ error: { message: expect.stringContaining("must be of type object") as string } });
  const nothing = await call(emulator, "/_emulator/scenarios", { method: "POST" });
  expect(nothing.body).toMatchObject({ error: { message: expect.stringContaining("must be of type object") as string } });
  await emulator.reset();
  expect(await control()).toEqual({});
});

test("adds, lists and removes stubs over HTTP", async () => {
  const emulator = await start();
  const control = async (method: string, query = "", body?: unknown): Promise<unknown> =>
    (await call(emulator, `/_emulator/stubs${query}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })).body;
  const stub = { operation: "listProjects", respond: { body: 1 } };
  expect(await control("POST", "", { stubs: [stub, stub] })).toEqual({ stubs: [1, 2].map((n) => ({ id: `stub_${n}`, ...stub, used: 0 })) });
  expect(await statuses(emulator, LIST)).toEqual([200]);
  emulator.faults.add({ operation: "listTeams", status: 503, query: { a: "1" } });
  const fault = {
    id: "fault_1",
    operation: "listTeams",
    match: { query: { a: "1" } },
    before: "validation",
    effect: { status: 503 },
    used: 0,
  };
  expect(await control("DELETE", "?id=stub_2")).toEqual({ stubs: [{ id: "stub_1", ...stub, used: 0 }, fault] });
  expect(await control("POST", "", [{ respond: {}, x: 1 }])).toMatchObject({ error: { rule: "invalid-stub", place: { at: "/0" } } });
  expect(await control("DELETE")).toEqual({ stubs: [] });
  expect(emulator.unused()).toEqual([{ id: "stub_1", operation: "listProjects" }]);
});

test("says which field of a body differs, but no credentials and no long text", async () => {
  const emulator = await start();
  const bodies = [
    { a: { b: [1] } },
    { a: { b: { like: "x" } } },
    { count: "1" },
    { missing: null },
    { a: { password: "x" } },
    { long: "" },
    [],
    { list: {} },
  ];
  for (const body of bodies) emulator.stubs.add({ operation: "createProject", match: { body }, respond: {} });
  const body = { a: { b: [2], password: "y" }, count: 1, long: "z".repeat(1000), list: [{ apiKey: "k" }] };
  await call(emulator, "/v11/projects", { method: "POST", body: JSON.stringify(body) });
  const near = emulator.requests.find()[0]?.near ?? [];
  expect(near.map(({ differs }) => differs).reverse()).toEqual([
    "a.b: [1], not [2]",
    'a.b: {"like":"x"}, not [2]',
    'count: "1", not 1',
    "missing: null, not null",
    undefined,
    `long: "", not "${"z".repeat(199)}`,
    expect.stringMatching(/^body: \[\], not \{"a":\{"b":\[2\],"password":"\*{3}"/) as string,
    'list: {}, not [{"apiKey":"***"}]',
  ]);
});

test("says which values of a stub's conditions differ, but no credentials", async () => {
  const emulator = await start();
  for (const match of [{ query: { limit: "10" } }, { query: { limit: ["2", "1"] } }, { header: { authorization: null } }])
    emulator.stubs.add({ operation: "listAccessGroups", match, respond: { status: 400 } });
  await call(emulator, "/v1/access-groups?limit=2");
  expect(emulator.requests.find()[0]?.near).toEqual([
    { id: "stub_3", because: "header" },
    { id: "stub_2", because: "query", differs: 'limit: ["2","1"], not "2"' },
    { id: "stub_1", because: "query", differs: 'limit: "10", not "2"' },
  ]);
});
