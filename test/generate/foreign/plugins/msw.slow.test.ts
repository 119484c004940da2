import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";
import { array, number, object, ref, response, text } from "../../../harness/documents.js";

const THING = object(
  {
    id: { type: "integer", minimum: 5 },
    when: { type: "string", format: "date" },
    tags: { type: "array", minItems: 2, items: { type: "string", maxLength: 3 } },
    kids: array(ref("Thing")),
    kind: { allOf: [object({ a: { enum: ["x", "y"] } }, ["a"]), object({ b: { type: "boolean" } })] },
    either: { oneOf: [{ type: "null" }, text] },
    pet: ref("Pet"),
  },
  ["id", "when", "tags"],
);
const SCHEMAS = {
  Thing: THING,
  Pet: object({ is: text }, ["is"], { discriminator: { propertyName: "is", mapping: { cat: "#/components/schemas/Cat" } } }),
  Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } }, ["lives"])] },
};
const thing = ref("Thing");
const reply = (media: object, status = 200): object => ({ [status]: response({ "application/json": media }) });
const id = { name: "id", in: "path", required: true, schema: text };
const stream = (type: string, media: object): object => ({ 200: response({ [type]: media }) });
const eventOf = (name: string, data: object): object => object({ event: { const: name }, data }, ["data"]);
const EVENT = { oneOf: [eventOf("note", { type: "string", const: "a\nb" }), eventOf("tick", number)] };
const PATHS = {
  "/a.b/{id}": { get: { operationId: "readThing", parameters: [id], responses: reply({ schema: thing }) } },
  "/a.b/mine": { get: { operationId: "readMine", responses: reply({ schema: text, example: "mine" }) } },
  "/named": { post: { operationId: "make", responses: reply({ schema: number, examples: { one: { value: 7 } } }, 201) } },
  "/http": { get: { operationId: "Http", responses: reply({ schema: text }) } },
  "/lines": { get: { operationId: "readLines", responses: stream("application/jsonl", { itemSchema: { type: "integer", minimum: 5 } }) } },
  "/texts": { get: { operationId: "readTexts", responses: stream("application/json-seq", { example: [{ a: 1 }, 2] }) } },
  "/events": { post: { operationId: "readEvents", responses: stream("text/event-stream", { itemSchema: EVENT }) } },
  "/data": { get: { operationId: "readData", responses: stream("text/event-stream", { schema: { type: "object" }, example: { b: 1 } }) } },
  "/whole": { get: { operationId: "readWhole", responses: stream("text/event-stream", { example: "data: a\n\ndata: b\n\n" }) } },
  "/sick": {
    get: {
      operationId: "readSick",
      responses: {
        ...reply({ schema: text }),
        401: { description: "none" },
        "4XX": response({ "text/plain": { schema: text, example: "no" } }),
        default: response({ "application/problem+json": { schema: object({ title: text }, ["title"]) } }),
      },
    },
  },
  "/gone": { delete: { operationId: "drop", responses: { 204: { description: "none" } } } },
};
const USER = `import { setupServer } from "msw/node";
import { HttpResponse } from "msw";
import { createClient, drop, make, readData, readEvents, readLines, readMine, readSick, readTexts, readThing, readWhole, withResponse } from "./index.js";
import { dropHandler, handlers, makeHandler, readEventsHandler, readLinesHandler, readSickHandler, readThingHandler } from "./plugins/msw.js";

const baseUrl = "https://things.example/v1";
export const wrong = (): unknown => [
  // @ts-expect-error: the body is a number
  makeHandler(baseUrl, "text"),
  // @ts-expect-error: the data of a tick is a number
  readEventsHandler(baseUrl, [{ event: "tick", data: "1" }]),
  // @ts-expect-error: the function returns text
  makeHandler(baseUrl, () => "text"),
  // @ts-expect-error: the body of the status has a title
  readSickHandler(baseUrl, { problem: "b" }, { status: 500 }),
  // @ts-expect-error: a status is a number
  makeHandler(baseUrl, 7, { status: "201" }),
];
async function listed(items: Promise<AsyncIterable<unknown>>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const item of await items) list.push(item);
  return list;
}
export async function streams(): Promise<unknown[]> {
  const server = setupServer(...handlers(baseUrl));
  server.listen({ onUnhandledRequest: "error" });
  try {
    const client = createClient({ baseUrl });
    const calls = [readLines(client), readTexts(client), readEvents(client), readData(client), readWhole(client)];
    const usual = await Promise.all(calls.map((call) => listed(call)));
    server.use(readEventsHandler(baseUrl, [{ event: "tick", data: 1 }, { event: "note", data: "a\\nb" }]));
    return [...usual, await listed(readEvents(client))];
  } finally {
    server.close();
  }
}
export async function run(): Promise<unknown[]> {
  const server = setupServer(...handlers(baseUrl));
  server.listen({ onUnhandledRequest: "error" });
  try {
    const client = createClient({ baseUrl });
    const results: unknown[] = [await readThing(client, { path: { id: "1" } }), await readMine(client), await make(client), await drop(client)];
    for (const [index, base] of [baseUrl, "/v1", "*/v1/", "*"].entries()) {
      server.resetHandlers(readThingHandler(base, { id: index, when: "2020-02-02", tags: [] }));
      results.push((await readThing(client, { path: { id: "1" } })).id);
    }
    server.resetHandlers(readThingHandler("/v", { id: 9, when: "", tags: [] }), readThingHandler("", { id: 9, when: "", tags: [] }));
    return [...results, await readThing(createClient({ baseUrl, retry: false }), { path: { id: "1" } }).catch(() => "none")];
  } finally {
    server.close();
  }
}
`;

const CHOSEN = `
export async function chosen(): Promise<unknown[]> {
  const server = setupServer(...handlers(baseUrl));
  server.listen({ onUnhandledRequest: "error" });
  try {
    const client = createClient({ baseUrl, retry: false });
    const status = async (call: Promise<unknown>): Promise<unknown> => call.catch((error: { status: number; body: unknown }) => [error.status, error.body]);
    const results: unknown[] = [];
    server.use(makeHandler(baseUrl, 8, { status: 200, headers: { etag: '"a"', "content-type": "application/vnd.a+json" } }));
    const { data, response } = await withResponse(make, client);
    results.push([data, response.status, response.headers.get("etag"), response.headers.get("content-type")]);
    server.use(readThingHandler(baseUrl, async (request) => ({ id: Number(new URL(request.url).pathname.split("/").pop()), when: request.method, tags: [] })));
    results.push(await readThing(client, { path: { id: "12" } }));
    server.use(readThingHandler(baseUrl, () => HttpResponse.json({ problem: "none" }, { status: 404 })), dropHandler(baseUrl, "in use", { status: 409 }));
    results.push(await status(readThing(client, { path: { id: "1" } })), await status(drop(client)));
    const sick = async (...handlers: Parameters<typeof server.use>): Promise<unknown> => {
      server.use(...handlers);
      const call = readSick(client).catch((error: { status: number; body: unknown; response: Response }) => error);
      const { status, body, response } = (await call) as { status: number; body: unknown; response: Response };
      return [status, body, response.headers.get("content-type")];
    };
    results.push(await sick(readSickHandler(baseUrl, { title: "Broken" }, { status: 500 })));
    results.push(await sick(readSickHandler(baseUrl, undefined, { status: 503 })));
    results.push(await sick(readSickHandler(baseUrl, undefined, { status: 401 })));
    results.push(await sick(readSickHandler(baseUrl, undefined, { status: 404 })));
    results.push(await sick(readSickHandler(baseUrl, () => "gone", { status: 410 })));
    server.use(readLinesHandler(baseUrl, () => [6, 7]), makeHandler(baseUrl, undefined, { status: 204 }));
    results.push(await listed(readLines(client)), await status(withResponse(make, client).then(({ response }) => response.status)));
    return results;
  } finally {
    server.close();
  }
}
`;

/** The server of MSW 3 requires Node.js 22. Its handlers run without one. */
const WITHOUT_SERVER = `import { getResponse, type HttpHandler } from "msw-3";
function setupServer(...handlers: HttpHandler[]) {
  const own = globalThis.fetch;
  return {
    listen: (_: object) => {
      globalThis.fetch = async (url, init) => (await getResponse(handlers, new Request(url, init))) ?? Response.error();
    },
    use: (...more: HttpHandler[]) => void handlers.unshift(...more),
    resetHandlers: (...own: HttpHandler[]) => void handlers.splice(0, handlers.length, ...own),
    close: () => void (globalThis.fetch = own),
  };
}
`;

describe.each(["msw", "msw-3"])("with %s", (library) => {
  let output: PluginOutput;
  beforeAll(async () => {
    const own = (USER + CHOSEN).replace('import { setupServer } from "msw/node";\n', library === "msw" ? "$&" : WITHOUT_SERVER);
    const user = own.replace(' from "msw";', ` from "${library}";`);
    output = await PluginOutput.of(document(PATHS, { schemas: SCHEMAS }), ["msw"], { "user.ts": user });
    const text = await output.read("plugins/msw.ts");
    expect(text).toContain(' from "msw";\n');
    await writeFile(join(output.folder, "plugins/msw.ts"), text.replace(' from "msw";', ` from "${library}";`));
  });

  test("compiles", async () => expect(await output.problems()).toEqual([]));

  test("responds with examples, else with data that the schema accepts, or with a given body", async () => {
    const { run } = await output.run<{ run: () => Promise<unknown[]> }>("user.ts");
    const [made, ...rest] = await run();
    const accepts = new Ajv2020({ strict: false, logger: false }).compile({ ...THING, components: { schemas: SCHEMAS } });
    accepts(made);
    expect(accepts.errors).toBeNull();
    expect(made).toMatchObject({ pet: { is: "cat", lives: 1 } });
    expect(rest).toEqual(["mine", 7, undefined, 0, 1, 2, 3, "none"]);
  });

  test("responds with streams of examples, of generated items, or of given items", async () => {
    const { streams } = await output.run<{ streams: () => Promise<unknown[]> }>("user.ts");
    const note = { event: "note", data: "a\nb" };
    expect(await streams()).toEqual([
      [5],
      [{ a: 1 }, 2],
      [note],
      [{ data: { b: 1 } }],
      [{ data: "a" }, { data: "b" }],
      [{ event: "tick", data: 1 }, note],
    ]);
  });

  test("responds with a given status, headers, or what a function of the request returns", async () => {
    const { chosen } = await output.run<{ chosen: () => Promise<unknown[]> }>("user.ts");
    expect(await chosen()).toEqual([
      [8, 200, '"a"', "application/vnd.a+json"],
      { id: 12, when: "GET", tags: [] },
      [404, { problem: "none" }],
      [409, "in use"],
      [500, { title: "Broken" }, "application/problem+json"],
      [503, { title: "text" }, "application/problem+json"],
      [401, undefined, null],
      [404, "no", "text/plain"],
      [410, "gone", "text/plain"],
      [6, 7],
      204,
    ]);
  });
});
