import { ResponseError } from "../../errors/response-error.js";
import type { BodyReader, Bytes, ReadPiece } from "../../runtime/operation.js";
import { type Call, type CallState, type ClientResponse, isStreamed, type Received, withBody } from "./call.js";
import { failure } from "./failure.js";

/**
 * Reads the body of a response, or hands it on as a stream. Throws a `ResponseError` if the body of a success is longer than `limit` bytes.
 * The body of an error status may end early: the status matters more.
 */
export async function readResponse(call: Call, details: CallState, received: Received, limit: number): Promise<ClientResponse> {
  const { response } = received;
  const { body, status, ok }: Response = response;
  const result: ClientResponse = { ...received, bytes: undefined, details };
  if (!body || /^(?:20[45]|304)$/.test(`${status}`)) return result;
  const pieces = (reader: BodyReader): ReadPiece => piecesOf(call, details, response, reader);
  if (call.stream && isStreamed(call, response)) return { ...result, response: withBody(response, call.stream(body, call.signal, pieces)) };
  const reader = body.getReader();
  const bytes = await gather(pieces(reader), limit, ok);
  if (bytes.length > limit) cancel(reader);
  if (ok && bytes.length > limit) throw new ResponseError({ ...details, response }, `its body is longer than ${limit} bytes`);
  result.bytes = bytes.subarray(0, limit);
  return result;
}

/** Returns a function that reads a body piece by piece, and that throws if the body is shorter than its `content-length`. */
function piecesOf(call: Call, details: CallState, { headers, type }: Response, reader: BodyReader): ReadPiece {
  // For another origin, a browser hides whether the body was compressed, and shows the compressed length.
  let missing = type === "cors" || headers.has("content-encoding") ? 0 : Number(headers.get("content-length"));
  return async () => {
    try {
      const { done, value } = await reader.read();
      missing -= value?.length ?? 0;
      // Not every runtime fails by itself.
      if (done && missing > 0) throw new TypeError("the body is shorter than its content-length");
      return value;
    } catch (thrown) {
      throw failure(call, details, thrown);
    }
  };
}

/** Returns the whole body, or its start and at least one byte more than the limit. Unless `strict`, an error ends the body. */
async function gather(pieces: ReadPiece, limit: number, strict: boolean): Promise<Bytes> {
  let bytes = new Uint8Array();
  let length = 0;
  try {
    for (let piece; length <= limit && (piece = await pieces()); length += piece.length) {
      const end = length + piece.length;
      // Most bodies come in one piece. A list of the pieces would need far more memory than one buffer if a server sends byte by byte.
      const whole = length ? bytes : piece;
      bytes = whole;
      if (end > whole.length) (bytes = new Uint8Array(Math.max(end, Math.min(end * 2, limit)))).set(whole);
      if (length) bytes.set(piece, length);
    }
  } catch (error) {
    if (strict) throw error;
  }
  return bytes.subarray(0, length);
}

/** Cancels a body, which would otherwise keep its connection. */
export function cancel(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}
