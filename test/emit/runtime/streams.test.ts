import { describe, expect, test, vi } from "vitest";
import type { ItemStream, ReadItems } from "../../../packages/client/src/runtime/item-stream.js";
import { decodeMedia } from "../../../packages/client/src/runtime/media.js";
import { streamBody } from "../../../packages/client/src/runtime/body.js";
import { rejection } from "../../harness/rejection.js";
import { type ClientOptions, type Descriptor, type Request, useOutput } from "./harness.js";

const output = useOutput();

/** A body in chunks, which ends, fails or stays open after them. */
function bodyOf(chunks: readonly (string | Uint8Array)[], end?: Error | "open"): ReadableStream<Uint8Array> & { cancelled?: boolean } {
  const left = chunks.map((chunk) => (typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk));
  const body: ReturnType<typeof bodyOf> = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk) controller.enqueue(chunk);
      else if (end instanceof Error) controller.error(end);
      else if (end === undefined) controller.close();
      else return new Promise(() => undefined);
      return undefined;
    },
    cancel() {
      body.cancelled = true;
    },
  });
  return body;
}

async function itemsOf(read: ReadItems, body: ReadableStream<Uint8Array>, limit = 100): Promise<unknown[]> {
  const items: unknown[] = [];
  const refuse = (reason: string): Error => new Error(reason);
  try {
    for await (const item of read({ body: body as ItemStream["body"], limit, refuse })) items.push(item);
  } catch (error) {
    items.push((error as Error).message);
  }
  return items;
}

const TEXTS: Record<string, [text: string, ...events: unknown[]]> = {
  "one line": ["data: a\n\n", { data: "a" }],
  "all fields": ["event: e\nid: 7\nretry: 10\ndata: a\n\n", { event: "e", id: "7", retry: 10, data: "a" }],
  "lines of data, joined by LF": ["data: a\ndata:\ndata: b\n\n", { data: "a\n\nb" }],
  "CR LF": ["data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n", { data: "a\nb" }, { data: "c" }],
  CR: ["data: a\rdata: b\r\rdata: c\r\r", { data: "a\nb" }, { data: "c" }],
  "all line ends": ["data: a\r\r\ndata: b\n\r", { data: "a" }, { data: "b" }],
  "one space after the colon, which is no part": ["data:a\n\ndata:  b\n\n", { data: "a" }, { data: " b" }],
  "a colon in the value": ["data: a: b\n\n", { data: "a: b" }],
  "a field without a colon": ["data\n\ndata\ndata\n\n", { data: "" }, { data: "\n" }],
  "comments and unknown fields": [": data: a\n\nother: b\nDATA: c\n data: d\ndata: e\n:\n\n", { data: "e" }],
  "no data": ["event: a\nid: 1\n\ndata: b\n\n", { data: "b" }],
  "an empty name": ["event: a\nevent:\ndata: b\n\n", { data: "b" }],
  "a name for its event only": ["event: a\ndata: b\n\ndata: c\n\n", { event: "a", data: "b" }, { data: "c" }],
  "an ID with NUL": ["id: 1\nid: a\0b\ndata: c\n\n", { id: "1", data: "c" }],
  "an empty ID": ["id\ndata: c\n\n", { id: "", data: "c" }],
  "a time that is no number": ["retry: 1s\nretry: -1\nretry:\ndata: c\n\n", { data: "c" }],
  "BOM at the start": ["\uFEFFdata: a\n\n", { data: "a" }],
  "BOM elsewhere": ["data: a\n\n\uFEFFdata: b\ndata: \uFEFFc\n\n", { data: "a" }, { data: "\uFEFFc" }],
  "an incomplete event": ["data: a\n\ndata: b\n", { data: "a" }],
  "an incomplete line": ["data: a\n\ndata: b", { data: "a" }],
  "characters of several bytes and other line ends": ["data: é😀\u2028\u0085\n\n", { data: "é😀\u2028\u0085" }],
  nothing: [""],
};

test.each(Object.entries(TEXTS))("server-sent events reads %s, split at any byte", async (_, [text, ...events]) => {
  const bytes = new TextEncoder().encode(text);
  const read = output.events.decodeEvents("text");
  for (let at = 0; at <= bytes.length; at++)
    expect(await itemsOf(read, bodyOf([bytes.slice(0, at), bytes.slice(at)])), `split at ${at}`).toEqual(events);
  expect(await itemsOf(read, bodyOf(Array.from(bytes, (byte) => new Uint8Array([byte]))))).toEqual(events);
});

test("server-sent events replaces invalid UTF-8", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("data: a"), 0xff, 10, 10]);
  expect(await itemsOf(output.events.decodeEvents("text"), bodyOf([bytes]))).toEqual([{ data: "a\uFFFD" }]);
});

test.each<[what: string, text: string, events: unknown[]]>([
  ["JSON", 'data: {"a":\ndata: 1}\n\ndata: null\n\n', [{ data: { a: 1 } }, { data: null }]],
  ["JSON without a prototype's name", 'data: {"__proto__":{"a":1},"b":2}\n\n', [{ data: { b: 2 } }]],
  ["a last event that is no JSON", "data: 1\n\ndata: [DONE]\n\n: bye\n\n", [{ data: 1 }]],
  ["empty data", "data: 1\n\ndata:\n\nevent: ping\ndata\n\ndata: 2\n\n", [{ data: 1 }, { data: 2 }]],
  ["other data before JSON", "data: 1\n\ndata: oops\n\ndata: 2\n\n", [{ data: 1 }, "event 2 of the stream has data that is not JSON"]],
  ["a named event that is no JSON", "event: error\ndata: oops\n\n", ["event 1 of the stream has data that is not JSON"]],
  [
    "events with other data by name",
    "event: text\ndata: 1\n\nevent: any\ndata: 2\n\nevent: any\ndata: b\n\n",
    [{ event: "text", data: "1" }, ...[2, "b"].map((data) => ({ event: "any", data }))],
  ],
  ["a name of an inherited property", "event: toString\ndata: 1\n\n", [{ event: "toString", data: 1 }]],
])("server-sent events parses %s", async (_, text, events) => {
  const read = output.events.decodeEvents("json", { text: "text", any: "either" });
  const items = await itemsOf(read, bodyOf([text]));
  expect(items).toEqual(events);
  for (const item of items)
    if (typeof item === "object") expect(Object.keys(Object((item as { data: unknown }).data) as object)).not.toContain("__proto__");
});

test("server-sent events ends at [DONE], though the connection stays open", async () => {
  const body = bodyOf(["data: 1\n\ndata: [DONE]\n\n"], "open");
  expect(await itemsOf(output.events.decodeEvents("json"), body)).toEqual([{ data: 1 }]);
  expect(body.cancelled).toBe(true);
});

test.each([
  ["an event", `data: ${"a".repeat(50)}\ndata: ${"a".repeat(50)}\n\n`],
  ["a line without an end", `data: ${"a".repeat(101)}`],
])("server-sent events limits the size of %s, and not that of the stream", async (_, text) => {
  const body = bodyOf([`data: b\n\n: ${"c".repeat(90)}\n: ${"c".repeat(90)}\n`.repeat(3), text], "open");
  const items = await itemsOf(output.events.decodeEvents("text"), body);
  expect(items).toEqual([...Array<unknown>(3).fill({ data: "b" }), "an item of the stream is longer than 100 bytes"]);
  expect(body.cancelled).toBe(true);
});

test("server-sent events reads the stream of a call by path", async () => {
  const items: unknown[] = [];
  for await (const { data } of output.events.eventsOf<number>(bodyOf(["data: 1\n\ndata: 2\n\n"]))) items.push(data.toFixed(1));
  for await (const { data } of output.events.eventsOf<string>(bodyOf(["data: 1\n\n"]), "text")) items.push(data);
  expect(items).toEqual(["1.0", "2.0", "1"]);
  const events = output.events.eventsOf(bodyOf(["data: a\n\ndata: 2\n\n"]));
  const error = await rejection(events[Symbol.asyncIterator]().next(), output.runtime.ClientError);
  expect(error).toMatchObject({ code: "RESPONSE_ERROR", name: "ResponseError" });
});

const LINES: Record<string, [text: string, ...items: unknown[]]> = {
  "lines of all kinds": ['{"a":"é😀"}\n[1]\n"b"\nnull\n2\n', { a: "é😀" }, [1], "b", null, 2],
  "CR LF, blank lines, and a last line without an end": ['\r\n{"a":1}\r\n\n \t\n2', { a: 1 }, 2],
  "a line that is no JSON": ['1\n\n{"a"\n2\n', 1, "line 3 of the stream is not JSON"],
  "a cut last line": ['1\n{"a":', 1, "line 2 of the stream is not JSON"],
  nothing: [""],
};

const SEQUENCES: Record<string, [text: string, ...items: unknown[]]> = {
  texts: ['\x1e{"a":1}\n\x1e"é😀"\n\x1e2\n', { a: 1 }, "é😀", 2],
  "a text of several lines": ['\x1e{\n"a":\r\n\n1\n}\n\x1e[\n2\n]', { a: 1 }, [2]],
  "empty texts": ["\x1e\x1e\n\x1e \n1\n\x1e", 1],
  "a text without LF that is complete": ['\x1e{"a":1}\x1e[2]', { a: 1 }, [2]],
  "a number that may go on": ["\x1e1\n\x1e12", 1, "text 2 of the stream is truncated or not JSON"],
  "a truncated text": ['\x1e{"a":\x1e2\n', "text 1 of the stream is truncated or not JSON"],
  "a truncated last text": ['\x1e1\n\x1e{"a":\n', 1, "text 2 of the stream is truncated or not JSON"],
  "two values in a text": ["\x1e1\n2\n", 1, "text 1 of the stream is not JSON"],
  nothing: [""],
};

describe.each([
  ["lines", LINES, () => output.jsonLines.decodeJsonLines],
  ["a sequence", SEQUENCES, () => output.jsonLines.decodeJsonSequence],
] as const)("JSON in %s", (_, rows, reader) => {
  test.each(Object.entries(rows))("reads %s, split at any byte", async (__, [text, ...items]) => {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at <= bytes.length; at++)
      expect(await itemsOf(reader(), bodyOf([bytes.slice(0, at), bytes.slice(at)])), `split at ${at}`).toEqual(items);
  });

  test("yields an item when its line has arrived", async () => {
    const body = bodyOf(['\x1e{"a":1}\n'.slice(reader() === output.jsonLines.decodeJsonLines ? 1 : 0)], "open");
    const items = reader()({ body: body as ItemStream["body"], limit: 100, refuse: Error });
    expect(await items[Symbol.asyncIterator]().next()).toEqual({ done: false, value: { a: 1 } });
  });

  test("refuses invalid UTF-8", async () => {
    const [message] = await itemsOf(reader(), bodyOf([new Uint8Array([34, 0xff, 34, 10, 30])]));
    expect(message).toMatch(/1 of the stream is (truncated or )?not JSON$/);
  });

  test("limits the size of an item", async () => {
    const item = `"${"a".repeat(40)}",\n`;
    const body = bodyOf([`[${reader() === output.jsonLines.decodeJsonLines ? item.repeat(3).replaceAll("\n", "") : item.repeat(3)}1]\n`]);
    expect(await itemsOf(reader(), body)).toEqual(["an item of the stream is longer than 100 bytes"]);
  });
});

test.each([
  ["lines", "jsonLinesOf", "1\n2\n3"],
  ["texts", "jsonSequenceOf", "\x1e1\n\x1e2\n\x1e3"],
] as const)("reads the %s of a call by path", async (_, name, text) => {
  const items: number[] = [];
  const read = async (): Promise<void> => {
    for await (const item of output.jsonLines[name]<number>(bodyOf([text, name === "jsonLinesOf" ? "x" : ""]))) items.push(item);
  };
  expect(await rejection(read(), output.runtime.ClientError)).toMatchObject({ code: "RESPONSE_ERROR" });
  expect(items).toEqual([1, 2]);
});

const EVENTS = { "content-type": "text/event-stream; charset=utf-8" };

function clientOf(responses: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const sent: Request_[] = [];
  const left = [...responses];
  const send = (url: string, init: RequestInit): Promise<Response> => {
    sent.push(new globalThis.Request(url, init));
    const response = left.shift() ?? Response.json({ error: "none left" }, { status: 418 });
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const client = output.runtime.createClient({ baseUrl: "https://api.example", fetch: send, retry: false, ...options });
  const call = (request?: Request, more: Partial<Descriptor> = {}): Promise<AsyncIterable<{ data: unknown }>> =>
    client.call(
      {
        ...{ operationId: "readEvents", method: "GET", path: "/events", accept: ["text/event-stream"] },
        ...{ decode: decodeMedia, stream: streamBody },
        items: output.pieces.readersBy(undefined, {
          "text/event-stream": output.events.decodeEvents("json"),
          "application/jsonl": output.jsonLines.decodeJsonLines,
        }),
        ...more,
      },
      request,
    );
  return { call, sent };
}
type Request_ = globalThis.Request;
const eventsResponse = (...body: Parameters<typeof bodyOf>): Response => new Response(bodyOf(...body), { headers: EVENTS });

async function dataOf(events: AsyncIterable<{ data: unknown }>): Promise<unknown[]> {
  const data: unknown[] = [];
  for await (const event of events) data.push(event.data);
  return data;
}

test("a call resolves to the items", async () => {
  const { call, sent } = clientOf([eventsResponse(["data: 1\n\n", "data: 2\n\n"])]);
  expect(await dataOf(await call())).toEqual([1, 2]);
  expect(sent[0]?.headers.get("accept")).toBe("text/event-stream");
});

test.each<[string, Response, Partial<Descriptor>]>([
  ["a body without a content type", new Response(bodyOf(["data: 1\n\n"])), {}],
  [
    "another type of several",
    new Response(bodyOf(['{"data":1}\n']), { headers: { "content-type": "Application/JSONL" } }),
    { accept: ["text/event-stream", "application/jsonl"] },
  ],
])("a call reads %s", async (_, response, more) => expect(await dataOf(await clientOf([response]).call({}, more))).toEqual([1]));

const double = (value: unknown) => {
  const { data } = value as { data: number };
  return data > 2 ? { issues: [{ message: "too much" }] } : { value: { data: data * 2 } };
};
const schema = { "~standard": { version: 1, vendor: "test", validate: double } } as const;

test.each<[string, Request]>([
  ["items", {}],
  ["items after a reconnection", { reconnect: true }],
])("a call validates %s with the schema", async (_, request) => {
  const body = bodyOf(["data: 2\n\n", "data: 3\n\n"], "open");
  const { call } = clientOf([eventsResponse(["retry: 0\ndata: 1\n\n"]), new Response(body, { headers: EVENTS })]);
  const events = (await call({ ...request, schema }))[Symbol.asyncIterator]();
  expect((await events.next()).value).toEqual({ data: 2 });
  if (request.reconnect !== true) return;
  expect((await events.next()).value).toEqual({ data: 4 });
  const error = await rejection(events.next(), output.runtime.ResponseError);
  expect(error).toMatchObject({ operationId: "readEvents", issues: [{ message: "too much" }] });
  expect(body.cancelled).toBe(true);
});

test("a call has no items without a body", async () =>
  expect(await dataOf(await clientOf([new Response(null, { status: 204 })]).call())).toEqual([]));

test("a call refuses a stream that it does not accept, and another type", async () => {
  const readers = { "text/event-stream": output.events.decodeEvents("json"), "application/jsonl": output.jsonLines.decodeJsonLines };
  for (const [type, items] of [
    ["application/json", output.pieces.readersBy("", readers)],
    ["application/jsonl", output.pieces.readersBy("application/jsonl", readers)],
  ] as const) {
    const result = clientOf([eventsResponse(["data: 1\n\n"])]).call({}, { accept: [type], items });
    expect((await rejection(result, output.runtime.ResponseError)).message).toContain(`its content type text/event-stream is not ${type}`);
  }
  const html = clientOf([new Response("a", { headers: { "content-type": "text/html" } })]).call();
  expect((await rejection(html, output.runtime.ResponseError)).message).toContain("its content type text/html is not ");
});

test("a call gives the body itself with parseAs", async () => {
  expect(await clientOf([eventsResponse(["data: 1\n\n"])]).call({ parseAs: "text" })).toBe("data: 1\n\n");
  expect(await clientOf([eventsResponse(["data: 1\n\n"])]).call({ parseAs: "stream" })).toBeInstanceOf(ReadableStream);
});

test("a call limits a body that is no stream of items", async () => {
  const json = new Response(bodyOf(['"abcdef"']), { headers: { "content-type": "application/json" } });
  const { call } = clientOf([json], { maxResponseBytes: 4 });
  expect((await rejection(call(), output.runtime.ResponseError)).message).toContain("longer than 4 bytes");
});

test("a call limits an item, and not the stream, by maxResponseBytes", async () => {
  const { call } = clientOf([eventsResponse(["data: 1\n\n", "data: 2\n\n", "data: 12345678\n\n"])], { maxResponseBytes: 8 });
  const events = (await call())[Symbol.asyncIterator]();
  expect([await events.next(), await events.next()]).toMatchObject([{ value: { data: 1 } }, { value: { data: 2 } }]);
  const error = await rejection(events.next(), output.runtime.ResponseError);
  expect(error).toMatchObject({ operationId: "readEvents", url: "https://api.example/events", status: 200 });
  expect(error.message).toBe("GET https://api.example/events returned 200, but an item of the stream is longer than 8 bytes");
});

test("a call throws an ApiError with the body for an error status", async () => {
  const body = bodyOf(['{"error":{"code":"late"}}']);
  const { call } = clientOf([new Response(body, { status: 429, headers: { ...EVENTS } })]);
  expect(await rejection(call({ reconnect: true }), output.runtime.RateLimitError)).toMatchObject({
    status: 429,
    body: { error: { code: "late" } },
  });
});

test("a call retries until the response", async () => {
  vi.useFakeTimers();
  const { call, sent } = clientOf([new Response(null, { status: 503 }), eventsResponse(["data: 1\n\n"])], { retry: { attempts: 2 } });
  const result = call();
  await vi.runAllTimersAsync();
  expect(await dataOf(await result)).toEqual([1]);
  expect(sent).toHaveLength(2);
});

test("a call cancels the body at break", async () => {
  const body = bodyOf(["data: 1\n\ndata: 2\n\n"], "open");
  for await (const { data } of await clientOf([new Response(body, { headers: EVENTS })]).call()) {
    expect(data).toBe(1);
    break;
  }
  await expect.poll(() => body.cancelled).toBe(true);
});

test("a call is ended by its signal, with the reason, also while it waits for an item", async () => {
  const body = bodyOf(["data: 1\n\n"], "open");
  const controller = new AbortController();
  const { call } = clientOf([new Response(body, { headers: EVENTS })]);
  const events = (await call({ signal: controller.signal, reconnect: true }))[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ value: { data: 1 } });
  const next = events.next();
  const reason = new Error("enough");
  controller.abort(reason);
  await expect(next).rejects.toBe(reason);
  await expect.poll(() => body.cancelled).toBe(true);
});

test("a call is not ended by the time limits", async () => {
  vi.useFakeTimers();
  let send: (() => void) | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      void (send = () => {
        controller.enqueue(new TextEncoder().encode("data: 1\n\n"));
        controller.close();
      }),
  });
  const { call } = clientOf([new Response(body, { headers: EVENTS })], { timeout: 10, deadline: 20 });
  const data = dataOf(await call());
  await vi.advanceTimersByTimeAsync(100_000);
  send?.();
  expect(await data).toEqual([1]);
});

test("a call throws for a lost connection after the items", async () => {
  const { call } = clientOf([eventsResponse(["data: 1\n\n"], new TypeError("terminated"))]);
  const events = (await call())[Symbol.asyncIterator]();
  await events.next();
  await rejection(events.next(), output.runtime.TransportError);
});

const lost = new TypeError("terminated");
const over = (): Response => new Response(null, { status: 204 });

/** Reads all data while the time passes, and returns it with the IDs that the requests name and the time of each in milliseconds. */
async function reading(responses: readonly (Response | Error)[], request: Request = {}): Promise<unknown[]> {
  vi.useFakeTimers();
  const times: number[] = [];
  const { call, sent } = clientOf(responses, { hooks: output.runtime.observe({ request: () => times.push(Date.now() - started) }) });
  const started = Date.now();
  const data = call({ reconnect: true, ...request })
    .then(dataOf)
    .catch((error: unknown) => (error as Error).message);
  await vi.runAllTimersAsync();
  return [await data, sent.map(({ headers }) => headers.get("last-event-id")), times];
}

test.each([{ "x-a": "1" }, new Headers({ "x-a": "1" })])("sends the headers of the call with each request: %o", async (headers) => {
  const { call, sent } = clientOf([eventsResponse(["retry: 1\ndata: 1\n\n"]), over()]);
  expect(await dataOf(await call({ reconnect: true, headers }))).toEqual([1]);
  expect(sent.map((request) => request.headers.get("x-a"))).toEqual(["1", "1"]);
});

const FURTHER = "GET https://api.example/events returned 200, but the request for the further events returned";

// prettier-ignore
test.each<[what: string, responses: () => (Response | Error)[], data: unknown, ids: unknown[], times: number[]]>([
  ["asks for the events after the last one", () => [eventsResponse(["id: a\ndata: 1\n\nid: é\n\nid: lost\n"]), eventsResponse(["data: 2\n\n"], lost), over()], [1, 2], [null, "Ã©", "Ã©"], [0, 3000, 6000]],
  ["waits as long as the service says", () => [eventsResponse(["retry: 10\ndata: 1\n\nretry: 20\n"]), eventsResponse(["retry: 1s\n\n"]), over()], [1], [null, null, null], [0, 20, 40]],
  ["sends no ID after an empty one", () => [eventsResponse(["id: a\ndata: 1\n\n"]), eventsResponse(["id:\ndata: 2\n\n"]), over()], [1, 2], [null, "a", null], [0, 3000, 6000]],
  ["goes on after a request that gets no response", () => [eventsResponse(["id: a\ndata: 1\n\n"]), lost, lost, eventsResponse(["data: 2\n\n"]), over()], [1, 2], [null, "a", "a", "a", "a"], [0, 3000, 6000, 9000, 12_000]],
  ["ends with a last event that is no JSON", () => [eventsResponse(["data: 1\n\ndata: [DONE]\n\n"])], [1], [null], [0]],
  ["throws for an error status", () => [eventsResponse(["data: 1\n\n"]), new Response(null, { status: 404 })], "GET https://api.example/events returned 404", [null, null], [0, 3000]],
  ["throws for another success", () => [eventsResponse(["data: 1\n\n"]), new Response(bodyOf([]), { status: 202, headers: EVENTS })], `${FURTHER} 202, and no events`, [null, null], [0, 3000]],
  ["throws for another content type", () => [eventsResponse(["data: 1\n\n"]), Response.json({})], `${FURTHER} 200, and no events`, [null, null], [0, 3000]],
  ["throws for invalid events", () => [eventsResponse(["event: a\ndata: no\n\n"])], "GET https://api.example/events returned 200, but event 1 of the stream has data that is not JSON", [null], [0]],
])("a call that reconnects %s", async (_, responses, data, ids, times) => expect(await reading(responses())).toEqual([data, ids, times]));

test("a call that reconnects keeps the headers of the request", async () => {
  const { call, sent } = clientOf([eventsResponse(["retry: 0\nid: a\ndata: 1\n\n"]), over()]);
  expect(await dataOf(await call({ reconnect: true, headers: { "x-trace": "t" } }))).toEqual([1]);
  expect(sent.map(({ headers }) => headers.get("x-trace"))).toEqual(["t", "t"]);
});

test.each([
  ["without the option", {}, {}],
  ["with another method than GET", { reconnect: true }, { method: "POST" }],
])("a call that reconnects is none %s", async (_, request, more) => {
  const { call, sent } = clientOf([eventsResponse(["data: 1\n\n"]), over()]);
  expect(await dataOf(await call(request, more))).toEqual([1]);
  expect(sent).toHaveLength(1);
});

test("a call that reconnects is ended by its signal while it waits", async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const { call, sent } = clientOf([eventsResponse(["data: 1\n\n"])]);
  const data = call({ reconnect: true, signal: controller.signal }).then(dataOf);
  const reason = new Error("enough");
  const ended = expect(data).rejects.toBe(reason);
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort(reason);
  await ended;
  expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
});
