import { connect } from "node:net";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import type { Emulator, RequestFilter, SentRequest } from "../../../../packages/emulator/src/index.js";
import { BODY_LIMIT } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { exchange } from "../faults/harness.js";
import { call, create, start } from "./harness.js";

const CODE = { client_id: "client_1", client_secret: "emulator-client-secret", grant_type: "authorization_code", code: "c0de" };

test("records a request with its body, operation, team and status before the client has the response", async () => {
  const emulator = await start({ clock: 5 });
  await call(emulator, "/v1/access-groups?limit=2&search=a%20b");
  await create(emulator, "docs");
  expect(emulator.requests.find()).toMatchObject([
    { method: "GET", path: "/v1/access-groups", query: { limit: "2", search: "a b" }, body: undefined, operationId: "listAccessGroups" },
    { method: "POST", query: {}, body: { name: "docs" }, operationId: "createAccessGroup", teamId: "team_1", status: 200, time: 5 },
  ]);
});

test.each<[string, (emulator: Emulator) => Promise<unknown>, Partial<SentRequest>]>([
  ["without a token", ({ url }) => fetch(`${url}/v1/access-groups`), { operationId: "listAccessGroups", status: 401, teamId: undefined }],
  ["to no operation", ({ url }) => fetch(`${url}/v9/nothing?a=1&a=2`), { operationId: undefined, status: 404, query: { a: ["1", "2"] } }],
  [
    "that a fault resets",
    async (emulator) => {
      emulator.faults.add({ operation: "createAccessGroup", reset: true });
      await create(emulator, "cut").catch(() => undefined);
    },
    { operationId: "createAccessGroup", body: { name: "cut" }, status: undefined },
  ],
  [
    "that a fault cuts",
    async (emulator) => {
      emulator.faults.add({ operation: "listAccessGroups", truncate: 3 });
      await call(emulator, "/v1/access-groups").catch(() => undefined);
    },
    { operationId: "listAccessGroups", status: 200 },
  ],
])("records a request %s", async (_, send, record) => {
  const emulator = await start();
  await send(emulator);
  expect(emulator.requests.find()).toMatchObject([record]);
});

test("masks credentials unless they are asked for, and matches on the real values", async () => {
  const emulator = await start();
  const given = { cookie: "session=1", authorization: "Bearer t0ken", "x-api-key": "t0ken", referer: "https://a.test/?code=t0ken" };
  const headers = { "content-type": "application/json", ...given };
  const respond = { headers: { location: "/cb?state=1&code=t0ken" }, body: { deep: [{ refresh_token: "t0ken" }], next_token: "kept" } };
  emulator.stubs.add({ before: "validation", respond });
  await fetch(`${emulator.url}/v1/integrations/sso/token?access_token=t0ken`, { method: "POST", headers, body: JSON.stringify(CODE) });
  const [masked] = emulator.requests.find({ body: { code: "c0de" } });
  expect(masked).toMatchObject({ headers: { cookie: "***", authorization: "***" }, body: { client_secret: "***", code: "***" } });
  expect(masked?.response).toMatchObject({ headers: { location: "/cb?state=1&code=***" }, body: { next_token: "kept" } });
  expect(JSON.stringify(masked)).not.toMatch(/t0ken|c0de|emulator-client-secret|session/);
  expect(emulator.requests.find({}, { secrets: true })).toMatchObject([{ headers: { authorization: "Bearer t0ken" }, body: CODE }]);
});

test("keeps all bytes of a body", async () => {
  const emulator = await start();
  const body = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/octet-stream" };
  await fetch(`${emulator.url}/v8/artifacts/hash`, { method: "PUT", headers, body });
  expect(emulator.requests.find()).toMatchObject([{ body }]);
  const listed = (await (await fetch(`${emulator.url}/_emulator/requests`)).json()) as { requests: unknown[] };
  expect(listed.requests).toMatchObject([{ bodyBase64: Buffer.from(body).toString("base64") }]);
});

test("keeps a response that is sent in parts", async () => {
  const emulator = await start();
  emulator.faults.add({ operation: "listAccessGroups", drip: { bytes: 50, every: 1 } });
  const { body } = await call(emulator, "/v1/access-groups");
  expect(emulator.requests.find()).toMatchObject([{ status: 200, response: { body } }]);
});

test.each<[target: string, status: number, path: string | undefined]>([
  ["/v1/access-groups", 401, "/v1/access-groups"],
  ["/v2/../v1/./access-groups?", 401, "/v1/access-groups"],
  ["http://127.0.0.1/v1/access-groups", 401, "/v1/access-groups"],
  ["/v1/access%2Dgroups#part", 401, "/v1/access%2Dgroups"],
  ["//v1/access-groups", 404, "//v1/access-groups"],
  ["/\\v1", 400, undefined],
])("normalizes the target %s", async (target, status, path) => {
  const emulator = await start();
  const { text } = await exchange(emulator.url, `GET ${target} HTTP/1.1`);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(emulator.requests.find()[0]?.path).toBe(path);
});

test("decides on faults in the order of arrival, not of the ends of bodies", async () => {
  const emulator = await start();
  emulator.faults.add({ operation: "createAccessGroup", status: 503, times: 1 });
  const head = ["POST /v1/access-groups HTTP/1.1", `host: 127.0.0.1:${emulator.port}`, "content-length: 16", "connection: close"];
  const socket = connect(emulator.port, "127.0.0.1");
  socket.setEncoding("utf8").write(`${head.join("\r\n")}\r\n\r\n{"name":`);
  await expect.poll(() => emulator.requests.count()).toBe(1);
  expect((await create(emulator, "second")).status).toBe(200);
  socket.write('"first"}');
  const [answer] = (await once(socket, "data")) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(emulator.requests.find()).toMatchObject([{ status: 503, body: { name: "first" } }, { status: 200 }]);
  socket.destroy();
});

test("counts the requests that match a filter", async () => {
  const emulator = await start();
  await call(emulator, "/v1/access-groups?limit=2");
  await create(emulator, "a");
  await create(emulator, "!");
  const filters: [RequestFilter | ((request: SentRequest) => boolean), number][] = [
    [{}, 3],
    [{ operationId: "createAccessGroup" }, 2],
    [{ method: "GET" }, 1],
    [{ status: 400 }, 1],
    [{ body: { name: "a" } }, 1],
    [{ path: "/v1/*", teamId: "team_1" }, 3],
    [{ teamId: "team_2" }, 0],
    [({ query }) => query["limit"] === "2", 1],
  ];
  expect(filters.map(([filter]) => [filter, emulator.requests.count(filter)])).toEqual(filters);
});

test.each<[answeredBy: string | undefined, prepare: (emulator: Emulator) => unknown, path: string]>([
  ["operation listAccessGroups", () => undefined, "/v1/access-groups"],
  ["fixture listTeams", () => undefined, "/v2/teams"],
  [
    "handler handler_2",
    (own) => (own.handle("listProjects", () => ({})), own.handle("listProjects", (_, { next }) => next())),
    "/v10/projects",
  ],
  ["fault fault_1", ({ faults }) => faults.add({ status: 503 }), "/v1/access-groups"],
  ["fault fault_1", ({ faults }) => faults.add({ status: 503, drip: { bytes: 1000, every: 1 } }), "/v1/access-groups"],
  ["rule query.known", () => undefined, "/v1/access-groups?limt=1"],
  ["rule operation.shown", () => undefined, "/v10/projects"],
  ["rule route.exists", () => undefined, "/v9/nothing"],
  [undefined, () => undefined, "/_emulator/sso/jwks.json"],
])("says that a response comes from %s", async (answeredBy, prepare, path) => {
  const emulator = await start({ fixtures: { listTeams: { body: { teams: [] } } } });
  prepare(emulator);
  const response = await fetch(`${emulator.url}${path}`, { headers: { authorization: `Bearer ${emulator.token}` } });
  const body: unknown = await response.json();
  expect(response.headers.get("x-emulator-answered-by")).toBe(answeredBy ?? null);
  const [sent] = emulator.requests.find();
  expect(sent).toMatchObject({ answeredBy, status: response.status, response: { body: sent?.response?.body } });
  expect(sent?.response?.headers["content-type"]).toBe(response.headers.get("content-type"));
  if (answeredBy !== undefined) expect([sent?.response?.body, response.headers.get("x-request-id")]).toEqual([body, "req_000000000001"]);
});

test("says which faults and handlers came near, and lists those that were never used", async () => {
  const emulator = await start();
  emulator.faults.add({ operation: "createAccessGroup", status: 503, body: { name: "docs" } });
  emulator.faults.add({ operation: "listAccessGroups", status: 503 });
  emulator.faults.add({ operation: "createAccessGroup", status: 503, nth: 2 });
  emulator.handle("createAccessGroup", { header: { "x-tenant": "a" } }, () => new Response());
  emulator.handle("createAccessGroup", { body: { name: "web" } }, () => new Response());
  await create(emulator, "api");
  expect(emulator.requests.find()).toMatchObject([
    {
      answeredBy: "operation createAccessGroup",
      near: [
        { id: "fault_1", because: "body", differs: 'name: "docs", not "api"' },
        { id: "fault_3", because: "nth" },
        { id: "handler_2", because: "body", differs: 'name: "web", not "api"' },
        { id: "handler_1", because: "header", differs: 'x-tenant: "a", not null' },
      ],
    },
  ]);
  await create(emulator, "docs");
  const unused = [
    { id: "fault_2", operation: "listAccessGroups" },
    { id: "fault_3", operation: "createAccessGroup" },
    { id: "handler_1", operation: "createAccessGroup" },
    { id: "handler_2", operation: "createAccessGroup" },
  ];
  expect(emulator.unused()).toEqual(unused);
  expect(await (await fetch(`${emulator.url}/_emulator/unused`)).json()).toEqual({ unused });
});

test("waits for a request and its response", async () => {
  const emulator = await start();
  const waited = emulator.requests.waitFor({ operationId: "createAccessGroup" }, { timeout: Infinity });
  await call(emulator, "/v1/access-groups");
  await create(emulator, "docs");
  expect(await waited).toMatchObject({ status: 200, body: { name: "docs" }, response: { body: { name: "docs" } } });
  expect(await emulator.requests.waitFor(({ method }) => method === "POST")).toEqual(await waited);
  for (const timeout of [-1, NaN])
    await expect(emulator.requests.waitFor({}, { timeout })).rejects.toMatchObject({ code: "invalid-option" });
  await expect(emulator.requests.waitFor({ status: 404 }, { timeout: 1 })).rejects.toMatchObject({
    code: "timeout",
    message: expect.stringContaining("POST /v1/access-groups createAccessGroup: 200") as string,
  });
});

test("rejects if the filter function throws for a later request", async () => {
  const emulator = await start();
  const waited = emulator.requests.waitFor(({ body }) => (body as { name: string }).name === "docs");
  const rejected = expect(waited).rejects.toThrow("name");
  await call(emulator, "/v1/access-groups");
  await rejected;
});

test.each<[filter: unknown, code: string, message: string]>([
  [{ operationId: "listAccessGroup" }, "unknown-operation", "Did you mean listAccessGroups?"],
  [{ operation: "listAccessGroups" }, "invalid-filter", 'remove "operation"'],
  [{ method: "get" }, "invalid-filter", 'must be "GET" or'],
  [{ path: /groups/ }, "invalid-filter", "json: is not JSON (RegExp). find(), count() and waitFor() take a function instead"],
  [{ path: "/v1/access-groups/:id" }, "invalid-filter", "with * for any characters"],
  [{ status: "200" }, "invalid-filter", "must be of type integer"],
  [{ operationId: "listAccessGroups", path: "/v10/projects" }, "invalid-filter", "The operation's path is /v1/access-groups"],
  [{ operationId: "listAccessGroups", method: "POST" }, "invalid-filter", "use GET"],
])("refuses the filter %j, which would match nothing", async (filter, code, message) => {
  const { requests } = await start();
  const refusal = expect.objectContaining({ code, message: expect.stringContaining(message) as string }) as Error;
  expect(() => requests.count(filter as RequestFilter)).toThrow(refusal);
  await expect(requests.waitFor(filter as RequestFilter)).rejects.toEqual(refusal);
});

test("refuses an async filter function, which would match everything", async () => {
  const emulator = await start();
  await call(emulator, "/v1/access-groups");
  const filter = (() => Promise.resolve(false)) as unknown as () => boolean;
  expect(() => emulator.requests.count(filter)).toThrow(expect.objectContaining({ code: "invalid-filter" }) as Error);
});

test("drops the oldest of more than 1,000 requests, and counts them", async () => {
  const emulator = await start();
  const socket = connect(emulator.port, "127.0.0.1");
  const send = (name: string, connection: string): string =>
    `GET /v1/access-groups/${name} HTTP/1.1\r\nhost: 127.0.0.1:${emulator.port}\r\nconnection: ${connection}\r\n\r\n`;
  socket.resume();
  socket.write(Array.from({ length: 1001 }, (_, index) => send(`g${index}`, index < 1000 ? "keep-alive" : "close")).join(""));
  await once(socket, "close");
  const { requests } = emulator;
  expect([requests.count(), requests.dropped, requests.find()[0]?.path]).toEqual([1000, 1, "/v1/access-groups/g1"]);
  requests.clear({ path: "/v1/access-groups/g2" });
  await call(emulator, "/v1/access-groups");
  const paths = requests.find().map(({ path }) => path);
  expect([paths.length, paths[0], paths[1], paths.at(-1)]).toEqual([1000, ...["/g1", "/g3", ""].map((end) => `/v1/access-groups${end}`)]);
  requests.clear();
  expect([requests.count(), requests.dropped]).toEqual([0, 0]);
});

test("reads the rest of a body that is too large, so that its connection is free for the next request", async () => {
  const emulator = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statusOf = async (size: number): Promise<number | undefined> => {
    const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json", "transfer-encoding": "chunked" };
    const sent = request(`${emulator.url}/v1/access-groups`, { method: "POST", headers, agent }).end(Buffer.alloc(size, " "));
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect([await statusOf(2 * BODY_LIMIT), await statusOf(0)]).toEqual([413, 400]);
  agent.destroy();
});

test.each(["/_emulator/health", "/"])("responds to a probe of %s in HTTP/1.0, without a Host", async (path) => {
  const socket = connect((await start()).port, "127.0.0.1");
  socket.setEncoding("utf8").write(`GET ${path} HTTP/1.0\r\n\r\n`);
  expect(await once(socket, "data")).toMatchObject([expect.stringMatching(/^HTTP\/1.1 200 /)]);
  socket.destroy();
});

test("lists and clears requests over HTTP, and reports its health", async () => {
  const emulator = await start();
  await create(emulator, "docs");
  const get = async (query: string, method = "GET"): Promise<unknown> =>
    (await call(emulator, `/_emulator/requests${query}`, { method })).body;
  expect(await get("?operationId=createAccessGroup&status=200")).toMatchObject({ requests: [{ body: { name: "docs" } }], dropped: 0 });
  expect(await get("?method=GET")).toEqual({ requests: [], dropped: 0 });
  expect(await get("?operation=x")).toMatchObject({ error: { rule: "query.known" } });
  expect(await get("?secrets=true")).toMatchObject({ requests: [{ headers: { authorization: "Bearer emulator-token" } }] });
  expect(await get("", "DELETE")).toEqual({ requests: [], dropped: 0 });
  expect((await call(emulator, "/_emulator/health")).body).toMatchObject({ status: "ok" });
  expect((await call(emulator, "/_emulator/isolated", { method: "POST" })).body).toHaveProperty("teamId", expect.stringMatching(/^team_/));
});
