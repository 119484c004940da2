import { Agent, request as send } from "node:http";

/** What is sent. */
export interface Request {
  method?: string;
  /** With the query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
}

export interface Response {
  status: number;
  contentType: string;
  text: string;
}

/** So many connections to a service, each of which is kept. */
export class Connections {
  readonly #agent: Agent;
  readonly #url: URL;
  readonly #token: string;

  constructor(service: { url: string; token: string }, count: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
    this.#url = new URL(service.url);
    this.#token = service.token;
  }

  /** Rejects where the connection ends before the answer does. */
  request({ method = "GET", path, body }: Request): Promise<Response> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(text !== undefined && { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
    };
    const { hostname, port } = this.#url;
    return new Promise((resolve, reject) => {
      const request = send({ agent: this.#agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode = 0, headers: received } = response;
          resolve({ status: statusCode, contentType: received["content-type"] ?? "", text: Buffer.concat(chunks).toString() });
        });
      });
      request.on("error", reject);
      request.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Does something again and again while there is more to do, as often at once as there are connections. */
export async function inParallel(isMore: () => boolean, atOnce: number, work: () => Promise<void>): Promise<void> {
  const worker = async (): Promise<void> => {
    while (isMore()) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
