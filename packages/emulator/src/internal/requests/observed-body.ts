/** Number of bytes of a body that are kept in the list. */
export const KEPT: number = 2 ** 20;

/** A body as the list of requests, faults and handlers see it. It is parsed on demand. */
export class ObservedBody {
  readonly #bytes: Uint8Array;
  readonly #type: string;
  /** True if the connection closed before the end, or only the beginning is kept; `value` is then text or bytes. */
  readonly isCut: boolean;

  /** @param type The `content-type` header. */
  constructor(bytes: Uint8Array, type: string, isCut: boolean) {
    this.#bytes = bytes;
    this.#type = type;
    this.isCut = isCut;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Parsed JSON, the fields of a form, text, or the bytes if they are not UTF-8; `undefined` for no body. */
  get value(): unknown {
    if (this.length === 0) return undefined;
    const text = textOf(this.#bytes, this.isCut);
    if (text === undefined) return new Uint8Array(this.#bytes);
    if (this.isCut) return text;
    if (/^application\/x-www-form-urlencoded\b/i.test(this.#type)) return fieldsOf(new URLSearchParams(text));
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }

  /** Returns the body without what is above the limit of the list: a copy, since a part of a buffer keeps the whole. */
  kept(): ObservedBody {
    return new ObservedBody(new Uint8Array(this.#bytes.subarray(0, KEPT)), this.#type, this.isCut || this.length > KEPT);
  }
}

/** Returns the fields of a query or form; a repeated one is an array. */
export function fieldsOf(pairs: URLSearchParams): Record<string, string | string[]> {
  const fields = [...new Set(pairs.keys())].map((name) => [name, pairs.getAll(name)] as const);
  return Object.fromEntries(fields.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]));
}

function textOf(bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    // As a stream, since the last character may be cut.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}
