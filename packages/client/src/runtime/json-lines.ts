import { HostingPlatformError } from "../errors/hosting-platform-error.js";
import { parse, strictDecoder } from "../internal/parse-json.js";
import type { ItemStream, ReadItems } from "./item-stream.js";
import { checkLength, joined, LF, piecesOf } from "./pieces.js";

const RECORD_SEPARATOR = 30;

const NEWLINE = /* @__PURE__ */ new Uint8Array([LF]);
const NOTHING = /* @__PURE__ */ new Uint8Array();

/** Reads the lines of a body as JSON, such as one of a call by path with `parseAs: "stream"`. Breaking out of the loop cancels the body. */
export function jsonLinesOf<Item = unknown>(body: ReadableStream<Uint8Array>): AsyncIterable<Item> {
  return itemsIn(body, decodeJsonLines);
}

/** Reads the texts of a body of `application/json-seq` (RFC 7464), as {@link jsonLinesOf} reads lines. */
export function jsonSequenceOf<Item = unknown>(body: ReadableStream<Uint8Array>): AsyncIterable<Item> {
  return itemsIn(body, decodeJsonSequence);
}

function itemsIn<Item>(body: ReadableStream<Uint8Array>, read: ReadItems): AsyncIterable<Item> {
  const refuse = (reason: string): Error => new HostingPlatformError("RESPONSE_ERROR", reason);
  return read({ body: body as ItemStream["body"], refuse }) as AsyncIterable<Item>;
}

/** Reads a JSON value from each line that is not empty. */
export const decodeJsonLines: ReadItems = async function* (stream) {
  let line = 0;
  for await (const { bytes } of piecesOf(stream, [LF])) {
    line++;
    if (isBlank(bytes)) continue;
    const [item] = parsed(bytes);
    if (item === undefined) throw stream.refuse(`line ${line} of the stream is not JSON`);
    yield item;
  }
};

/** Reads a JSON text sequence (RFC 7464). */
export const decodeJsonSequence: ReadItems = async function* (stream) {
  let [number, length, isDone] = [1, 0, false];
  let parts: Uint8Array[] = [];
  for await (const { bytes, end } of piecesOf(stream, [LF, RECORD_SEPARATOR])) {
    const isEnd = end !== LF;
    const isOnly = parts.length === 0;
    if (!isBlank(bytes)) {
      if (isDone) throw stream.refuse(`text ${number} of the stream is not JSON`);
      parts.push(bytes, isEnd ? NOTHING : NEWLINE);
      length += bytes.length + 1;
      checkLength(length, stream);
    }
    // A text of one line does not wait for the separator, which comes with the next text.
    if (length > 0 && !isDone && (isEnd || isOnly)) {
      const text = joined(parts);
      const [item] = parsed(text);
      isDone = item !== undefined && !(isEnd && mayGoOn(item, text));
      if (isDone) yield item;
      else if (isEnd) throw stream.refuse(`text ${number} of the stream is truncated or not JSON`);
    }
    if (!isEnd) continue;
    if (length > 0) number++;
    [length, isDone, parts] = [0, false, []];
  }
};

/** Checks for a value that may go on, such as `12` of `123` (RFC 7464, 2.4). */
function mayGoOn(item: unknown, text: Uint8Array): boolean {
  return (typeof item === "number" || typeof item === "boolean" || item === null) && !isBlank(text.subarray(-1));
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13 || byte === LF);
}

/** Returns the value of a JSON text; nothing if the text is invalid. */
function parsed(bytes: Uint8Array): [item?: unknown] {
  try {
    return [parse(strictDecoder().decode(bytes))];
  } catch {
    return [];
  }
}
