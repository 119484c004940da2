/** The body exceeds the size limit. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";

  constructor(readonly limit: number) {
    super(`is larger than ${limit} bytes`);
  }
}

/**
 * Reads the body of a request.
 *
 * @throws {BodyTooLarge} as soon as the body exceeds `limit` bytes.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get("content-length");
  if (length !== null) {
    // Node reads no more bytes than content-length declares.
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
