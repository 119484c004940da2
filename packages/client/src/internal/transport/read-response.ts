export type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Reads one piece of a body after the other; gives `undefined` at its end. */
export type Pieces = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

export function piecesOf(reader: Reader, { headers, type }: Response, failed: (cause: unknown) => unknown): Pieces {
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
export async function gather(pieces: Pieces, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let bytes = new Uint8Array();
  let length = 0;
  for (let piece; (piece = await pieces()); length += piece.length) {
    const end = length + piece.length;
    if (end > limit) return undefined;
    if (end > bytes.length) {
      // A list of the pieces would weigh far more than they do where a server sends them byte by byte.
      const larger = new Uint8Array(Math.min(end * 2, limit));
      larger.set(bytes);
      bytes = larger;
    }
    bytes.set(piece, length);
  }
  return bytes.subarray(0, length);
}

/** A body that comes as it is read. */
export function handOn(reader: Reader, pieces: Pieces): Body {
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const piece = await pieces();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** Lets go of a body, which keeps its connection otherwise. */
export function cancel(body: { cancel(): Promise<void> } | null): void {
  body?.cancel().catch(() => undefined);
}
