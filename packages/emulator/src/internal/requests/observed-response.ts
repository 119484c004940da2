import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { KEPT, ObservedBody } from "./observed-body.js";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

/** A response as it is written to the connection, so that the list has what the client gets, faults included. */
export class ObservedResponse {
  #outgoing: ServerResponse | undefined;
  /** The status and headers as they were sent. */
  #final: { status: number; headers: () => Record<string, string> } | undefined;
  readonly #chunks: Uint8Array[] = [];
  #headers: Headers;
  #isCut = false;
  /** Number of bytes that are kept. */
  length = 0;

  /** @param onBytes Called with the number of bytes that are kept in addition. */
  constructor(outgoing: ServerResponse, onBytes: (length: number) => void) {
    this.#outgoing = outgoing;
    const own = { writeHead: outgoing.writeHead.bind(outgoing), write: outgoing.write.bind(outgoing), end: outgoing.end.bind(outgoing) };
    const keep = (chunk: unknown, encoding: unknown): void => {
      if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
      const bytes =
        typeof chunk === "string" ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8") : chunk;
      const part = bytes.subarray(0, KEPT - this.length);
      this.#isCut ||= part.length < bytes.length;
      this.#chunks.push(part);
      this.length += part.length;
      onBytes(part.length);
    };
    outgoing.writeHead = (status: number, ...rest: unknown[]) => {
      this.#headers = rest.find((argument) => typeof argument === "object") as Headers;
      return Reflect.apply(own.writeHead, outgoing, [status, ...rest]) as ServerResponse;
    };
    outgoing.write = (...given: unknown[]) => {
      keep(given[0], given[1]);
      return Reflect.apply(own.write, outgoing, given) as boolean;
    };
    outgoing.end = (...given: unknown[]) => {
      keep(given[0], given[1]);
      // end() writes its chunk itself, not through write().
      return Reflect.apply(own.end, outgoing, given) as ServerResponse;
    };
  }

  /** `undefined` until the response is sent, and if the connection is cut instead. */
  get status(): number | undefined {
    return this.#current()?.status;
  }

  /** Headers by name in lower case, without those that Node adds. */
  get headers(): Record<string, string> {
    return this.#current()?.headers() ?? {};
  }

  /** Forgets the connection, once the response is sent: the list keeps the response for long. */
  release(): void {
    this.#final = this.#current();
    this.#outgoing = this.#headers = undefined;
  }

  #current(): { status: number; headers: () => Record<string, string> } | undefined {
    const outgoing = this.#outgoing;
    if (outgoing?.headersSent !== true) return this.#final;
    const [own, written] = [outgoing.getHeaders(), this.#headers];
    // Few of the responses are looked at.
    const headers = (): Record<string, string> => {
      const all = [...Object.entries(own), ...(Array.isArray(written) ? pairsOf(written) : Object.entries(written ?? {}))];
      return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]));
    };
    return { status: outgoing.statusCode, headers };
  }

  get body(): ObservedBody {
    return new ObservedBody(Buffer.concat(this.#chunks), this.headers["content-type"] ?? "", this.#isCut);
  }
}

function pairsOf(flat: readonly OutgoingHttpHeader[]): [string, OutgoingHttpHeader][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1] ?? ""] as [string, OutgoingHttpHeader]] : []));
}
