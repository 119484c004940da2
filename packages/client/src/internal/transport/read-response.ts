import type { BodyReader, ReadPiece } from "../../runtime/operation.js";

export function piecesOf(reader: BodyReader, { headers, type }: Response, failed: (cause: unknown) => unknown): ReadPiece {
  // A browser hides from another origin whether the body was compressed, and shows the compressed length.
  let missing = type === "cors" || headers.has("content-encoding") ? 0 : Number(headers.get("content-length"));
  return async () => {
    try {
      const { done, value } = await reader.read();
      missing -= value?.length ?? 0;
      // Not every runtime fails by itself.
      if (done && missing > 0) throw new TypeError("the body is shorter than its content-length");
      return value;
    } catch (cause) {
      throw failed(cause);
    }
  };
}

/** The whole body; `undefined` where it is longer than the limit. */
export async function gather(pieces: ReadPiece, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  let length = 0;
  for (let piece; (piece = await pieces()); length += piece.length) {
    const end = length + piece.length;
    if (end > limit) return undefined;
    // Most bodies come in one piece. A list of the pieces would weigh far more than they do where a server sends them byte by byte.
    const whole = bytes?.length ? bytes : piece;
    bytes = whole;
    if (end > whole.length) (bytes = new Uint8Array(Math.min(end * 2, limit))).set(whole);
    if (length) bytes.set(piece, length);
  }
  return bytes?.subarray(0, length) ?? new Uint8Array();
}

/** Lets go of a body, which keeps its connection otherwise. */
export function cancel(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}
