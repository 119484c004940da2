import { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";

  constructor(readonly limit: number) {
    super(`is larger than ${limit} bytes`);
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

export interface Received {
  bytes: Bytes;
  /** Why the rest is missing: a {@link BodyTooLarge}, or the connection closed before the end. */
  error?: Error;
}

/**
 * Reads the body of a request until it exceeds a limit in bytes. Never rejects.
 *
 * @param source What has the body, which stays open when it is read in part.
 * @param declared Value of `content-length`.
 * @param limit Called for each part, first in the next microtask.
 */
export async function readBody(
  source: IncomingMessage | ReadableStream<Uint8Array> | null,
  declared: string | null | undefined,
  limit: () => number,
): Promise<Received> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let error: Error | undefined;
  try {
    // Before the body arrives; Node reads no more bytes than content-length declares.
    await Promise.resolve();
    if (Number(declared) > limit()) throw new BodyTooLarge(limit());
    for await (const part of partsOf(source, Number(declared))) {
      size += part.length;
      if (size > limit()) throw new BodyTooLarge(limit());
      chunks.push(part);
    }
  } catch (thrown) {
    error = thrown as Error;
  }
  return { bytes: chunks.length === 1 ? (chunks[0] as Bytes) : Buffer.concat(chunks), ...(error !== undefined && { error }) };
}

function partsOf(
  source: IncomingMessage | ReadableStream<Uint8Array> | null,
  size: number,
): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  // Node's streams are iterable (Streams Standard, 4.2.5), but their types are not in all versions of TypeScript.
  if (!(source instanceof IncomingMessage)) return (source ?? []) as AsyncIterable<Uint8Array>;
  // A short body arrives with the headers; the iterator of a stream costs more than all else that is done with it.
  if (source.readableLength === size) {
    const whole = source.read() as Uint8Array | null;
    // To its end, which comes after the last byte.
    source.resume();
    return whole === null ? [] : [whole];
  }
  return source.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
}
