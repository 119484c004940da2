import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { close, listen } from "../../../harness/loopback.js";

/**
 * Stands before the registry and lets some packages through, so that a release can be ended between two of them: it is shut once a package
 * has come that is one too many, which is not passed on.
 */
export async function openGate(
  registry: string,
  packages: number,
): Promise<{ url: string; isShut: Promise<void>; close(): Promise<void> }> {
  let passed = 0;
  let shut: () => void;
  const isShut = new Promise<void>((resolve) => (shut = resolve));
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    if (incoming.method === "PUT" && ++passed > packages) shut();
    else pass(registry, incoming, response);
  });
  return { url: `${await listen(server)}/`, isShut, close: () => close(server) };
}

function pass(registry: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = "/", headers } = incoming;
  const outgoing = request(new URL(url, registry), { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  outgoing.on("error", () => response.destroy());
  response.on("error", () => outgoing.destroy());
  incoming.pipe(outgoing);
}
