import { connect } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import type { Emulator, RequestFilter, SentRequest } from "../../../../packages/emulator/src/index.js";
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
  const headers = { "content-type": "application/json", cookie: "session=1", authorization: "Bearer t0ken" };
  await fetch(`${emulator.url}/v1/integrations/sso/token`, { method: "POST", headers, body: JSON.stringify(CODE) });
  const [masked] = emulator.requests.find({ body: { code: "c0de" } });
  expect(masked).toMatchObject({ headers: { cookie: "***", authorization: "***" }, body: { client_secret: "***", code: "***" } });
  expect(JSON.stringify(masked)).not.toMatch(/t0ken|c0de|emulator-client-secret|session/);
  expect(emulator.requests.find({}, { secrets: true })).toMatchObject([{ headers: { authorization: "Bearer t0ken" }, body: CODE }]);
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
  requests.clear();
  expect([requests.count(), requests.dropped]).toEqual([0, 0]);
});

test("lists and clears requests over HTTP, and reports its health", async () => {
  const emulator = await start();
  await create(emulator, "docs");
  const get = async (query: string, method = "GET"): Promise<unknown> =>
    (await call(emulator, `/_emulator/requests${query}`, { method })).body;
  expect(await get("?operationId=createAccessGroup&status=200")).toMatchObject({ requests: [{ body: { name: "docs" } }], dropped: 0 });
  expect(await get("?method=GET")).toEqual({ requests: [], dropped: 0 });
  expect(await get("?operation=x")).toMatchObject({ error: { rule: "additionalProperties" } });
  expect(await get("?secrets=true")).toMatchObject({ requests: [{ headers: { authorization: "Bearer emulator-token" } }] });
  expect(await get("", "DELETE")).toEqual({ requests: [], dropped: 0 });
  expect((await call(emulator, "/_emulator/health")).body).toMatchObject({ status: "ok" });
  expect((await call(emulator, "/_emulator/isolated", { method: "POST" })).body).toHaveProperty("teamId", expect.stringMatching(/^team_/));
});
