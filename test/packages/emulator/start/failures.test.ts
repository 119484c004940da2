import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startEmulator } from "../../../../packages/emulator/src/index.js";
import type { Host } from "../../../../packages/emulator/src/internal/control/control-routes.js";
import { asResponse } from "../../../../packages/emulator/src/internal/contract/to-response.js";
import { createCrossOrigin } from "../../../../packages/emulator/src/internal/control/cross-origin.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import type { Sockets } from "../../../../packages/emulator/src/internal/requests/observed-response.js";
import { createRespond, type RespondParts } from "../../../../packages/emulator/src/internal/respond.js";
import type { Worlds } from "../../../../packages/emulator/src/internal/worlds.js";
import { exchange } from "../faults/harness.js";
import { call, start } from "./harness.js";

const fails = (): never => expect.fail("from the callback");

test.each([
  ["log", "throws", fails],
  ["onFailure", "throws", fails],
  ["log", "rejects", async () => await Promise.resolve().then(fails)],
])("warns if %s %s, and still responds", async (name, _, callback) => {
  const warning = `The emulator's ${name} threw: AssertionError: from the callback`;
  const warned = vi.fn<(warning: Error) => void>();
  process.on("warning", warned);
  onTestFinished(() => void process.off("warning", warned));
  const emulator = await start({ [name]: callback });
  emulator.handle("listProjects", () => expect.fail("from the handler"));
  const error = { status: 500, rule: "emulator.failure", operationId: "listProjects" };
  expect((await call(emulator, "/v10/projects")).body).toMatchObject({ error });
  await expect
    .poll(() =>
      warned.mock.calls
        .flat()
        .map(({ message }) => message)
        .join(),
    )
    .toContain(warning);
});

test.each([
  [431, "Header overflow. Send at most 131072 bytes of URL and headers.", `GET / HTTP/1.1\r\ncookie: ${"a".repeat(2 ** 17)}`],
  [400, "Send HTTP/1.1 without TLS, with a method in upper case, an encoded URL and a Host header.", "\u0016\u0003\u0001"],
  [400, "Invalid method", "patch /v1/access-groups/web HTTP/1.1"],
  [400, "Backslash in request path", "GET /v1\\access-groups HTTP/1.1"],
  [400, "Invalid URL", "OPTIONS * HTTP/1.1"],
  [400, "The emulator is no proxy", "CONNECT api.example.com:443 HTTP/1.1"],
  [400, "Invalid char in url path", "GET /ü HTTP/1.1"],
  [417, 'it expects "a". Send Expect: 100-continue', "GET / HTTP/1.1\r\nhost: a\r\nexpect: a"],
  [400, "Invalid character in chunk size", "POST /v1/access-groups HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nz"],
])("returns %i to an unreadable request, and says: %s", async (status, message, head) => {
  const { text } = await exchange((await start()).url, head);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    error: { status, rule: "http", message: expect.stringContaining(message) as string },
  });
});

test.each([
  ["Missing host header", "GET", ""],
  ["Invalid URL", "GET", "host: a b\r\n"],
  ["Invalid host header", "POST", "host: a@b\r\n"],
])("returns 400 and says: %s", async (message, method, host) => {
  const socket = connect((await start()).port, "127.0.0.1");
  socket.setEncoding("utf8").write(`${method} /v1/access-groups HTTP/1.1\r\n${host}\r\n`);
  expect(await once(socket, "data")).toMatchObject([expect.stringMatching(new RegExp(`^HTTP/1.1 400 [^]*${message}`))]);
  socket.destroy();
});

test("accepts 100 kB of cookies, which a browser has of other ports", async () => {
  const { text } = await exchange((await start()).url, `GET /_emulator/health HTTP/1.1\r\ncookie: ${"a".repeat(100_000)}`);
  expect(text).toMatch(/^HTTP\/1.1 200 /);
});

const failing = (): never => {
  throw new Error("broken");
};

test.each<[path: string, broken: Partial<RespondParts>]>([
  ["/", { home: failing }],
  ["/_emulator/clock", { worlds: { main: { state: { clock: { now: failing } } } } as unknown as Worlds }],
  ["/.well-known/openid-configuration", { worlds: { of: failing } as unknown as Worlds }],
])("reports a failure at %s and returns 500", async (path, broken) => {
  const failures: unknown[] = [];
  const respond = createRespond({
    address: { host: "127.0.0.1", address: "127.0.0.1" },
    url: "http://127.0.0.1:4010",
    crossOrigin: createCrossOrigin([]),
    worlds: { main: {} } as unknown as Worlds,
    host: {} as Host,
    home: failing,
    onRequest: () => undefined,
    onFailure: (error) => `req_${failures.push(error)}`,
    ...broken,
  });
  const request = new Request(`http://127.0.0.1:4010${path}`, { headers: { host: "127.0.0.1:4010" } });
  const response = asResponse(await respond(new ObservedRequest(request, {} as Sockets)));
  expect([response.status, response.headers.get("x-request-id")]).toEqual([500, "req_1"]);
  expect(await response.json()).toMatchObject({ error: { rule: "emulator.failure" } });
  expect(failures).toMatchObject([{ message: "broken" }]);
});

test("frees the port on close for the next emulator", async () => {
  const first = await startEmulator();
  await first.close();
  for (let round = 0; round < 10; round += 1) {
    const emulator = await startEmulator({ port: first.port });
    expect((await fetch(`${emulator.url}/v1/access-groups`)).status).toBe(401);
    await emulator.close();
  }
});
