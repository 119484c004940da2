import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { KEPT, ObservedBody } from "./observed-body.js";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/**
 * A response as it is written to the connection, so that the list has what the client gets, faults included. It does not hold the
 * connection: the list keeps the response for long.
 */
export class ObservedResponse {
  /** `undefined` until the response is sent, and if the connection is cut instead. */
  status: number | undefined;
  length = 0;
  #set: OutgoingHttpHeaders | undefined;
  #written: Headers;
  #first: string | Uint8Array = "";
  #others: (string | Uint8Array)[] | undefined;
  #isCut = false;

  /** Keeps the status and the headers: those that were set before, and those that are written with the status. */
  begin(status: number, set: OutgoingHttpHeaders | undefined, written: Headers): void {
    this.status = status;
    this.#set = set;
    this.#written = written;
  }

  /** Keeps a part of the body; returns the number of bytes that are kept in addition. */
  keep(chunk: string | Uint8Array): number {
    const size = Buffer.byteLength(chunk);
    const left = KEPT - this.length;
    this.#isCut ||= size > left;
    const added = Math.min(size, left);
    const part = size > left ? Buffer.from(chunk).subarray(0, left) : chunk;
    // One is usual; V8 would allocate an array for each, kept for long, in the old generation, and collect it late.
    if (this.length === 0) this.#first = part;
    else (this.#others ??= []).push(part);
    this.length += added;
    return added;
  }

  /** Headers by name in lower case, without those that Node adds. */
  get headers(): Record<string, string> {
    const written = this.#written;
    const all = [...Object.entries(this.#set ?? {}), ...(Array.isArray(written) ? pairsOf(written) : Object.entries(written ?? {}))];
    return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]));
  }

  get body(): ObservedBody {
    const bytes = Buffer.concat([this.#first, ...(this.#others ?? [])].map((chunk) => Buffer.from(chunk)));
    return new ObservedBody(bytes, this.headers["content-type"] ?? "", this.#isCut);
  }
}

/** The response of the server, which an {@link ObservedResponse} may follow. */
export class FollowedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** The routed operation, for the log. */
  operationId: string | undefined;
  #observed: ObservedResponse | undefined;
  #onBytes: ((length: number) => void) | undefined;

  /** @param onBytes Called with the number of bytes that are kept in addition. */
  follow(observed: ObservedResponse, onBytes: (length: number) => void): void {
    this.#observed = observed;
    this.#onBytes = onBytes;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    super.writeHead(status, ...(rest as []));
    const set = this.getHeaderNames().length === 0 ? undefined : this.getHeaders();
    this.#observed?.begin(status, set, rest.find((argument) => typeof argument === "object") as Headers);
    return this;
  }

  override write(...given: unknown[]): boolean {
    this.#keep(given[0], given[1]);
    return super.write(...(given as [unknown]));
  }

  /** Writes its chunk itself, not through `write()`. */
  override end(...given: unknown[]): this {
    this.#keep(given[0], given[1]);
    return super.end(...(given as []));
  }

  #keep(chunk: unknown, encoding: unknown): void {
    if (this.#observed === undefined || (typeof chunk !== "string" && !(chunk instanceof Uint8Array))) return;
    const isText = typeof chunk !== "string" || typeof encoding !== "string" || encoding === "utf8";
    this.#onBytes?.(this.#observed.keep(isText ? chunk : Buffer.from(chunk, encoding as BufferEncoding)));
  }
}

export interface Sockets {
  incoming: IncomingMessage;
  outgoing: FollowedResponse;
}

function pairsOf(flat: readonly OutgoingHttpHeader[]): [string, OutgoingHttpHeader][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1] ?? ""] as [string, OutgoingHttpHeader]] : []));
}
