import { once } from "node:events";
import { type IncomingMessage, request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Failure } from "../../../../packages/emulator/src/internal/failure.js";
import { BODY_LIMIT } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import type { AnyHandler } from "../../../../packages/emulator/src/internal/stubs/stub-entry.js";
import { listen } from "../../../harness/loopback.js";
import { appOf, document, handlersOf, TOKEN } from "./harness.js";

const failures: Failure[] = [];
const group = document.components.examples["createAccessGroup.response-minimal"]?.value;
const readBody: AnyHandler = async (request) => ({ length: (await request.arrayBuffer()).byteLength });
const app = appOf({
  handlers: { createAccessGroup: () => ({ status: 200, body: group }) },
  stubs: handlersOf(readBody, "updateAccessGroup", "deleteAccessGroup", "createAiGatewayVirtualModelConfig", "replaceArtifact"),
  log: (failure) => failures.push(failure),
});
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false, serverOptions: { keepAliveTimeout: 0 } });
const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
let port = 0;
let url = "";

beforeAll(async () => {
  url = await listen(server as Server);
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

test.each<[what: string, more: object, size: number]>([
  ["with a too large content-length before it is sent", { "content-length": BODY_LIMIT + 1 }, 0],
  ["in chunks that exceeds the limit", {}, BODY_LIMIT + 1],
])("refuses a body %s", async (_, more, size) => {
  const sent = httpRequest(`${url}/v1/access-groups`, { method: "POST", headers: { ...headers, ...more } });
  sent.on("error", () => undefined);
  sent.flushHeaders();
  const response = once(sent, "response") as Promise<[IncomingMessage]>;
  for (let written = 0; written < size; written += 1024 * 1024) sent.write(Buffer.alloc(1024 * 1024, " "));
  const [message] = await response;
  expect([message.statusCode, JSON.parse(await text(message))]).toMatchObject([413, { error: { rule: "body.size" } }]);
  sent.destroy();
});

test("reports no failure if the connection closes before the body ends", async () => {
  const socket = connect(port, "127.0.0.1");
  const fields = Object.entries({ host: "a", ...headers, "content-length": 9 }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /v1/access-groups HTTP/1.1\r\n${fields.join("")}\r\n{"na`);
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
  for (const [method, path] of Object.entries({ DELETE: "/v1/access-groups/a", POST: "/v1/ai-gateway/virtual-model-configs" }))
    expect(await (await fetch(url + path, { method, headers, body: "" })).json()).toEqual({ length: 0 });
  const unread = await fetch(`${url}/v8/artifacts/hash`, { method: "PUT", headers, body: new Uint8Array(BODY_LIMIT + 1) });
  expect([unread.status, await unread.json()]).toEqual([200, { length: BODY_LIMIT + 1 }]);
});
