import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  type McpServerFactory,
} from "@modelcontextprotocol/server";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";

/** Serves streamable HTTP at `/mcp` on 127.0.0.1. Refuses pages of other origins and other host names, as the specification asks. */
export async function serveHttp(factory: McpServerFactory, port: number): Promise<{ url: string; close(): Promise<void> }> {
  const handler = createMcpHandler(factory);
  const server = createServer((incoming, outgoing) => void respond(handler.fetch, incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve)).catch((error: unknown) => {
    throw new CommandError(`The server cannot listen: ${(error as Error).message}. Pass another --port.`);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    async close() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Handle = (request: Request) => Promise<Response>;

async function respond(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const ended = new AbortController();
  outgoing.once("close", () => ended.abort());
  const { method = "GET", url = "/", headers } = incoming;
  const fields = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]));
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(new URL(url, "http://127.0.0.1"), {
    method,
    headers: fields,
    signal: ended.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: "half" as const }),
  });
  // The SDK refuses a client that accepts anything.
  if (/^$|\*\/\*/.test(headers.accept ?? "")) request.headers.set("accept", "application/json, text/event-stream");
  const refused =
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? originValidationResponse(request, localhostAllowedOrigins());
  const path = new URL(request.url).pathname.replace(/\/$/, "");
  const response = refused ?? (path === "/mcp" ? await handle(request) : new Response("The server is at /mcp.\n", { status: 404 }));
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}
