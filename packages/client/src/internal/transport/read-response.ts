import { ResponseError } from "../../errors/response-error.js";
import type { BodyReader, ReadPiece } from "../../runtime/operation.js";
import { type Call, type CallState, type ClientResponse, type Received, withBody } from "./call.js";
import { failure } from "./failure.js";

/** Reads the body of a response, or hands it on as a stream. Throws a `ResponseError` if the body is longer than `limit` bytes. */
export async function readResponse(call: Call, details: CallState, received: Received, limit: number): Promise<ClientResponse> {
  const { response } = received;
  const { body, status, ok }: Response = response;
  const result: ClientResponse = { ...received, bytes: undefined, details };
  if (!body || /^(?:20[45]|304)$/.test(`${status}`)) return result;
  const pieces = (reader: BodyReader): ReadPiece => piecesOf(call, details, response, reader);
  if (call.stream && ok) return { ...result, response: withBody(response, call.stream(body, call.signal, pieces)) };
  const reader = body.getReader();
  result.bytes = await gather(pieces(reader), limit);
  if (result.bytes) return result;
  cancel(reader);
  throw new ResponseError({ ...details, response }, `its body is longer than ${limit} bytes`);
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

/** Returns the whole body; `undefined` if it is longer than the limit. */
async function gather(pieces: ReadPiece, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes = new Uint8Array();
  let length = 0;
  for (let piece; (piece = await pieces()); length += piece.length) {
    const end = length + piece.length;
    if (end > limit) return undefined;
    // Most bodies come in one piece. A list of the pieces would need far more memory than one buffer if a server sends byte by byte.
    const whole = length ? bytes : piece;
    bytes = whole;
    if (end > whole.length) (bytes = new Uint8Array(Math.min(end * 2, limit))).set(whole);
    if (length) bytes.set(piece, length);
  }
  return bytes.subarray(0, length);
}

/** Cancels a body, which would otherwise keep its connection. */
export function cancel(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}
