import { createServer, request as forward } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { close, listen } from "../../../harness/loopback.js";

/** A proxy on the loopback interface, and what it was asked for: the hosts of tunnels and the addresses of requests. */
export type Proxy = Readonly<{ url: string; asked: string[]; close(): Promise<void> }>;

/**
 * Starts a proxy that leads each tunnel to this machine, to `port` or else the port that is asked for, or refuses it with a status. With a
 * `user`, such as `name:password`, it takes tunnels of that user alone, and no credential of another kind.
 */
export async function startProxy({ port, status, user }: { port?: number; status?: number; user?: string } = {}): Promise<Proxy> {
  const credential = user && `Basic ${Buffer.from(user).toString("base64")}`;
  const asked: string[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    asked.push(request.url ?? "");
    const { method, headers } = request;
    request.pipe(
      forward(request.url ?? "", { method, headers }, (reply) => reply.pipe(response.writeHead(reply.statusCode ?? 0, reply.headers))),
    );
  });
  server.on("connect", ({ url, headers }, socket) => {
    asked.push(url ?? "");
    sockets.add(socket);
    const isKnown = headers["proxy-authorization"] === credential && !headers.authorization;
    const refused = status ?? (isKnown ? undefined : 407);
    if (refused !== undefined) return socket.end(`HTTP/1.1 ${refused} Refused\r\ncontent-length: 0\r\n\r\n`);
    const tunnel = connect(port ?? Number(url?.split(":")[1]), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      tunnel.pipe(socket).pipe(tunnel);
    });
    // Whoever leaves first takes the other along.
    tunnel.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => tunnel.destroy()).on("close", () => tunnel.destroy());
  });
  return {
    url: await listen(server),
    asked,
    close() {
      // The server has let go of those that became tunnels.
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };
}
