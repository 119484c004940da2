import type { EncodedBody, OperationRequest, ParseAs, RawBody, ReadJson, StreamBody } from "./operation.js";

/** Turns a request's `body` into what `fetch` takes: text, bytes and forms as they are, fields as a form or as JSON, the rest as JSON. */
export function encodeBody({ body, contentType }: OperationRequest, contentTypes: readonly string[]): EncodedBody {
  const expected = contentTypes.find((type) => !type.includes("*"));
  const encoded = (sent: RawBody | undefined, type: string | null): EncodedBody => ({ body: sent, headers: { "content-type": type } });
  if (isRaw(body)) return encoded(body, rawType(body, contentType, expected));
  const type = contentType ?? expected ?? "application/json";
  if (isForm(type) && isRecord(body)) return encoded(new URLSearchParams(definedFields(body)), type);
  return encoded(JSON.stringify(body), type);
}

/** Reads an answer of any type: as the caller says, else by its content type. */
export async function decodeBody(
  response: Response,
  parseAs: ParseAs = "auto",
  accept: readonly string[],
  readJson: ReadJson,
): Promise<unknown> {
  // The caller has asked for a type, which an empty body has as well.
  if (parseAs === "stream") return response.body ?? new Blob().stream();
  if (parseAs === "json") return readJson(true);
  if (parseAs !== "auto") return response[parseAs]();
  if (!accept.includes("*/*")) return readJson();
  if (isJson(response)) return readJson(true, true);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  return /^text\//i.test(typeOf(response)) ? new TextDecoder().decode(bytes) : bytes;
}

/** Hands a body on as it comes. */
export const streamBody: StreamBody = (body, signal, pieces) => {
  // A pipe lets go of the signal when the body ends.
  const reader = body
    .pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(), {
      __proto__: null,
      ...(signal && { signal }),
    } as StreamPipeOptions)
    .getReader();
  const read = pieces(reader);
  const source: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const piece = await read();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
};

/** Whether an answer says that it is JSON, also with parameters and as a structured suffix (RFC 6839). */
export function isJson(response: Response): boolean {
  return /[/+]json *(;|$)/i.test(typeOf(response));
}

function typeOf(response: Response): string {
  return response.headers.get("content-type") ?? "";
}

function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);
}

/** The content type of a body that is sent as it is; `null` where the body itself tells its type, or nothing does. */
function rawType(body: RawBody, contentType: string | undefined, expected: string | undefined): string | null {
  // Its content type carries the boundary, which only the runtime knows.
  if (body instanceof FormData) return null;
  const typed = body instanceof URLSearchParams || (body instanceof Blob && body.type !== "");
  return contentType ?? (typed ? null : (expected ?? null));
}

/** Whether a body is sent as it is. */
export function isRaw(body: unknown): body is RawBody {
  return (
    typeof body === "string" ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    body instanceof ReadableStream ||
    body instanceof FormData ||
    body instanceof URLSearchParams
  );
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function definedFields(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, formValue(value)]]));
}

/** What is not text has no form of its own there; JSON is the one that loses nothing. */
function formValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
