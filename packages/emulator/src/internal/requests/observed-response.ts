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
  #text = "";
  /** The bytes after the text, in one buffer that grows: a view of another buffer would keep all of it. */
  #rest: Buffer | undefined;
  #used = 0;
  #isCut = false;

  /** Keeps the status and the headers: those that were set before, and those that are written with the status. */
  begin(status: number, set: OutgoingHttpHeaders | undefined, written: Headers): void {
    this.status = status;
    this.#set = set;
    this.#written = written;
  }

  /** Keeps a part of the body; returns the number of bytes that are kept in addition. */
  keep(chunk: string | Uint8Array): number {
    if (this.#isCut) return 0;
    const size = Buffer.byteLength(chunk);
    const added = Math.min(size, KEPT - this.length);
    this.#isCut = added < size;
    if (this.length === 0 && typeof chunk === "string" && !this.#isCut) this.#text = chunk;
    else if (added > 0) this.#append(chunk, added);
    this.length += added;
    return added;
  }

  #append(chunk: string | Uint8Array, added: number): void {
    const former = this.#rest;
    const end = this.#used + added;
    if (former === undefined || end > former.length) {
      this.#rest = Buffer.alloc(former === undefined ? end : Math.max(end, Math.min(2 * end, KEPT)));
      former?.copy(this.#rest);
    }
    if (typeof chunk === "string") this.#used += this.#rest?.write(chunk, this.#used, added) ?? 0;
    else {
      this.#rest?.set(chunk.subarray(0, added), this.#used);
      this.#used = end;
    }
  }

  /** Headers by name in lower case, without those that Node adds. */
  get headers(): Record<string, string> {
    const written = this.#written;
    const all = [...Object.entries(this.#set ?? {}), ...(Array.isArray(written) ? pairsOf(written) : Object.entries(written ?? {}))];
    return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]));
  }

  get body(): ObservedBody {
    const bytes = Buffer.concat([Buffer.from(this.#text), this.#rest?.subarray(0, this.#used) ?? Buffer.alloc(0)]);
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
