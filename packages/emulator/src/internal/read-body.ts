import { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";

  constructor(readonly limit: number) {
    super(`is larger than ${limit} bytes`);
  }
}

type Bytes = Uint8Array<ArrayBuffer>;
/** A stream of Node.js (Streams Standard, 4.2.5): the types of some versions of TypeScript lack this. */
interface Streamed {
  values: (options: object) => AsyncIterable<Uint8Array>;
}

export type Source = IncomingMessage | ReadableStream<Uint8Array> | null;

export interface Received {
  bytes: Bytes;
  /** Why the rest is missing: a {@link BodyTooLarge}, or the connection closed before the end. */
  error?: Error;
  /** True if the body is longer than the limit, but allowed to be. The source then has the parts that follow. */
  hasMore?: boolean;
}

interface Limits {
  readonly limit: number;
  readonly isOpen: boolean;
}

/**
 * Reads the body of a request until it exceeds a limit in bytes, which is an error unless the limit is open. Never rejects.
 *
 * @param source What has the body, which stays open when it is read in part.
 * @param declared Value of `content-length`.
 * @param limits Read for each part, first in the next microtask.
 */
export async function readBody(source: Source, declared: string | null | undefined, limits: Limits): Promise<Received> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let error: Error | undefined;
  try {
    // Before the body arrives; Node reads no more bytes than content-length declares.
    await Promise.resolve();
    const refuseAbove = (length: number): void => {
      if (length > limits.limit && !limits.isOpen) throw new BodyTooLarge(limits.limit);
    };
    refuseAbove(Number(declared));
    for await (const part of partsOf(source, Number(declared))) {
      size += part.length;
      refuseAbove(size);
      chunks.push(part);
      if (size > limits.limit) break;
    }
  } catch (thrown) {
    error = thrown as Error;
  }
  const bytes = chunks.length === 1 ? (chunks[0] as Bytes) : Buffer.concat(chunks);
  return { bytes, hasMore: size > limits.limit, ...(error !== undefined && { error }) };
}

/** Returns the next part of a body; `undefined` at its end. Does not hold the source, which the server drains if it has more. */
export async function nextPart(source: Source): Promise<Uint8Array | undefined> {
  for await (const part of partsOf(source, NaN)) return part;
  return undefined;
}

function partsOf(source: Source, size: number): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  if (!(source instanceof IncomingMessage)) return (source as Streamed | null)?.values({ preventCancel: true }) ?? [];
  // A short body arrives with the headers; the iterator of a stream costs more than all else that is done with it.
  if (source.readableLength === size) {
    const whole = source.read() as Uint8Array | null;
    // To its end, which comes after the last byte.
    source.resume();
    return whole === null ? [] : [whole];
  }
  return source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
}
