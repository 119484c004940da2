import { HostingPlatformError } from "../errors/hosting-platform-error.js";
import { TimeoutError } from "../errors/timeout-error.js";
import { TransportError } from "../errors/transport-error.js";
import { parse } from "../internal/parse-json.js";
import { cancel } from "../internal/transport/read-response.js";
import { sleep } from "../internal/transport/within.js";
import { headerOf } from "./guarded.js";
import type { ItemStream, ReadItems, ServerSentEvent } from "./item-stream.js";
import { checkLength, LF, piecesOf } from "./pieces.js";

/** The format of an event's data; `either` is JSON if it can be parsed, else text. */
export type DataFormat = "json" | "text" | "either";

/** An event whose fields are read. Without data, it changes the ID or the time to wait only. */
type Block = Partial<ServerSentEvent>;

const CR = 13;

/** The time to wait before reconnecting, in milliseconds, unless the server states another one. */
const USUAL_WAIT = 3000;

/**
 * Reads the events of a body, such as one of a call by path with `parseAs: "stream"`. Breaking out of the loop cancels the body.
 *
 * @param format `json`: parses the data as JSON; skips events with empty data, and a last event without a name whose data is not JSON,
 * such as `[DONE]`
 */
export function eventsOf<Data = unknown>(
  body: ReadableStream<Uint8Array>,
  format: DataFormat = "json",
): AsyncIterable<ServerSentEvent<Data>> {
  const refuse = (reason: string): Error => Object.assign(new HostingPlatformError("RESPONSE_ERROR", reason), { name: "ResponseError" });
  const events = readEvents({ body: body as ItemStream["body"], refuse }, () => format);
  return events as AsyncIterable<ServerSentEvent<Data>>;
}

/**
 * Returns the reader of events with data of a format, as {@link eventsOf} describes it.
 *
 * @param formats the formats of events with other data, by name
 */
export function decodeEvents(usual: DataFormat, formats: Readonly<Record<string, DataFormat>> = {}): ReadItems {
  return (stream) => readEvents(stream, ({ event = "" }) => (Object.hasOwn(formats, event) ? formats[event] : undefined) ?? usual);
}

async function* readEvents(
  stream: ItemStream,
  formatOf: (block: Block) => DataFormat,
): AsyncGenerator<ServerSentEvent<unknown>, void, undefined> {
  const isReconnected = stream.request?.reconnect === true && stream.method === "GET";
  let { body }: { body: ItemStream["body"] | undefined } = stream;
  let [lastId, wait, count] = ["", USUAL_WAIT, 0];
  while (body !== undefined) {
    let problem: Error | undefined;
    try {
      for await (const block of blocksOf({ ...stream, body })) {
        lastId = block.id ?? lastId;
        wait = block.retry ?? wait;
        if (block.data === undefined) continue;
        if (problem) throw problem;
        count++;
        const [data] = dataOf(block.data, formatOf(block));
        if (data !== undefined) yield { ...block, data };
        // Some gateways keep the connection open after it.
        else if (block.data === "[DONE]" && !block.event) return;
        else if (block.data.trim() !== "") problem = stream.refuse(`event ${count} of the stream has data that is not JSON`);
        if (problem && block.event) throw problem;
      }
    } catch (error) {
      if (!isReconnected || !isLost(error, stream)) throw error;
    }
    // A last event that is no JSON, such as `[DONE]`, says that the stream is complete.
    if (problem || !isReconnected) return;
    body = await reconnect(stream, lastId, wait);
  }
}

/** Returns the data of an event; nothing if it has another format. */
function dataOf(text: string, format: DataFormat): [data?: unknown] {
  if (format === "text") return [text];
  try {
    return [parse(text)];
  } catch {
    return format === "either" ? [text] : [];
  }
}

/** Requests the further events until the service responds. Resolves to `undefined` if the stream is over. */
async function reconnect(
  { again, request, refuse, signal }: ItemStream,
  lastId: string,
  wait: number,
): Promise<ItemStream["body"] | undefined> {
  // A header has bytes, and the ID is sent as UTF-8.
  const id = [...new TextEncoder().encode(lastId)].map((byte) => String.fromCharCode(byte)).join("");
  const given = request?.headers ?? {};
  const headers = { ...(Symbol.iterator in given ? Object.fromEntries(given as Headers) : given), ...(id && { "last-event-id": id }) };
  while (again) {
    await sleep(wait, signal);
    signal?.throwIfAborted();
    try {
      const { data, response } = await again({ ...request, headers, schema: undefined, parseAs: "stream" });
      const { status } = response;
      if (status === 200 && /^text\/event-stream *(;|$)/i.test(headerOf(response, "content-type"))) return data;
      cancel(data);
      if (status === 204) return undefined;
      throw refuse(`the request for the further events returned ${status}, and no events`);
    } catch (error) {
      if (!isLost(error, { signal })) throw error;
    }
  }
  return undefined;
}

/** Checks for an error of the connection, as opposed to one of the service or the caller. */
function isLost(error: unknown, { signal }: Pick<ItemStream, "signal">): boolean {
  return !signal?.aborted && (error instanceof TransportError || error instanceof TimeoutError);
}

/** Parses a body by the [HTML Standard](https://html.spec.whatwg.org/#event-stream-interpretation). */
async function* blocksOf(stream: ItemStream): AsyncGenerator<Block, void, undefined> {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let block: Block = {};
  let [length, isFirst, isAfterCr] = [0, true, false];
  for await (const { bytes, end } of piecesOf(stream, [CR, LF])) {
    const isRestOfCrLf = isAfterCr && end === LF && bytes.length === 0;
    isAfterCr = end === CR;
    if (isRestOfCrLf || end === undefined) continue;
    const text = decoder.decode(bytes);
    const line = isFirst ? text.replace(/^\uFEFF/, "") : text;
    isFirst = false;
    if (line === "") {
      yield block;
      [block, length] = [{}, 0];
    } else if (!line.startsWith(":")) {
      length += bytes.length;
      checkLength(length, stream);
      setField(block, line);
    }
  }
  // An incomplete event is lost, but the time to wait counts from its line on.
  if (block.retry !== undefined) yield { retry: block.retry };
}

function setField(block: Block, line: string): void {
  const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (name === "data") block.data = block.data === undefined ? value : `${block.data}\n${value}`;
  else if (name === "event" && value === "") delete block.event;
  else if (name === "event") block.event = value;
  else if (name === "id" && !value.includes("\0")) block.id = value;
  else if (name === "retry" && /^\d+$/.test(value)) block.retry = Number(value);
}
