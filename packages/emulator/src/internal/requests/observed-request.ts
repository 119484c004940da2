import type { IncomingMessage } from "node:http";
import { readBody, type Received } from "../read-body.js";
import { ObservedBody } from "./observed-body.js";

/** Maximum size of a request body. The contract specifies no limit. */
export const BODY_LIMIT: number = 16 * 1024 * 1024;

/** A fault or handler of the operation that did not apply to a request. */
export interface NearMiss {
  /** Such as `fault_1` or `handler_2`. */
  id: string;
  /** The condition that the request did not meet, such as `query`. */
  because: string;
}

/** A request as the list of requests, faults and the operation see it. It reads the body once, so that of `request` is used up. */
export class ObservedRequest {
  readonly method: string;
  /** Encoded, as in the URL, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The encoded query with its question mark, or the empty string. */
  readonly search: string;
  readonly headers: Headers;
  /** The routed operation; `undefined` until one is found. */
  operationId: string | undefined;
  /** Number of the state that the request arrived at. */
  generation = 0;
  /** See {@link SentRequest.answeredBy}. */
  answeredBy: string | undefined;
  readonly near: NearMiss[] = [];
  #request: Request | undefined;
  readonly #hasBody: boolean;
  #received: Promise<Received> | undefined;
  #limit = BODY_LIMIT;
  #teamOf: (() => string | undefined) | undefined;

  /** @param incoming The request of the server, whose body is read in place of that of `request`, in less time. */
  constructor(request: Request, incoming?: IncomingMessage, { pathname, search, searchParams }: URL = new URL(request.url)) {
    this.method = request.method;
    this.path = pathname;
    this.query = searchParams;
    this.search = search;
    this.headers = request.headers;
    this.#request = request;
    // Without `body` for a read, since the server makes the whole request for it.
    this.#hasBody = request.method !== "GET" && request.method !== "HEAD" && (incoming !== undefined || request.body !== null);
    const parts = incoming?.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array> | undefined;
    this.#received = this.#hasBody
      ? readBody(parts ?? request.body, request.headers.get("content-length"), () => this.#limit)
      : Promise.resolve({ bytes: new Uint8Array() });
  }

  /** Sets the operation, the function that finds the team that the request acts for, and the limit of the body in bytes. */
  route(operationId: string, teamOf: () => string | undefined, limit: number = BODY_LIMIT): void {
    this.operationId = operationId;
    this.#teamOf = teamOf;
    this.#limit = limit;
  }

  /** The team that the request acts for; `undefined` if it has none, or no valid token. */
  get teamId(): string | undefined {
    return this.#teamOf?.();
  }

  /** Resolves to the body once it has arrived, or to its beginning if it is too large or the connection closes before its end. */
  async body(): Promise<ObservedBody> {
    const { bytes, error } = await this.#arrived();
    return new ObservedBody(bytes, this.headers.get("content-type") ?? "", error !== undefined);
  }

  /**
   * Resolves to the whole body.
   *
   * @throws {BodyTooLarge} if the body exceeds the limit, or another error if the connection closed before its end.
   */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const { bytes, error } = await this.#arrived();
    if (error !== undefined) throw error;
    return bytes;
  }

  /** Resolves to the request with an unread body. */
  async unread(): Promise<Request> {
    const request = this.#request;
    if (request === undefined) throw released();
    if (!this.#hasBody) return request;
    const { method, headers, signal } = request;
    // Header pairs work with any `Request` class; a DOM emulation may have replaced the global one.
    return new Request(request.url, { method, headers: [...headers], signal, body: await this.bytes() });
  }

  /** Forgets the connection and the whole body, once the response is sent: the list keeps the request for long. */
  release(): void {
    this.#request = this.#received = this.#teamOf = undefined;
  }

  #arrived(): Promise<Received> {
    return this.#received ?? Promise.reject(released());
  }
}

function released(): Error {
  return new Error("The response has been sent, and the request is no longer kept");
}
