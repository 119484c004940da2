// Features of what a generator writes beside the client, and of how it writes.
import { BASE, OURS } from "./peers.js";
import {
  documentOf,
  type Feature,
  GET_THING,
  isText,
  jsonOf,
  operation,
  readsName,
  refused,
  SERVE_THING,
  THING_REF,
  thingDocument,
} from "./feature.js";

/** The uses of the features of Zod. */
const ZOD: NonNullable<Feature["uses"]> = {
  [OURS]: { plugins: { zod: {} }, imports: `import { thingSchema as schema } from "./out/plugins/zod.js";` },
  "openapi-typescript": { imports: `import { thingSchema as schema } from "./out/zod.js";` },
  "hey-api": { plugins: { zod: {} }, imports: `import { zThing as schema } from "./out/zod.gen.js";` },
  orval: { plugins: { zod: { client: "zod" } }, imports: `import { GetThingResponse as schema } from "./out/api.js";` },
  kubb: { plugins: { "@kubb/plugin-zod": {} }, imports: `import { thingSchema as schema } from "./out/index.ts";` },
  "redocly generate-client": { plugins: { zod: {} }, imports: `import { ThingSchema as schema } from "./out/client.zod.js";` },
};

const HOSTILE = [
  "*/ globalThis.hostile = true; /*",
  '"; globalThis.hostile = true; "',
  "'; globalThis.hostile = true; '",
  "`; globalThis.hostile = true; `",
  "${globalThis.hostile = true}",
  '\\"; globalThis.hostile = true; //',
  "\nglobalThis.hostile = true;\n",
  "\u2028globalThis.hostile = true;\u2028",
];

const hooked = (hook: string): string =>
  `export const useName = (): string | undefined => ${hook}.data?.name;\n${refused(`const other: number | undefined = ${hook}.data?.name;`)}`;

/** Fetches with the options of a query. `part` leads from the result to the thing. */
const queried = (options: string, part = ""): string =>
  `const thing = await new QueryClient().fetchQuery(${options});\n${isText(`thing${part}.name`, "a")}`;
const QUERY_CLIENT = `import { QueryClient } from "@tanstack/react-query";\n`;

const mocked = (handler: (body: string) => string): string =>
  `const server = setupServer(${handler('{ name: "given" }')});
server.listen({ onUnhandledFrame: "error" });
check(await (await fetch("${BASE}/thing")).json(), { name: "given" });
server.close();\n${refused(handler("{ name: 1 }"))}`;
const SERVER = `import { setupServer } from "msw/node";\n`;

export const OUTPUTS: readonly Feature[] = [
  {
    name: "Zod schemas",
    document: thingDocument(),
    operations: [],
    program: () => `${isText('schema.parse({ name: "a" }).name', "a")}\ncheck(schema.safeParse({ name: 1 }).success, false);`,
    uses: ZOD,
  },
  {
    name: "Zod schemas check `pattern` and `format: email`",
    document: thingDocument({
      type: "object",
      required: ["name", "email"],
      properties: { name: { type: "string", pattern: "^[a-z]+$" }, email: { type: "string", format: "email" } },
    }),
    operations: [],
    program: () => `const valid = { name: "a", email: "a@example.com" };
check([valid, { ...valid, name: "A" }, { ...valid, email: "a" }].map((thing) => schema.safeParse(thing).success), [true, false, false]);`,
    uses: { ...ZOD, [OURS]: { ...ZOD[OURS], plugins: { "zod-formats": {} } } },
  },
  {
    name: "TanStack Query",
    document: thingDocument(),
    operations: [GET_THING],
    service: SERVE_THING,
    program: () => queried("getThingOptions()"),
    uses: {
      [OURS]: {
        plugins: { "tanstack-query": {} },
        imports: `${QUERY_CLIENT}import { getThingOptions } from "./out/plugins/tanstack-query.js";`,
        program: queried("getThingOptions(client)"),
      },
      "openapi-typescript": {
        plugins: { "openapi-react-query": {} },
        imports: `${QUERY_CLIENT}import createQueries from "openapi-react-query";`,
        program: queried('createQueries(client).queryOptions("get", "/thing")'),
      },
      "hey-api": {
        plugins: { "@tanstack/react-query": {} },
        imports: `${QUERY_CLIENT}import { getThingOptions } from "./out/@tanstack/react-query.gen.js";`,
      },
      orval: {
        plugins: { "react-query": { client: "react-query", httpClient: "fetch", override: { query: { version: 5 } } } },
        imports: `${QUERY_CLIENT}import { getGetThingQueryOptions } from "./out/api.js";`,
        program: queried("getGetThingQueryOptions()", ".data"),
      },
      kubb: {
        plugins: { "@kubb/plugin-react-query": { client: { client: "fetch" }, paramsType: "object" } },
        imports: `${QUERY_CLIENT}import { getThingQueryOptions } from "./out/index.ts";`,
        program: queried("getThingQueryOptions()"),
      },
      "redocly generate-client": {
        plugins: { "tanstack-query": {} },
        imports: `${QUERY_CLIENT}import { getThingOptions } from "./out/client.tanstack.js";`,
        program: queried("getThingOptions({})"),
      },
    },
  },
  {
    name: "SWR hooks",
    document: thingDocument(),
    operations: [GET_THING],
    program: () => hooked("useGetThing()"),
    uses: {
      [OURS]: {
        plugins: { swr: {} },
        imports: `import { useGetThing } from "./out/plugins/swr.js";`,
        program: hooked("useGetThing(client)"),
      },
      "openapi-typescript": {
        plugins: { "swr-openapi": {} },
        imports: `import { createQueryHook } from "swr-openapi";`,
        program: `const useQuery = createQueryHook(client, "things");\n${hooked('useQuery("/thing")')}`,
      },
      "hey-api": { plugins: { swr: {} }, imports: `import { useGetThing } from "./out/swr.gen.js";` },
      orval: {
        plugins: { swr: { client: "swr", httpClient: "fetch" } },
        imports: `import { useGetThing } from "./out/api.js";`,
        program: hooked("useGetThing().data?"),
      },
      kubb: {
        plugins: { "@kubb/plugin-swr": { client: { client: "fetch" }, paramsType: "object" } },
        imports: `import { useGetThing } from "./out/index.ts";`,
      },
      "redocly generate-client": {
        plugins: { swr: {} },
        imports: `import { useGetThing } from "./out/client.swr.js";`,
        program: hooked("useGetThing({})"),
      },
    },
  },
  {
    name: "typed handlers for MSW 3",
    document: thingDocument(),
    operations: [GET_THING],
    program: () => mocked((body) => `getThingHandler(${body})`),
    uses: {
      [OURS]: {
        plugins: { msw: {} },
        imports: `${SERVER}import { getThingHandler } from "./out/plugins/msw.js";`,
        program: mocked((body) => `getThingHandler("${BASE}", ${body})`),
      },
      "openapi-typescript": {
        plugins: { "openapi-msw": {} },
        imports: `${SERVER}import { createOpenApiHttp } from "openapi-msw";`,
        program: `const http = createOpenApiHttp<paths>({ baseUrl: "${BASE}" });\n${mocked((body) => `http.get("/thing", ({ response }) => response(200).json(${body}))`)}`,
      },
      "hey-api": {
        plugins: { msw: {} },
        imports: `${SERVER}import { handleGetThing } from "./out/msw.gen.js";`,
        program: mocked((body) => `handleGetThing({ body: ${body} })`),
      },
      orval: {
        plugins: { msw: { mock: true, mode: "split" } },
        imports: `${SERVER}import { getGetThingMockHandler } from "./out/api.msw.js";`,
        program: mocked((body) => `getGetThingMockHandler(${body})`),
      },
      kubb: {
        plugins: { "@kubb/plugin-faker": {}, "@kubb/plugin-msw": { baseURL: BASE } },
        imports: `${SERVER}import { getThingHandler } from "./out/index.ts";`,
      },
      "redocly generate-client": { plugins: { mock: {} }, imports: `${SERVER}import { getThingHandler } from "./out/client.mocks.js";` },
    },
  },
  {
    name: "no code from the document's text",
    document: documentOf(
      {
        "/thing": {
          get: operation(GET_THING, jsonOf(THING_REF), {
            summary: HOSTILE.join(" "),
            description: HOSTILE.join(" "),
            parameters: HOSTILE.map((name) => ({ name, in: "query", description: name, schema: { type: "string", default: name } })),
          }),
        },
        ...Object.fromEntries(
          HOSTILE.map((text, index) => [
            `/other/${index}`,
            { get: operation({ id: `${text} ${index}`, path: "" }, jsonOf(THING_REF), { tags: [text] }) },
          ]),
        ),
      },
      {
        info: { title: HOSTILE.join(" "), version: "1", description: HOSTILE.join(" ") },
        schema: {
          type: "object",
          description: HOSTILE.join(" "),
          required: ["name"],
          properties: {
            name: { type: "string" },
            ...Object.fromEntries(
              HOSTILE.map((text) => [
                text,
                { type: "string", description: text, title: text, enum: [text, "other"], default: text, examples: [text] },
              ]),
            ),
          },
        },
      },
    ),
    operations: [GET_THING],
    service: SERVE_THING,
    program: (peer) => `${readsName(peer)}\ncheck("hostile" in globalThis, false);`,
  },
  {
    name: "a second run writes the same bytes",
    document: thingDocument(),
    operations: [GET_THING],
    repeated: true,
    service: SERVE_THING,
    program: readsName,
  },
];
