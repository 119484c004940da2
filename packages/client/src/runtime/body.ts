import { guarded, headerOf } from "./guarded.js";
import { kindOf } from "./kind-of.js";
import type { Bytes, EncodeBody, EncodedBody, OperationRequest, ParseAs, RawBody, ReadJson, StreamBody } from "./operation.js";
import { toJson, Unserializable } from "./to-json.js";
import { withBody } from "./with-body.js";

/**
 * Serializes a request's `body` for `fetch`: text, bytes and forms unchanged, an async iterable (such as a Node.js stream) as a stream, an
 * object as a form or as JSON, everything else as JSON. Throws for an object that none of these can represent.
 */
export const encodeBody: EncodeBody = (request, contentTypes, _, Refusal) => refusing(() => encodeAny(request, contentTypes), Refusal);

/** Serializes a body; throws a `Refusal` if that fails. */
export function refusing<Encoded extends Partial<EncodedBody>>(serialize: () => Encoded, Refusal: new (reason: string) => Error): Encoded {
  let reason = "";
  try {
    const encoded = serialize();
    // `JSON.stringify` returns `undefined` for a function or a symbol.
    if (encoded.body !== undefined) return encoded;
  } catch (error) {
    // Others, such as that for a circular value, quote keys of the body.
    if (error instanceof Unserializable) reason = `, as ${error.message}`;
  }
  throw new Refusal(`the body cannot be serialized${reason}: pass text, bytes, a form, a stream or JSON`);
}

/** Serializes a body as `encodeBody` does; throws an `Unserializable`. */
export function encodeAny({ body: given, contentType }: OperationRequest, contentTypes: readonly string[]): EncodedBody {
  const body = streamed(given);
  const expected = contentTypes.find((type) => !type.includes("*"));
  const encoded = (sent: RawBody | undefined, type: string | null): EncodedBody => ({ body: sent, headers: { "content-type": type } });
  if (isRaw(body)) {
    checkRealm(body);
    return encoded(body, rawType(body, contentType, expected));
  }
  const type = contentType ?? expected ?? "application/json";
  if (isForm(type) && isRecord(body)) return encoded(new URLSearchParams(definedFields(body)), type);
  if (typeof body === "object" && !isJsonContent(type)) throw new Unserializable(`it is not ${type}`);
  return encoded(toJson(body), type);
}

/** A stream that keeps what its source threw: `fetch` rejects with an error of its own. */
export interface WatchedStream extends ReadableStream<Bytes> {
  thrown?: [unknown];
}

/** Returns the chunks of an async iterable, such as a stream, as a stream that reads on demand, and any other body unchanged. */
export function streamed(body: unknown): unknown {
  const source = Object(body) as AsyncIterable<string | Bytes>;
  // Streams of Safari cannot be iterated, and its `fetch` sends none.
  if (typeof (source as Partial<typeof source>)[Symbol.asyncIterator] !== "function") return body;
  let chunks: AsyncIterator<string | Bytes> | undefined;
  const open = (): NonNullable<typeof chunks> => (chunks ??= source[Symbol.asyncIterator]());
  const stream: WatchedStream = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const { done, value } = (await open().next()) as IteratorResult<string | Bytes, undefined>;
          if (done) controller.close();
          else controller.enqueue(typeof value === "string" ? new TextEncoder().encode(value) : value);
        } catch (error) {
          stream.thrown = [error];
          throw error;
        }
      },
      async cancel(reason) {
        await open().return?.(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return stream;
}

/** Reads a response body of any type: as `parseAs` says, by default by its content type. */
export async function decodeBody(
  response: Response,
  parseAs: ParseAs | undefined = "auto",
  accept: readonly string[],
  readJson: ReadJson,
): Promise<unknown> {
  // The caller asked for a stream, so an empty body is an empty stream.
  if (parseAs === "stream") return response.body ?? new Blob([]).stream();
  if (parseAs === "json") return readJson(true);
  if (parseAs !== "auto") return response[parseAs]();
  if (!accept.includes("*/*")) return readJson();
  if (isJson(response)) return readJson(true, true);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return undefined;
  return /^text\//i.test(headerOf(response, "content-type")) ? new TextDecoder().decode(bytes) : bytes;
}

/** Hands on a response body, or its items. */
export const streamBody: StreamBody = (parseAs, items) => {
  const pick = parseAs === undefined || parseAs === "auto" ? items : undefined;
  if (!pick && parseAs !== "stream") return undefined;
  return {
    accepts: (response) => !pick || pick(response) !== undefined,
    read: (response, stream) => pick?.(response)?.({ ...stream, body: response.body }),
    open(response, pieces, onAbort) {
      const { body } = response;
      // Some implementations of `fetch` have a stream of Node.js as the body.
      const stream = (body as Partial<typeof body>)?.getReader ? body : streamed(body);
      const reader = (stream as ReadableStream<Bytes>).getReader();
      // A pipe with a signal would add a listener for each of the streams that share one.
      const leave = onAbort(() => void reader.cancel().catch(() => undefined));
      if (leave) reader.closed.then(leave, leave);
      const chunks = { next: pieces(reader), return: (reason: unknown) => reader.cancel(reason) };
      return withBody(response, streamed({ [Symbol.asyncIterator]: () => chunks }) as ReadableStream<Bytes>);
    },
  };
};

/** Checks whether a response has a JSON content type, with or without parameters, structured suffixes (RFC 6839) included, or one that may not be read. */
export function isJson(response: Response): boolean {
  return guarded(() => isJsonContent(response.headers.get("content-type") ?? ""), true);
}

/** Returns a media type without its parameters. */
export function essence(type: string): string {
  return type.replace(/;.*/s, "").trim().toLowerCase();
}

function isJsonContent(type: string): boolean {
  return /[/+]json *(;|$)/i.test(type);
}

function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);
}

/** Throws for a file or a form of another realm, such as jsdom's: the `fetch` of Node.js would send `[object Blob]` in its place. */
function checkRealm(body: RawBody): void {
  const kind = `${kindOf(body)}`;
  if (!/^(?:Blob|File|FormData)$/.test(kind)) return;
  const isText = new Response(body as FormData).headers.get("content-type") === "text/plain;charset=UTF-8";
  if (isText && !/charset/i.test((body as Partial<Blob>).type ?? "")) throw new Unserializable(`a ${kind} of another realm`);
}

/** Returns the content type of a body that is sent unchanged; `null` if the body carries its own type, or none is known. */
function rawType(body: RawBody, contentType: string | undefined, expected: string | undefined): string | null {
  // Only the runtime knows the multipart boundary.
  if (kindOf(body) === "FormData") return null;
  const kind = kindOf(body);
  const typed = kind === "URLSearchParams" || (/^(?:Blob|File)$/.test(`${kind}`) && (body as Blob).type !== "");
  return contentType ?? (typed ? null : (expected ?? null));
}

/** Checks whether a body is sent unchanged. */
export function isRaw(body: unknown): body is RawBody {
  return (
    typeof body === "string" ||
    /^(?:Blob|File|ArrayBuffer|ReadableStream|FormData|URLSearchParams)$/.test(`${kindOf(body)}`) ||
    ArrayBuffer.isView(body)
  );
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function definedFields(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, formValue(value)]]));
}

/** Returns a form field as text. Other values than strings and dates are written as JSON, which loses nothing. */
function formValue(value: unknown): string {
  const json = toJson(value);
  return json.startsWith('"') ? (JSON.parse(json) as string) : json;
}
