import { expect, test } from "vitest";
import { type Case, compileDocuments, generated, wholeOutput } from "./harness/compile-documents.js";
import { response, array, documentOf, object, ref, text } from "../harness/documents.js";

const tick = object({ price: { type: "number" } }, ["price"]);
const event = (data: object, more: object = {}): object => object({ data, ...more }, ["data"]);
const jsonText = { type: "string", contentMediaType: "application/json", contentSchema: tick };

const document = (content: object, { method = "get", schemas = {} } = {}): object =>
  documentOf({ "/x": { [method]: { operationId: "call", responses: { 200: response(content) } } } }, { components: { schemas } });
const stream = (type: string, media: object = {}, schemas: object = {}): object => document({ [type]: media }, { schemas });

const yields = (type: string): string =>
  `export const result = api.call(client);\nsame<Equals<Awaited<typeof result>, AsyncIterable<${type}>>>();\n`;
const EVENTS = 'import type { ServerSentEvent } from "./runtime/item-stream.js";\n';
const SSE = "text/event-stream";
const TICK = "{ price: number }";

/** OpenAPI 3.2, section 4.14.4.3: a base with variants by the name of the event. */
const VARIANTS = {
  ...event(text, { event: text }),
  required: ["data", "event"],
  oneOf: [
    { properties: { event: { const: "word" } } },
    { properties: { event: { const: "tick" }, data: { contentMediaType: "application/json", contentSchema: tick } } },
  ],
};

const TYPES: Record<string, Case> = {
  "lines by itemSchema": { document: stream("application/jsonl", { itemSchema: tick, schema: array(text) }), uses: yields(TICK) },
  "lines by the items of an array": { document: stream("application/x-ndjson", { schema: array(tick) }), uses: yields(TICK) },
  "lines by the schema of one": { document: stream("application/ndjson; charset=utf-8", { schema: tick }), uses: yields(TICK) },
  "lines by a reference": { document: stream("application/stream+json", { schema: ref("A") }, { A: array(tick) }), uses: yields(TICK) },
  "lines of a body of text": { document: stream("application/jsonl", { schema: text }), uses: yields("unknown") },
  "a sequence without a schema": { document: stream("application/json-seq"), uses: yields("unknown") },
  "events without a schema": { document: stream(SSE), uses: EVENTS + yields("ServerSentEvent<string>") },
  "events of bytes": { document: stream(SSE, { schema: { ...text, format: "binary" } }), uses: EVENTS + yields("ServerSentEvent<string>") },
  "events by the items of an array": { document: stream(SSE, { schema: array(tick) }), uses: EVENTS + yields(`ServerSentEvent<${TICK}>`) },
  "events by the schema of their data": {
    document: stream(SSE, { schema: ref("Tick") }, { Tick: tick }),
    uses: `${EVENTS}${yields(`ServerSentEvent<${TICK}>`)}
export async function first(): Promise<number | undefined> {
  for await (const { data, event, id, retry } of await api.call(client, { reconnect: true })) {
    const rest: [string | undefined, string | undefined, number | undefined] = [event, id, retry];
    return rest.length + data.price;
  }
  return undefined;
}
export const stream: Promise<ReadableStream<Uint8Array>> = api.call(client, { parseAs: "stream" });
export const list = api.call(client).then((events) => events.length); // refused: the result is no array`,
  },
  "events by itemSchema": {
    document: stream(SSE, { itemSchema: event(jsonText, { event: { const: "tick" }, id: text }) }),
    uses: yields(`{ data: ${TICK}; event?: "tick"; id?: string }`),
  },
  "events by itemSchema with a JSON schema as data": {
    document: stream(SSE, { itemSchema: ref("E") }, { E: event(tick) }),
    uses: yields(`components["schemas"]["E"]`),
  },
  "events with variants": {
    document: stream(SSE, { itemSchema: ref("E") }, { E: VARIANTS }),
    uses: yields(`{ event: "word"; data: string } | { event: "tick"; data: ${TICK} }`),
  },
  "JSON or events": {
    document: document({ "application/json": { schema: tick }, [SSE]: { schema: tick } }, { method: "post" }),
    uses: `${EVENTS}const json = api.call(client);
same<Equals<Awaited<typeof json>, ${TICK}>>();
const events = api.call(client, { accept: "text/event-stream" });
same<Equals<Awaited<typeof events>, AsyncIterable<ServerSentEvent<${TICK}>>>>();
export const wrong = api.call(client, { accept: "text/event-stream", reconnect: true }); // refused: only GET reconnects`,
  },
  "events or JSON, with a schema for an item": {
    document: document({ "application/json": { schema: tick }, "application/jsonl": { schema: {} } }, { method: "post" }),
    uses: `import type { StandardSchema } from "./runtime/operation.js";
declare const schema: StandardSchema<{ price: number; own: true }>;
const lines = api.call(client, { accept: "application/jsonl", schema });
same<Equals<Awaited<typeof lines>, AsyncIterable<{ price: number; own: true }>>>();
const json = api.call(client, { schema });
same<Equals<Awaited<typeof json>, { price: number; own: true }>>();
export const bytes: Promise<ReadableStream<Uint8Array>> = api.call(client, { accept: "application/jsonl", parseAs: "stream" });`,
  },
  "events with a schema for an event": {
    document: stream(SSE, { schema: tick }),
    uses: `${EVENTS}import type { StandardSchema } from "./runtime/operation.js";
declare const schema: StandardSchema<ServerSentEvent<${TICK} & { own: true }>>;
const events = api.call(client, { schema });
same<Equals<Awaited<typeof events>, AsyncIterable<ServerSentEvent<${TICK} & { own: true }>>>>();
export const wrong: Promise<AsyncIterable<{ data: string }>> = api.call(client, { schema }); // refused: its items are of another type`,
  },
  "lines, which do not reconnect": {
    document: stream("application/jsonl"),
    uses: `// @ts-expect-error: lines have no IDs
export const wrong = api.call(client, { reconnect: true });`,
  },
  "an operation and a schema with the runtime's names": {
    document: {
      ...stream(SSE, { schema: tick }, { ServerSentEvent: tick, AsyncIterable: text }),
      paths: { "/x": { get: { operationId: "decodeEvents", responses: { 200: response({ [SSE]: {} }) } } } },
    },
    uses: `export const events = api.decodeEvents_(client);\n`,
    whole: true,
  },
  "schemas of the wrong type": {
    document: stream(SSE, { itemSchema: { type: "object", properties: null, allOf: null, oneOf: [null, true], required: 1, enum: {} } }),
    uses: "export const events = api.call(client);\n",
  },
};

const found = compileDocuments(TYPES);

test.each(Object.keys(TYPES))("compiles: %s", (name) => expect(found[name]).toEqual([]));

const code = (given: object): string => (generated(given).get("operations/default.ts") ?? "").replace(/\s+/g, " ");

// prettier-ignore
test.each<[what: string, content: object, reader: string]>([
  ["lines", { "Application/JSONL; a=b": {} }, '{ "application/jsonl": decodeJsonLines }'],
  ["a sequence", { "application/json-seq": {} }, '{ "application/json-seq": decodeJsonSequence }'],
  ["events of text", { [SSE]: { schema: text } }, '{ "text/event-stream": decodeEvents("text") }'],
  ["events of anything", { [SSE]: { schema: {} } }, '{ "text/event-stream": decodeEvents("either") }'],
  ["events of objects", { [SSE]: { schema: tick } }, '{ "text/event-stream": decodeEvents("json") }'],
  ["events of both", { [SSE]: { schema: { anyOf: [tick, { const: "[DONE]" }] } } }, '{ "text/event-stream": decodeEvents("either") }'],
  ["events with data by their names", { [SSE]: { itemSchema: VARIANTS } }, '{ "text/event-stream": decodeEvents("either", { word: "text", tick: "json" }) }'],
  ["unnamed events beside a named one", { [SSE]: { itemSchema: { oneOf: [event(jsonText), event(text, { event: { enum: ["end"] } })] } } }, '{ "text/event-stream": decodeEvents("json", { end: "text" }) }'],
  ["two streams", { [SSE]: {}, "application/jsonl": {} }, '{ "text/event-stream": decodeEvents("text"), "application/jsonl": decodeJsonLines }'],
])("writes the readers of %s", (_, content, reader) => {
  const picked = Object.keys(content).length > 1 ? "request?.accept" : "undefined";
  expect(code(document(content))).toContain(`stream: streamBody, items: readersBy(${picked}, ${reader}),`);
});

test("writes readers for the call that picks a stream", () => {
  const given = document({ "application/json": {}, "text/event-stream": {}, "application/jsonl": {} });
  expect(code(given)).toMatch(
    /items: readersBy\(request\?\.accept \?\? "", \{ "text\/event-stream": decodeEvents\("text"\), "application\/jsonl": /,
  );
});

test("writes no reader for a body without streams, and no module of the runtime", () => {
  const given = document({ "application/json": {}, "text/plain": {} });
  expect(code(given)).not.toContain("items");
  expect([...generated(given).keys()].filter((path) => /events|json-lines|pieces/.test(path))).toEqual([]);
});

test("exports the readers of streams by path", () => {
  const index = (type: string): string | undefined => wholeOutput(stream(type)).get("index.ts");
  expect(index("text/event-stream")).toMatch(/^ {2}eventsOf,$/m);
  expect(index("text/event-stream")).not.toContain("jsonSequenceOf");
  expect(index("application/json-seq")).toMatch(/^ {2}jsonSequenceOf,$/m);
});
