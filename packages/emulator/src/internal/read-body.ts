/** A body is larger than it may be. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";

  constructor(readonly limit: number) {
    super(`is larger than ${limit} bytes`);
  }
}

/**
 * The bytes of a request's body, of which no more are kept than `limit`.
 *
 * @throws {BodyTooLarge} as soon as that is known.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get("content-length");
  if (length !== null) {
    // The server reads no more of a body than its header announces.
    if (Number(length) > limit) throw new BodyTooLarge(limit);
    return new Uint8Array(await request.arrayBuffer());
  }
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
