import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { call, start } from "../start/harness.js";

afterEach(() => vi.unstubAllGlobals());

const BODY = { text: "x".repeat(1_000) };

test("sends a decoded fetch() response that a handler returns", async () => {
  const upstream = createServer({ keepAliveTimeout: 0 }, (_, response) => {
    const bytes = gzipSync(JSON.stringify(BODY));
    response.writeHead(203, { "content-encoding": "gzip", "content-length": bytes.length, "x-upstream": "yes" }).end(bytes);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => upstream.once("listening", resolve));
  onTestFinished(() => void upstream.close());
  const emulator = await start();
  emulator.handle("listProjects", () => fetch(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`));
  expect(await call(emulator, "/v10/projects")).toEqual({ status: 203, body: BODY });
  const { headers } = await fetch(`${emulator.url}/v10/projects`, { headers: { authorization: "Bearer emulator-token" } });
  expect([headers.get("x-upstream"), headers.get("content-encoding")]).toEqual(["yes", null]);
});

test("recognizes a response if the global Response class was replaced", async () => {
  const emulator = await start();
  const { Response: Own } = globalThis;
  emulator.handle("listProjects", () => new Own(null, { status: 418 }));
  // As the server of Hono does by default in whose tests the emulator runs.
  vi.stubGlobal("Response", class extends Own {});
  expect(await call(emulator, "/v10/projects")).toEqual({ status: 418, body: undefined });
});
