import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A request as it came over the wire. */
export interface ReceivedRequest {
  method: string;
  /** The request target before the `?`, not decoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Buffer<ArrayBuffer>;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** What to answer a request with; a handler that gives nothing has answered by itself. */
export type Handler = (request: ReceivedRequest, response: ServerResponse) => Answer | undefined;

export class TestServer {
  requests: ReceivedRequest[] = [];
  #handler: Handler = () => json({});
  readonly #server: Server = createServer((request, response) => {
    // A caller that goes away while it sends leaves nobody to answer.
    this.#receive(request, response).catch(() => response.destroy());
  });

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get request(): ReceivedRequest {
    const [first, ...others] = this.requests;
    if (first === undefined || others.length > 0) throw new Error(`${this.requests.length} requests came instead of one`);
    return first;
  }

  answer(answer: Answer | Handler): void {
    this.#handler = typeof answer === "function" ? answer : () => answer;
  }

  reset(): void {
    this.requests = [];
    this.#handler = () => json({});
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #receive(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const [path = "", query = ""] = (message.url ?? "").split("?", 2);
    const { method = "", headers } = message;
    const request = { method, path, query: new URLSearchParams(query), headers, body: Buffer.concat(chunks) };
    this.requests.push(request);
    const answer = this.#handler(request, response);
    if (answer === undefined) return;
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  }
}

/** A server for the tests of a file: forgets its requests and its answer before each of them. */
export function useServer(): TestServer {
  const server = new TestServer();
  beforeAll(() => server.start());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

export function json(value: unknown, status = 200): Answer {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}
