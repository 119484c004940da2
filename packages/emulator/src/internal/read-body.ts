/** The body exceeds the size limit. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";

  constructor(readonly limit: number) {
    super(`is larger than ${limit} bytes`);
  }
}

/** What arrived of a body. */
export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  /** Why the rest is missing: a {@link BodyTooLarge}, or the connection closed before the end. */
  error?: Error;
}

/**
 * Reads the body of a request until it exceeds a limit in bytes. Never rejects.
 *
 * @param limit Called for each part, first in the next microtask.
 */
export async function readBody(request: Request, limit: () => number): Promise<Received> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let error: Error | undefined;
  try {
    const reader = request.body?.getReader();
    // Before the body arrives; Node reads no more bytes than content-length declares.
    await Promise.resolve();
    if (Number(request.headers.get("content-length")) > limit()) throw new BodyTooLarge(limit());
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      size += part.value.length;
      if (size > limit()) throw new BodyTooLarge(limit());
      chunks.push(part.value);
    }
  } catch (thrown) {
    error = thrown as Error;
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return { bytes, ...(error !== undefined && { error }) };
}
