import { ResponseError } from "../../errors/response-error.js";
import { guarded, headerOf } from "../../runtime/guarded.js";
import type { BodyReader } from "../../runtime/operation.js";
import type { Call, CallState, Received } from "./call.js";
import { failure } from "./failure.js";
import { join } from "./within.js";

/**
 * Reads the body of a response, or hands it on as a stream. Throws a `ResponseError` if the body of a success is longer than the limit.
 * The body of an error status may end early: the status matters more.
 */
export async function readResponse(call: Call, details: CallState, response: Response): Promise<Received> {
  const { status, ok } = response;
  const { signal, stream, limit = 2 ** 24 } = call;
  const body = guarded(() => response.body);
  if (body === null || /20[45]|304/.test(`${status}`)) return { response };
  // For another origin, a browser hides whether the body was compressed, and shows the compressed length.
  const isHidden = guarded(() => response.type) === "cors" || headerOf(response, "content-encoding");
  let missing = isHidden || call.method === "HEAD" ? 0 : Number(headerOf(response, "content-length"));
  const pieces = (reader: BodyReader) => async () => {
    try {
      const piece = await reader.read();
      missing -= piece.value?.length ?? 0;
      // Not every runtime fails by itself.
      if (piece.done && (missing > 0 || signal?.aborted)) throw new TypeError("terminated");
      return piece;
    } catch (thrown) {
      throw failure(call, details, thrown);
    }
  };
  if (ok && stream?.accepts(response)) return { response: stream.open(response, pieces, (stop) => signal && join(signal, stop)) };
  // Some implementations of `fetch` have a stream of Node.js as the body, or none.
  const reader = (body as Partial<typeof body> | undefined)?.getReader?.();
  const read = reader && pieces(reader);
  let bytes = new Uint8Array();
  let length = 0;
  try {
    if (!read) length = (bytes = new Uint8Array(await response.arrayBuffer())).length;
    for (let piece; read && length <= limit && (piece = (await read()).value); length += piece.length) {
      const end = length + piece.length;
      // Most bodies come in one piece. A list of the pieces would need far more memory than one buffer if a server sends byte by byte.
      const start = bytes;
      if (end > start.length) (bytes = length ? new Uint8Array(Math.max(end, Math.min(end * 2, limit))) : piece).set(start);
      if (length) bytes.set(piece, length);
    }
    if (length > limit) {
      cancel(reader);
      throw new ResponseError({ ...details, response }, `its body is longer than ${limit} bytes`);
    }
  } catch (error) {
    if (ok) throw error;
  }
  return { response, bytes: bytes.subarray(0, Math.min(length, limit)) };
}

/** Cancels a body, which would otherwise keep its connection. */
export function cancel(body: { cancel(): Promise<void> } | null | undefined): void {
  body?.cancel().catch(() => undefined);
}
