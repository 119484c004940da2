import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { serveHttp } from "../../../packages/cli/src/internal/http.js";
import { createServer } from "../../../packages/cli/src/internal/mcp.js";
import { platform, sessionFor, useEmulator } from "./harness/platform.js";

const used = useEmulator();

async function serve(): Promise<string> {
  const session = sessionFor(used.env);
  const server = await serveHttp(() => createServer(platform, session, { version: "0.0.0", allow: [], maxResult: 20_000 }), 0);
  onTestFinished(async () => {
    await server.close();
    await session.close();
  });
  return server.url;
}

test("serves the tools to the SDK's client", async () => {
  const client = new Client({ name: "test", version: "0.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(await serve())));
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools).toHaveLength(3);
  const { content } = await client.callTool({ name: "call", arguments: { operationId: "listAccessGroups", fields: ["name"] } });
  expect(content[0]).toMatchObject({ text: expect.stringContaining('"name":"web"') as string });
});

test.each(["/mcp", "/mcp/"])("serves a client that accepts anything at %s", async (path) => {
  const headers = { "content-type": "application/json", accept: "*/*" };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  expect((await fetch(new URL(path, await serve()), { method: "POST", headers, body })).status).toBe(200);
});

test.each<[what: string, path: string, headers: Record<string, string>, status: number]>([
  ["a page of another origin", "/mcp", { origin: "https://evil.example.com" }, 403],
  ["a host name that leads here", "/mcp", { host: "evil.example.com" }, 403],
  ["another path", "/", {}, 404],
  ["no JSON", "/mcp", { "content-type": "text/plain" }, 415],
])("refuses %s", async (_what, path, headers, status) => {
  const { request } = await import("node:http");
  const url = new URL(path, await serve());
  const found = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on("error", reject).end("{}");
  });
  expect(found).toBe(status);
});

test.each([
  ["in use", (url: string) => Number(new URL(url).port), "EADDRINUSE"],
  ["out of range", () => 70_000, "should be >= 0 and < 65536"],
])("names a port that is %s", async (_what, port, said) => {
  await expect(serveHttp(() => expect.fail(), port(await serve()))).rejects.toThrow(
    new RegExp(`cannot listen.*${said}.*Pass another --port`),
  );
});

test("listens on 127.0.0.1 only", async () => {
  const elsewhere = (await serve()).replace("127.0.0.1", "127.0.0.2");
  await expect(fetch(elsewhere)).rejects.toThrow("fetch failed");
});
