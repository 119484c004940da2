import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { EmulatorError } from "../emulator-error.js";
import { isUnspecified } from "./control/origin-guard.js";

/** Answers a request; the sockets are there for those who have to misbehave. */
export type Answer = (request: Request, sockets: HttpBindings) => Response | Promise<Response>;

/** Where a server listens. */
export interface Listening {
  /** Such as `http://127.0.0.1:4010`. */
  url: string;
  /** The address that the host is. */
  address: string;
  port: number;
}

/** A server that listens. */
export interface Listener extends Listening {
  /** Takes no more connections, lets requests end for so many milliseconds, then cuts them off. */
  close(grace: number): Promise<void>;
}

/** Listens on a host and a port; `answer` is asked for once both are known. */
export async function serve({ host, port }: { host: string; port: number }, answer: (listening: Listening) => Answer): Promise<Listener> {
  const server = createServer();
  const busy = watchConnections(server);
  // Longer than clients keep a connection: none is closed while they send on it.
  server.keepAliveTimeout = 65_000;
  const bound = await listen(server, host, port);
  const listening = { ...bound, url: `http://${isUnspecified(bound.address) ? "127.0.0.1" : urlHost(host)}:${bound.port}` };
  const fetch = answer(listening);
  // The classes Request and Response of a program that starts an emulator stay what they are.
  const respond = getRequestListener((request, sockets) => fetch(request, sockets as HttpBindings), { overrideGlobalObjects: false });
  server.on("request", (incoming, outgoing) => void respond(incoming, outgoing));
  return { ...listening, close: (grace) => close(server, busy, grace) };
}

function listen(server: Server, host: string, port: number): Promise<{ address: string; port: number }> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen({ port, host, exclusive: true }, () => resolve(server.address() as AddressInfo));
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): EmulatorError {
  const { code = "", message } = error;
  if (code === "EADDRINUSE")
    return new EmulatorError(
      "port-taken",
      `port ${port} of ${host} is taken by another program: choose another, or 0 for one that is free`,
      {
        cause: error,
      },
    );
  const reasons: Record<string, string> = {
    EACCES: `this user may not listen on port ${port}`,
    EADDRNOTAVAIL: `${host} is no address of this machine`,
    ENOTFOUND: `there is no host ${host}`,
  };
  return new EmulatorError("address-unusable", reasons[code] ?? message, { cause: error });
}

function urlHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

interface Connections {
  /** How many requests each is busy with. */
  requests: Map<Socket, number>;
  isClosing: boolean;
}

function watchConnections(server: Server): Connections {
  const connections: Connections = { requests: new Map(), isClosing: false };
  const { requests } = connections;
  server.on("connection", (socket) => {
    requests.set(socket, 0);
    socket.once("close", () => requests.delete(socket));
  });
  server.on("request", ({ socket }, outgoing) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    outgoing.once("close", () => {
      if (!requests.has(socket)) return;
      const left = (requests.get(socket) ?? 1) - 1;
      requests.set(socket, left);
      if (left === 0 && connections.isClosing) socket.destroySoon();
    });
  });
  return connections;
}

async function close(server: Server, connections: Connections, grace: number): Promise<void> {
  connections.isClosing = true;
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // What has arrived by now is read first.
  await new Promise((resolve) => setImmediate(resolve));
  for (const [socket, requests] of connections.requests) if (requests === 0) socket.destroySoon();
  const timer = setTimeout(() => {
    for (const socket of connections.requests.keys()) socket.destroy();
  }, grace);
  await closed;
  clearTimeout(timer);
  // A client in this process learns in the same turn that its connections ended: it shall not send on one of them to whoever listens next.
  await new Promise((resolve) => setImmediate(resolve));
}
