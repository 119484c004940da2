import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
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
  const respond = async (request: Request): Promise<Response> => {
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ?? originValidationResponse(request, localhostAllowedOrigins());
    if (refused !== undefined) return refused;
    if (new URL(request.url).pathname.replace(/\/$/, "") !== "/mcp") return new Response("The server is at /mcp.\n", { status: 404 });
    // The SDK refuses a client that accepts anything.
    if (/^$|\*\/\*/.test(request.headers.get("accept") ?? "")) request.headers.set("accept", "application/json, text/event-stream");
    return handler.fetch(request);
  };
  const listener = getRequestListener(respond, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
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
