import type { IncomingMessage } from "node:http";
import { nextPart, readBody, type Received, type Source } from "../read-body.js";
import type { Caller } from "../types.js";
import { ObservedBody } from "./observed-body.js";
import type { Sockets } from "./observed-response.js";

/** Maximum size of a request body. The contract specifies no limit. */
export const BODY_LIMIT: number = 16 * 1024 * 1024;

const NONE: readonly NearMiss[] = [];
const NOTHING: Received = { bytes: new Uint8Array() };
const NO_QUERY = new URLSearchParams();
const NO_BODY = new ObservedBody(NOTHING.bytes, "", false);

/** A fault or handler of the operation that did not apply to a request. */
export interface NearMiss {
  /** Such as `fault_1` or `handler_2`. */
  id: string;
  /** The condition that the request did not meet, such as `query`. */
  because: string;
  /** The parameter, header or field of the body with the value of the condition and that of the request, such as `limit: "10", not "20"`. */
  differs?: string;
}

/** A request as the list of requests, faults and the operation see it. It reads the body once, so that of `request` is used up. */
export class ObservedRequest {
  readonly method: string;
  /** Encoded, as in the URL, without the query. */
  readonly path: string;
  /** The encoded query with its question mark, or the empty string. */
  readonly search: string;
  operationId: string | undefined;
  /** Number of the state that the request arrived at. */
  generation = 0;
  /** When it arrived, in milliseconds since 1970 of the clock. */
  time = 0;
  /** Base URL of the emulator, without a trailing slash. */
  base = "";
  /** See {@link SentRequest.answeredBy}. */
  answeredBy: string | undefined;
  near: readonly NearMiss[] = NONE;
  readonly hasBody: boolean;
  /** True once the whole body has arrived. */
  isRead: boolean;
  limit: number = BODY_LIMIT;
  /** True if the body may be larger than the limit, up to which it is kept. */
  isOpen = false;
  readonly #headers: readonly string[];
  #query: URLSearchParams | undefined;
  #source: Request | (() => Request) | undefined;
  #sockets: Sockets | undefined;
  #incoming: IncomingMessage | undefined;
  #received: Promise<Received> | undefined;
  readonly #streams: ReadableStream[] = [];
  /** The reader of the body beyond the limit. */
  #reader: object | undefined;
  #identify: (() => Caller | undefined) | undefined;
  #caller: Caller | undefined;

  /**
   * @param source The request, or a function that makes it on demand, which takes time.
   * @param sockets The request of the server, which is read in place of the other one.
   */
  constructor(source: Request | (() => Request), sockets?: Sockets) {
    this.#source = source;
    this.#sockets = sockets;
    const incoming = (this.#incoming = sockets?.incoming);
    this.method = incoming?.method ?? this.original.method;
    const target = incoming?.url ?? "";
    [this.path, this.search] = PLAIN.test(target) ? split(target) : targetOf(this.original.url);
    this.#headers = shared(incoming?.rawHeaders ?? [...this.original.headers].flat());
    // Without `body` for a read, since the server makes the whole request for it.
    this.hasBody = this.method !== "GET" && this.method !== "HEAD" && (incoming !== undefined || this.original.body !== null);
    this.isRead = !this.hasBody;
  }

  get original(): Request {
    const source = this.#source ?? released();
    return typeof source === "function" ? (this.#source = source()) : source;
  }

  get #body(): Source {
    return this.#incoming ?? this.original.body;
  }

  /** The connection, and the request as it came. */
  get sockets(): Sockets {
    return this.#sockets ?? released();
  }

  get query(): URLSearchParams {
    return (this.#query ??= this.search === "" ? NO_QUERY : new URLSearchParams(this.search));
  }

  header(name: string): string | undefined {
    const headers = this.#headers;
    let found: string | undefined;
    for (let index = 0; index < headers.length; index += 2) {
      const [other = "", value = ""] = [headers[index], headers[index + 1]];
      if (other.length === name.length && other.toLowerCase() === name) found = found === undefined ? value : `${found}, ${value}`;
    }
    return found;
  }

  get headers(): Headers {
    const { length } = this.#headers;
    const pairs = Array.from({ length: length / 2 }, (_, index) => this.#headers.slice(2 * index, 2 * index + 2) as [string, string]);
    return new Headers(pairs);
  }

  missed(miss: NearMiss): void {
    this.near = [...this.near, miss];
  }

  /** Sets the operation, the function that finds who sent the request, and an open limit of the body in bytes. */
  route(operationId: string, identify: () => Caller | undefined, limit?: number): void {
    this.operationId = operationId;
    this.#identify = identify;
    this.isOpen = limit !== undefined;
    this.limit = limit ?? BODY_LIMIT;
  }

  /** Returns who sent the request, and the team that it acts for; `undefined` for an operation without authentication. */
  caller(): Caller | undefined {
    return (this.#caller = this.#identify?.());
  }

  /** The team that the request acts for; `undefined` if it has none, or no valid token. */
  get teamId(): string | undefined {
    try {
      return (this.#caller ?? this.caller())?.teamId;
    } catch {
      return undefined;
    }
  }

  /** Resolves to the body once it has arrived, or to its beginning if it is too large or the connection closes before its end. */
  async body(): Promise<ObservedBody> {
    if (!this.hasBody) return NO_BODY;
    const { bytes, error, hasMore = false } = await this.#arrived();
    const isCut = error !== undefined || hasMore;
    this.isRead = !isCut;
    return new ObservedBody(bytes, this.header("content-type") ?? "", isCut);
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const { bytes, error } = await this.#arrived();
    if (error !== undefined) throw error;
    return bytes;
  }

  async unread(): Promise<Request> {
    const request = this.original;
    if (!this.hasBody) return request;
    const { method, headers, signal } = request;
    const bytes = await this.bytes();
    const { hasMore = false } = await this.#arrived();
    const body = hasMore ? { body: this.#stream(bytes), duplex: "half" } : { body: bytes };
    // Header pairs work with any `Request` class; a DOM emulation may have replaced the global one.
    return new Request(request.url, { method, headers: [...headers], signal, ...body });
  }

  /** Returns a body from its beginning. What follows is not kept, so that only one stream can have it. */
  #stream(bytes: Uint8Array): ReadableStream<Uint8Array> {
    const source = this.#body;
    const pull = async (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      this.#reader ??= stream;
      if (this.#reader !== stream) throw new Error(`Another function has read the body, of which only ${this.limit} bytes are kept`);
      const part = await nextPart(source);
      if (part === undefined) stream.close();
      else stream.enqueue(part);
    };
    const stream = new ReadableStream({ start: (own) => own.enqueue(bytes), pull }, { highWaterMark: 0 });
    this.#streams.push(stream);
    return stream;
  }

  /** Reads the rest of a body that functions got and do not read, since some clients fail if they cannot send it. */
  async drain(): Promise<void> {
    if (this.#streams.length === 0 || this.#reader !== undefined || this.#streams.some(({ locked }) => locked)) return;
    this.#reader = this.#streams;
    while ((await nextPart(this.#body).catch(() => undefined)) !== undefined);
  }

  /** Forgets the connection and the whole body, once the response is sent: the list keeps the request for long. */
  release(): void {
    this.#streams.length = 0;
    this.#query = this.#source = this.#sockets = this.#incoming = this.#received = this.#identify = this.#reader = undefined;
  }

  #arrived(): Promise<Received> {
    if (!this.hasBody) return Promise.resolve(NOTHING);
    return (this.#received ??= readBody(this.#body, this.header("content-length"), this));
  }
}

let latest: readonly string[] = [];

/** Returns headers as those of the latest request if they are the same: clients repeat them, and the list keeps them for long. */
function shared(headers: readonly string[]): readonly string[] {
  if (headers.length !== latest.length || headers.some((text, index) => text !== latest[index])) latest = headers;
  return latest;
}

/** A target that a URL leaves as it is: it has no dot segments, and nothing to encode. */
const PLAIN = /^\/(?!\/)(?:(?!\/\.)[\w!$&'()*+,;=:@/.~-])*(?:\?[\w!$&()*+,;=:@/?.~%-]*)?$/;

function targetOf(url: string): [path: string, search: string] {
  const { pathname, search } = new URL(url);
  return [pathname, search];
}

function split(target: string): [path: string, search: string] {
  const end = target.indexOf("?");
  if (end < 0) return [target, ""];
  return [target.slice(0, end), end === target.length - 1 ? "" : target.slice(end)];
}

function released(): never {
  throw new Error("The response has been sent, and the request is no longer kept");
}
