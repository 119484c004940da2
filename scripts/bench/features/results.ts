// Features of the requests that a client sends, and of the results that it returns.
import { BASE, type Operation, OURS } from "./peers.js";
import {
  documentOf,
  type Feature,
  GET_THING,
  isText,
  jsonOf,
  operation,
  readsName,
  readsNames,
  refused,
  SERVE_THING,
  THING_REF,
  thingDocument,
} from "./feature.js";

const SEARCH: Operation = { id: "searchThings", method: "query", path: "/things" };
const EVENTS: Operation = { id: "readEvents", path: "/events" };
const LINES: Operation = { id: "readLines", path: "/lines" };
const CREATE: Operation = { id: "createThing", method: "post", path: "/things" };
const NAMED: Operation = { id: "商品を取得", path: "/thing" };

const gone = (property: string): object => ({
  description: "Error.",
  content: jsonOf({ type: "object", required: [property], properties: { [property]: { type: "string" } } }),
});

/** Narrows an error by its status, and refuses the property of another status. */
const narrows = (status: string, error: string): string =>
  `let reason: string | undefined;\nif (${status}) reason = ${error}.reason;\ncheck(reason, "gone");
${refused(`if (${status}) ${error}.conflict;`)}`;

const wrongBody = (call: string): string =>
  `await ${call.replace("BODY", '"name\\na"')};\ncheck(requests[0]!.headers.get("content-type")?.split(";")[0], "text/csv");
check(await requests[0]!.text(), "name\\na");\n${refused(`await ${call.replace("BODY", '{ name: "a" }')};`)}`;

export const RESULTS: readonly Feature[] = [
  {
    name: "Swagger 2.0",
    document: {
      swagger: "2.0",
      info: { title: "Things", version: "1" },
      host: "api.example.com",
      schemes: ["https"],
      produces: ["application/json"],
      paths: {
        "/thing": {
          get: { operationId: "getThing", responses: { 200: { description: "Success.", schema: { $ref: "#/definitions/Thing" } } } },
        },
      },
      definitions: { Thing: { type: "object", required: ["name"], properties: { name: { type: "string" } } } },
    },
    operations: [GET_THING],
    service: SERVE_THING,
    program: readsName,
  },
  {
    name: "OpenAPI 3.2: operations with the method QUERY",
    document: documentOf(
      { "/things": { query: operation(SEARCH, jsonOf(THING_REF), { requestBody: { required: true, content: jsonOf(THING_REF) } }) } },
      { openapi: "3.2.0" },
    ),
    operations: [SEARCH],
    service: SERVE_THING,
    program: ({ call }) =>
      `${isText(`${call(SEARCH, { body: '{ name: "b" }' })}.name`, "a")}\ncheck(requests[0]!.method, "QUERY");\ncheck(await requests[0]!.json(), { name: "b" });`,
  },
  {
    name: "JSON and another media type in a response: the result has the type of the JSON",
    document: documentOf({ "/thing": { get: operation(GET_THING, { ...jsonOf(THING_REF), "text/csv": { schema: { type: "string" } } }) } }),
    operations: [GET_THING],
    service: SERVE_THING,
    program: readsName,
    uses: {
      "openapi-typescript": {
        program: `const ofJson = createClient<paths, "application/json">({ baseUrl: "${BASE}" });
${isText('(await ofJson.GET("/thing")).data!.name', "a")}`,
      },
      orval: { options: { override: { contentType: { include: ["application/json"] } } } },
    },
  },
  {
    name: "`contentType` and the type of `body` tied",
    document: documentOf({
      "/things": {
        post: operation(CREATE, jsonOf(THING_REF), {
          requestBody: { required: true, content: { ...jsonOf(THING_REF), "text/csv": { schema: { type: "string" } } } },
        }),
      },
    }),
    operations: [CREATE],
    service: SERVE_THING,
    program: () => wrongBody(`createThing({ body: BODY, headers: { "content-type": "text/csv" } })`),
    uses: {
      [OURS]: { program: wrongBody(`createThing(client, { contentType: "text/csv", body: BODY })`) },
      "openapi-typescript": {
        program: wrongBody(
          `client.POST("/things", { body: BODY, headers: { "content-type": "text/csv" }, bodySerializer: (body: unknown) => String(body) })`,
        ),
      },
      "hey-api": { program: wrongBody(`createThing({ body: BODY, headers: { "content-type": "text/csv" }, bodySerializer: null })`) },
      orval: { program: wrongBody(`createThing(BODY, { headers: { "content-type": "text/csv" } })`) },
      kubb: { program: wrongBody(`createThing({ data: BODY }, { headers: { "content-type": "text/csv" } })`) },
      "redocly generate-client": { program: wrongBody(`createThing({ body: BODY }, { headers: { "content-type": "text/csv" } })`) },
    },
  },
  {
    name: "errors typed by status",
    document: documentOf({
      "/thing": {
        get: {
          operationId: "getThing",
          responses: { "200": { description: "Success.", content: jsonOf(THING_REF) }, "404": gone("reason"), "409": gone("conflict") },
        },
      },
    }),
    operations: [GET_THING],
    service: `() => json('{"reason":"gone"}', 404)`,
    program: () => `const result = await getThing();\n${narrows("result.status === 404", "result.data")}`,
    uses: {
      [OURS]: {
        imports: 'import { isError } from "./out/index.js";',
        program: `const error: unknown = await getThing(client).catch((error: unknown) => error);\n${narrows('isError(error, "getThing", 404)', "error.body")}`,
      },
      "openapi-typescript": {
        program: `const { error, response } = await client.GET("/thing");\n${narrows("error && response.status === 404", "error")}`,
      },
      "hey-api": { program: `const { error, response } = await getThing();\n${narrows("error && response?.status === 404", "error")}` },
      kubb: { options: { client: { dataReturnType: "full" } } },
      "redocly generate-client": {
        options: { "error-mode": "result" },
        program: `const { error, response } = await getThing();\n${narrows("error && response.status === 404", "error")}`,
      },
    },
  },
  {
    name: "an enumeration of responses that also accepts other values",
    document: documentOf(
      { "/thing": { get: operation(GET_THING, jsonOf({ $ref: "#/components/schemas/State" })) } },
      { components: { schemas: { State: { type: "string", enum: ["on", "off"] } } } },
    ),
    operations: [GET_THING],
    service: `() => json('"later"')`,
    program: ({ call }) => `const state = ${call(GET_THING)};\nconst later: typeof state = "later";\ncheck(state, later);`,
    uses: { [OURS]: { options: { enums: "open" } } },
  },
  {
    name: "server-sent events as a typed async iterable",
    document: documentOf({ "/events": { get: operation(EVENTS, { "text/event-stream": { schema: THING_REF } }) } }),
    operations: [EVENTS],
    service: `() => new Response('data: {"name":"a"}\\n\\nevent: more\\ndata: {"name":\\ndata: "b"}\\n\\n', { headers: { "content-type": "text/event-stream" } })`,
    program: ({ call }) => readsNames(call(EVENTS)),
    uses: {
      [OURS]: { program: readsNames("await readEvents(client)", "item.data") },
      "hey-api": { program: readsNames("(await readEvents()).stream") },
      "redocly generate-client": { program: readsNames("readEvents({}, { reconnect: false })", "item.data") },
    },
  },
  {
    name: "OpenAPI 3.2: JSON lines with `itemSchema` as a typed async iterable",
    document: documentOf({ "/lines": { get: operation(LINES, { "application/jsonl": { itemSchema: THING_REF } }) } }, { openapi: "3.2.0" }),
    operations: [LINES],
    service: `() => new Response('{"name":"a"}\\n{"name":"b"}\\n', { headers: { "content-type": "application/jsonl" } })`,
    program: ({ call }) => readsNames(call(LINES)),
  },
  {
    name: "an operation's own server",
    document: documentOf({
      "/thing": { get: operation(GET_THING, jsonOf(THING_REF), { servers: [{ url: "https://files.example.com" }] }) },
    }),
    operations: [GET_THING],
    service: SERVE_THING,
    program: (peer) => `${readsName(peer)}\ncheck(requests[0]!.url, "https://files.example.com/thing");`,
    uses: { orval: { options: { baseUrl: { getBaseUrlFromSpecification: true } } } },
  },
  {
    name: "an operationId in another script keeps its name",
    document: documentOf({ "/thing": { get: operation(NAMED, jsonOf(THING_REF)) } }),
    operations: [NAMED],
    service: SERVE_THING,
    program: ({ call }) => isText(`${call(NAMED)}.name`, "a"),
    uses: {
      "openapi-typescript": {
        program: `export type Named = operations["商品を取得"]["responses"];\n${refused('type Other = operations["a"];')}`,
      },
    },
  },
  {
    name: "`date-time` as `Date`",
    document: thingDocument({
      type: "object",
      required: ["name", "at"],
      properties: { name: { type: "string" }, at: { type: "string", format: "date-time" } },
    }),
    operations: [GET_THING],
    service: `() => json('{"name":"2026-01-31T12:00:00Z","at":"2026-01-31T12:00:00Z"}')`,
    program: ({ call }) => datesOf(call(GET_THING)),
    uses: {
      [OURS]: { plugins: { transformers: {} }, from: "./out/plugins/transformers.js" },
      "hey-api": { plugins: { "@hey-api/transformers": { dates: true } }, options: { transformer: true } },
      orval: {
        plugins: {
          "react-query": { client: "react-query" },
          axios: { httpClient: "axios", override: { query: { version: 5 }, useDatesTransform: true } },
        },
        // The adapter sends with the program's `fetch`.
        imports: `import axios from "axios";\naxios.defaults.adapter = "fetch";`,
      },
      kubb: {
        plugins: { "@kubb/plugin-zod": { dateType: "date", coercion: { dates: true } } },
        options: { types: { dateType: "date" }, client: { parser: "zod" } },
      },
      "redocly generate-client": {
        plugins: { transformers: {} },
        options: { "date-type": "Date" },
        imports: `import { transformThing } from "./out/client.transformers.js";`,
        program: datesOf("transformThing(await getThing())"),
      },
    },
  },
  {
    name: "`int64` as `bigint`, exact beyond 2^53",
    document: thingDocument({ type: "object", required: ["id"], properties: { id: { type: "integer", format: "int64" } } }),
    operations: [GET_THING],
    service: `() => json('{"id":9007199254740993}')`,
    program: ({ call }) =>
      `const id: bigint = ${call(GET_THING)}.id;\ncheck([typeof id, String(id)], ["bigint", "9007199254740993"]);\n${refused(`const other: number = ${call(GET_THING)}.id;`)}`,
    uses: {
      [OURS]: { plugins: { transformers: {} }, from: "./out/plugins/transformers.js" },
      "hey-api": { plugins: { "@hey-api/transformers": { bigInt: true } }, options: { transformer: true } },
      orval: { options: { override: { useBigInt: true } } },
      kubb: {
        plugins: { "@kubb/plugin-zod": { integerType: "bigint", coercion: { numbers: true } } },
        options: { types: { integerType: "bigint" }, client: { parser: "zod" } },
      },
    },
  },
];

function datesOf(thing: string): string {
  return `const thing = ${thing};
const [at, name]: [Date, string] = [thing.at, thing.name];
check([at instanceof Date, at.getTime(), name], [true, Date.UTC(2026, 0, 31, 12), "2026-01-31T12:00:00Z"]);
${refused("const other: string = thing.at;")}`;
}
