import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Failure } from "../../../../packages/emulator/src/internal/app-parts.js";
import type { AnyHandler } from "../../../../packages/emulator/src/internal/handler-list.js";
import { BODY_LIMIT } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { appOf, document, handlersOf, TOKEN } from "./harness.js";

const failures: Failure[] = [];
const group = document.components.examples["createAccessGroup.response-minimal"]?.value;
const readBody: AnyHandler = async (request) => ({ length: (await request.arrayBuffer()).byteLength });
const app = appOf({
  handlers: { createAccessGroup: () => ({ status: 200, body: group }) },
  registered: handlersOf(readBody, "updateAccessGroup", "deleteAccessGroup", "createAiGatewayVirtualModelConfig", "replaceArtifact"),
  log: (failure) => failures.push(failure),
});
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false, serverOptions: { keepAliveTimeout: 0 } });
const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
let port = 0;
let url = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());

test("refuses a body with a too large content-length before it is sent", async () => {
  const sent = httpRequest(`${url}/v1/access-groups`, { method: "POST", headers: { ...headers, "content-length": BODY_LIMIT + 1 } });
  sent.on("error", () => undefined);
  sent.flushHeaders();
  const [message] = (await once(sent, "response")) as [IncomingMessage];
  expect([message.statusCode, JSON.parse(await text(message))]).toMatchObject([413, { error: { rule: "body.size" } }]);
  sent.destroy();
});

test("refuses a chunked body that exceeds the limit", async () => {
  const sent = httpRequest(`${url}/v1/access-groups`, { method: "POST", headers });
  sent.on("error", () => undefined);
  const response = once(sent, "response") as Promise<[IncomingMessage]>;
  for (let size = 0; size <= BODY_LIMIT; size += 1024 * 1024) sent.write(Buffer.alloc(1024 * 1024, " "));
  const [message] = await response;
  expect([message.statusCode, JSON.parse(await text(message))]).toMatchObject([413, { error: { rule: "body.size" } }]);
  sent.destroy();
});

test("reports no failure if the connection closes before the body ends", async () => {
  const socket = connect(port, "127.0.0.1");
  const head = [
    "POST /v1/access-groups HTTP/1.1",
    "Host: a",
    `Authorization: Bearer ${TOKEN}`,
    "Content-Type: application/json",
    "Content-Length: 9",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{"na`);
  const [, outgoing] = (await once(server, "request")) as [unknown, NodeJS.EventEmitter];
  const closed = once(outgoing, "close");
  socket.destroy();
  await closed;
  expect(await (await fetch(`${url}/nothing`)).json()).toMatchObject({ error: { rule: "route.exists" } });
  expect(failures).toEqual([]);
});

test("passes the body to registered handlers, whether or not validation read it", async () => {
  const read = await fetch(`${url}/v1/access-groups/a`, { method: "POST", headers, body: '{"name":"a"}' });
  expect([read.status, await read.json()]).toEqual([200, { length: 12 }]);
  for (const [method, path] of [
    ["DELETE", "/v1/access-groups/a"],
    ["POST", "/v1/ai-gateway/virtual-model-configs"],
  ] as const) {
    const empty = await fetch(url + path, { method, headers, body: "" });
    expect(await empty.json()).toEqual({ length: 0 });
  }
  const unread = await fetch(`${url}/v8/artifacts/hash`, { method: "PUT", headers, body: new Uint8Array(BODY_LIMIT + 1) });
  expect([unread.status, await unread.json()]).toEqual([200, { length: BODY_LIMIT + 1 }]);
});
