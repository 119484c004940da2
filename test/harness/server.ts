import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { close, listen } from "./loopback.js";

export interface ReceivedRequest {
  method: string;
  /** The request target before the `?`, not decoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Buffer<ArrayBuffer>;
}

export interface StubResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Returns the response to a request, or undefined if it has sent one itself. */
export type Handler = (request: ReceivedRequest, response: ServerResponse) => StubResponse | undefined;

/** Keeps the requests that came. */
export class Recorder {
  requests: ReceivedRequest[] = [];

  get request(): ReceivedRequest {
    const [first, ...others] = this.requests;
    if (first === undefined || others.length > 0) throw new Error(`${this.requests.length} requests came instead of one`);
    return first;
  }
}

export class TestServer extends Recorder {
  #handler: Handler = () => json({});
  // Idle connections stay open: one that the server closes while the client takes it for another request is an ECONNRESET.
  readonly #server: Server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // A caller that disconnects while it sends gets no response.
    this.#receive(request, response).catch(() => response.destroy());
  });

  baseUrl = "";

  respond(stub: StubResponse | Handler): void {
    this.#handler = typeof stub === "function" ? stub : () => stub;
  }

  reset(): void {
    this.requests = [];
    this.#handler = () => json({});
  }

  async start(): Promise<void> {
    this.baseUrl = await listen(this.#server);
  }

  close(): Promise<void> {
    return close(this.#server);
  }

  async #receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [path = "", query = ""] = (message.url ?? "").split("?", 2);
    const { method = "", headers } = message;
    const request = { method, path, query: new URLSearchParams(query), headers, body: Buffer.concat(chunks) };
    this.requests.push(request);
    const stub = this.#handler(request, response);
    if (stub === undefined) return;
    response.writeHead(stub.status ?? 200, stub.headers);
    response.end(stub.body);
  }
}

/** A server for the tests of a file: forgets its requests and its response before each of them. */
export function useServer(): TestServer {
  const server = new TestServer();
  beforeAll(() => server.start());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

export function json(value: unknown, status = 200): StubResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}
