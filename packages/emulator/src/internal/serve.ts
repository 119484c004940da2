import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
// Fake timers of a test replace the global ones.
import { clearTimeout, setImmediate, setTimeout } from "node:timers";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { EmulatorError } from "../emulator-error.js";
import { isUnspecified } from "./control/origin-guard.js";
import { type AnyResponse, asResponse, TextResponse } from "./contract/to-response.js";
import { Refusal } from "./refusal.js";
import { ObservedRequest } from "./requests/observed-request.js";
import { FollowedResponse, type Sockets } from "./requests/observed-response.js";

type Server = HttpServer<typeof IncomingMessage, typeof FollowedResponse>;

/** Maximum size of the URL and headers in bytes. Browsers send the cookies of all ports of a host. */
const LARGEST_HEAD = 128 * 1024;

export type Respond = (request: ObservedRequest) => Promise<AnyResponse>;

export interface Listening {
  url: string;
  address: string;
  port: number;
}

export interface Listener extends Listening {
  /** Stops accepting connections, waits `grace` milliseconds for active requests, then closes all connections. */
  close(grace: number): Promise<void>;
}

/**
 * Listens on a host and a port; calls `create` for the request handler once the port is known. The host `localhost` is 127.0.0.1, and ::1
 * where the port is free there, since it is ::1 first for many clients.
 */
export async function serve({ host, port }: { host: string; port: number }, create: (listening: Listening) => Respond): Promise<Listener> {
  const name = host === "localhost" ? "127.0.0.1" : host;
  const first = await listen(name, port);
  const bound = first.address() as AddressInfo;
  const second = host === "localhost" ? await listen("::1", bound.port).catch(() => undefined) : undefined;
  const servers = second === undefined ? [first] : [first, second];
  const url = `http://${isUnspecified(bound.address) ? "127.0.0.1" : urlHost(name)}:${bound.port}`;
  const listening = { address: bound.address, port: bound.port, url };
  const respond = create(listening);
  const closers = servers.map((each) => {
    // Longer than clients keep idle connections, so that no connection closes while a client sends.
    each.keepAliveTimeout = 65_000;
    const busy = watchConnections(each);
    each.on("request", (incoming, outgoing) => {
      handle(respond, { incoming, outgoing }).catch((error: unknown) => outgoing.destroy(error as Error));
    });
    each.on("checkExpectation", ({ headers }: IncomingMessage, outgoing: ServerResponse) => {
      const advice = "Send Expect: 100-continue, or none";
      const message = `The request is not handled: it expects ${JSON.stringify(headers.expect)}. ${advice}.`;
      outgoing.statusCode = 417;
      outgoing.setHeader("content-type", "application/json");
      outgoing.end(JSON.stringify(new Refusal(417, "http", message, "header", "expect")));
    });
    each.on("clientError", (error, socket) => refuseUnreadable(error, socket as Socket));
    each.on("connect", (_, socket) => refuseUnreadable(new Error("The emulator is no proxy"), socket as Socket));
    return (grace: number) => close(each, busy, grace);
  });
  return {
    ...listening,
    close: async (grace) => {
      await Promise.all(closers.map((end) => end(grace)));
      // A client in this process must notice the closed connections before another server listens on the port.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** Handles a request of the server. A web request and response are made on demand, since they take as long as the rest. */
async function handle(respond: Respond, sockets: Sockets): Promise<void> {
  const { incoming, outgoing } = sockets;
  // Probes of load balancers send none, which HTTP/1.0 allows; browsers always do.
  if (incoming.httpVersionMinor === 0 && incoming.headers.host === undefined)
    incoming.rawHeaders.push("host", (incoming.headers.host = "localhost"));
  let send: ((response: Response) => void) | undefined;
  const source = (): Request => {
    const web = webRequest(sockets);
    if (web.request === undefined) throw new Error("The request has no valid URL");
    ({ send } = web);
    return web.request;
  };
  let observed: ObservedRequest;
  try {
    // Refused, since it is required, and a valid path alone needs no web request.
    if (incoming.headers.host === undefined) source();
    observed = new ObservedRequest(source, sockets);
  } catch {
    return;
  }
  const response = await respond(observed);
  if (response instanceof TextResponse && observed.isRead && send === undefined) response.send(outgoing);
  else if (response !== RESPONSE_ALREADY_SENT || send !== undefined) (send ?? webRequest(sockets).send)?.(asResponse(response));
}

/** Makes a web request, and a function that sends its response. The listener itself responds to a request without a valid URL. */
function webRequest({ incoming, outgoing }: Sockets): { request: Request | undefined; send: ((response: Response) => void) | undefined } {
  let request: Request | undefined;
  let send: ((response: Response) => void) | undefined;
  const response = new Promise<Response>((resolve) => (send = resolve));
  const fetchCallback = (given: Request): Promise<Response> => {
    request = given;
    return response;
  };
  // The emulator runs inside other programs, so it must not replace their Request and Response.
  const errorHandler = (error: unknown): Response => unreadable((error as Error).message).toResponse();
  void getRequestListener(fetchCallback, { overrideGlobalObjects: false, errorHandler })(incoming, outgoing);
  return { request, send };
}

function listen(host: string, port: number): Promise<Server> {
  const server = createServer({ ServerResponse: FollowedResponse, maxHeaderSize: LARGEST_HEAD, requireHostHeader: false });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function unreadable(reason: string, status = 400): Refusal {
  const advice =
    status === 431
      ? `Send at most ${LARGEST_HEAD} bytes of URL and headers`
      : "Send HTTP/1.1 without TLS, with a method in upper case, an encoded URL and a Host header";
  return new Refusal(status, "http", `The request cannot be read: ${reason}. ${advice}.`);
}

/** Says why a request cannot be read: Node closes the connection, at best after a status without a body. */
function refuseUnreadable({ code, message }: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void {
  // As Node does: it must not be mixed with a response under way.
  if (!socket.writable || socket._httpMessage?.headersSent === true) return void socket.destroy();
  const status = code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const text = JSON.stringify(unreadable(message, status));
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json`;
  socket.write(`${head}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  socket.destroySoon();
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): EmulatorError {
  const { code = "", message } = error;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Choose another port, or 0 for a free one.`,
    EACCES: `No permission to listen on port ${port}. Choose a port above 1023, or 0 for a free one.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
    ENOTFOUND: `Unknown host ${host}. Use a name or an address, such as 127.0.0.1 or ::1, or 0.0.0.0 for all addresses.`,
  };
  return new EmulatorError(code === "EADDRINUSE" ? "port-taken" : "address-unusable", reasons[code] ?? message, { cause: error });
}

function urlHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

interface Connections {
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
    outgoing.on("close", () => {
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
  // Read requests that have already arrived.
  await new Promise((resolve) => setImmediate(resolve));
  for (const [socket, requests] of connections.requests) if (requests === 0) socket.destroySoon();
  const timer = setTimeout(() => {
    for (const socket of connections.requests.keys()) socket.destroy();
  }, grace);
  await closed;
  clearTimeout(timer);
}
