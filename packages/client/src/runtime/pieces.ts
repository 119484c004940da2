import { validated } from "../internal/validated.js";
import { cancel } from "../internal/transport/read-response.js";
import { essence } from "./body.js";
import { headerOf } from "./guarded.js";
import type { ItemStream, PickReader, ReadItems } from "./item-stream.js";

export const LF = 10;

/** A piece of a body, and the byte that ended it, which is not part of it; `undefined` at the end of the body. */
export interface Piece {
  bytes: Uint8Array;
  end: number | undefined;
}

/** The maximum size of an item in bytes, unless the client has another limit. */
const MOST_BYTES = 16_777_216;

/**
 * Returns the function that picks the reader of a response by its content type.
 *
 * @param accept the only media type that the call accepts; `undefined` if it accepts all of the readers'
 * @param readers by media type. A response without a content type has the first one that the call accepts
 */
export function readersBy(accept: string | undefined, readers: Readonly<Record<string, ReadItems>>): PickReader {
  const types = accept === undefined ? Object.keys(readers) : [essence(accept)];
  return (response) => {
    const type = essence(headerOf(response, "content-type") || (types[0] ?? ""));
    const read = types.includes(type) && Object.hasOwn(readers, type) ? readers[type] : undefined;
    return read && ((stream) => checked(read(stream), stream));
  };
}

async function* checked(items: ReturnType<ReadItems>, { request, refuse }: ItemStream): ReturnType<ReadItems> {
  const schema = request?.schema;
  for await (const item of items) yield schema ? await validated(item, "an item of the stream", schema, refuse) : item;
}

/** Splits a body at bytes. Cancels the body when the iteration stops. Throws for a piece that is longer than the limit. */
export async function* piecesOf(stream: ItemStream, ends: readonly number[]): AsyncGenerator<Piece, void, undefined> {
  const reader = stream.body?.getReader();
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    checkLength(length, stream);
    parts.push(part);
  };
  const take = (): Uint8Array => {
    const bytes = joined(parts);
    [parts, length] = [[], 0];
    return bytes;
  };
  try {
    for (let chunk: Uint8Array | undefined; (chunk = (await reader?.read())?.value);) {
      let start = 0;
      for (let at = 0; at < chunk.length; at++) {
        const end = chunk[at] ?? 0;
        if (!ends.includes(end)) continue;
        add(chunk.subarray(start, at));
        start = at + 1;
        yield { bytes: take(), end };
      }
      add(chunk.subarray(start));
    }
    yield { bytes: take(), end: undefined };
  } finally {
    if (reader) cancel(reader);
  }
}

/** Throws for an item that is longer than the limit. */
export function checkLength(length: number, { limit = MOST_BYTES, refuse }: ItemStream): void {
  if (length > limit) throw refuse(`an item of the stream is longer than ${limit} bytes`);
}

/** Returns parts as one array. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
