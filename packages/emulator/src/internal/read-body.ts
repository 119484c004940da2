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
 * @param parts The body.
 * @param declared Value of `content-length`.
 * @param limit Called for each part, first in the next microtask.
 */
export async function readBody(
  parts: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null,
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
    // Node's streams are iterable (Streams Standard, 4.2.5), but their types are not in all versions of TypeScript.
    for await (const part of (parts ?? []) as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > limit()) throw new BodyTooLarge(limit());
      chunks.push(part);
    }
  } catch (thrown) {
    error = thrown as Error;
  }
  return { bytes: chunks.length === 1 ? (chunks[0] as Bytes) : Buffer.concat(chunks), ...(error !== undefined && { error }) };
}
