// Features of the client beside single requests.
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
  SERVE_THING,
  THING_REF,
  thingDocument,
} from "./feature.js";

const LIST: Operation = { id: "listThings", path: "/things" };
const [BEARER, KEY, PUBLIC]: [Operation, Operation, Operation] = [
  { id: "readByToken", path: "/token" },
  { id: "readByKey", path: "/key" },
  { id: "readPublic", path: "/public" },
];

export const CLIENTS: readonly Feature[] = [
  {
    name: "a part of a document, by tag",
    document: documentOf(
      Object.fromEntries(
        [KEY, PUBLIC].map((each, index) => [each.path, { get: operation(each, jsonOf(THING_REF), { tags: [`tag${index}`] }) }]),
      ),
    ),
    operations: [KEY],
    service: SERVE_THING,
    program: (peer) => `${isText(`${peer.call(KEY)}.name`, "a")}\ncheck("readPublic" in all, false);`,
    uses: {
      [OURS]: { options: { include: "tag=tag0" }, imports: 'import * as all from "./out/index.js";' },
      "hey-api": {
        options: { parser: { filters: { tags: { include: ["tag0"] } } } },
        imports: 'import * as all from "./out/index.js";',
      },
      orval: { options: { filters: { tags: ["tag0"] } }, imports: 'import * as all from "./out/api.js";' },
      kubb: { options: { client: { include: [{ type: "tag", pattern: "tag0" }] } }, imports: 'import * as all from "./out/index.ts";' },
      "redocly generate-client": { imports: 'import * as all from "./out/client.js";' },
    },
  },
  {
    name: "the headers of a response beside its result",
    document: thingDocument(),
    operations: [GET_THING],
    service: `() => json('{"name":"a"}', 200, { etag: "1" })`,
    program: () => withHeaders("{ data, response } = await getThing()", 'data?.name ?? ""', "response?.headers"),
    uses: {
      [OURS]: {
        imports: 'import { withResponse } from "./out/index.js";',
        program: withHeaders("{ data, response } = await withResponse(getThing, client)"),
      },
      "openapi-typescript": { program: withHeaders('{ data, response } = await client.GET("/thing")', 'data?.name ?? ""') },
      orval: { program: withHeaders("{ data, headers } = await getThing()", "data.name", "headers") },
      kubb: {
        options: { client: { dataReturnType: "full" } },
        program: withHeaders("{ data, headers } = await getThing()", "data.name", "headers"),
      },
      "redocly generate-client": { options: { "error-mode": "result" } },
    },
  },
  {
    name: "credentials of security schemes, sent only where the document requires them",
    document: documentOf(
      Object.fromEntries(
        [BEARER, KEY, PUBLIC].map((each, index) => [
          each.path,
          { get: operation(each, jsonOf(THING_REF), { security: [[{ token: [] }], [{ key: [] }], []][index] }) },
        ]),
      ),
      {
        components: {
          securitySchemes: { token: { type: "http", scheme: "bearer" }, key: { type: "apiKey", in: "header", name: "x-key" } },
        },
      },
    ),
    operations: [BEARER, KEY, PUBLIC],
    service: SERVE_THING,
    program: ({ call }) =>
      `${[BEARER, KEY, PUBLIC].map((each) => `${call(each)};`).join("\n")}
check(requests.map(({ headers }) => [headers.get("authorization"), headers.get("x-key")]), [["Bearer t", null], [null, "k"], [null, null]]);`,
    uses: {
      [OURS]: { imports: 'import { credentials } from "./out/index.js";', client: 'auth: credentials({ token: "t", key: "k" })' },
      "openapi-typescript": { client: 'headers: { authorization: "Bearer t", "x-key": "k" }' },
      "hey-api": { client: 'auth: ({ scheme }) => (scheme === "bearer" ? "t" : "k")' },
      kubb: { client: 'headers: { authorization: "Bearer t", "x-key": "k" }' },
      "redocly generate-client": { client: 'auth: { bearer: "t", apiKey: { key: "k" } }' },
    },
  },
  {
    name: "iteration over the items of all pages",
    document: documentOf({
      "/things": {
        get: operation(
          LIST,
          jsonOf({
            type: "object",
            required: ["items"],
            properties: { items: { type: "array", items: THING_REF }, next: { type: ["string", "null"] } },
          }),
          {
            parameters: [{ name: "cursor", in: "query", schema: { type: "string" } }],
            "x-pagination": { items: "/items", next: "/next", cursor: "cursor" },
          },
        ),
      },
    }),
    operations: [LIST],
    service: `({ url }) => json(new URL(url).searchParams.get("cursor") === "2" ? '{"items":[{"name":"b"}],"next":null}' : '{"items":[{"name":"a"}],"next":"2"}')`,
    program: ({ call }) => readsNames(call(LIST)),
    uses: {
      [OURS]: { imports: 'import { paginate } from "./out/index.js";', program: readsNames("paginate(listThings, client)") },
      "redocly generate-client": {
        options: { config: { client: { pagination: { style: "cursor", cursorParam: "cursor", nextCursor: "/next", items: "/items" } } } },
        program: readsNames("listThings.items({})"),
      },
    },
  },
  {
    name: "retries that wait as long as `Retry-After` states",
    document: thingDocument(),
    operations: [GET_THING],
    service: `() => (requests.length === 1 ? json("{}", 503, { "retry-after": "3" }) : json('{"name":"a"}'))`,
    program: ({ call }) =>
      `const start = performance.now();\ncheck(${call(GET_THING)}.name, "a");\ncheck(performance.now() - start > 2900, true);`,
    uses: {
      "hey-api": { plugins: { "@hey-api/client-ky": {} } },
      "redocly generate-client": { client: "retry: { retries: 2, retryDelay: 10 }" },
    },
  },
  {
    name: "a timeout for all requests of a client",
    document: thingDocument(),
    operations: [GET_THING],
    service: "() => new Promise(() => undefined)",
    program: ({ call }) =>
      `const read = async (): Promise<unknown> => ${call(GET_THING)};
const outcome = read().then(() => "result", () => "timeout");
const none = new Promise((resolve) => setTimeout(resolve, 5000, "none"));
check(await Promise.race([outcome, none]), "timeout");`,
    uses: {
      [OURS]: { client: "timeout: 100, retry: false" },
      "hey-api": { plugins: { "@hey-api/client-ky": {} }, client: "timeout: 100, retry: { limit: 0 }" },
      orval: {
        plugins: { axios: { client: "axios-functions" } },
        imports: `import axios from "axios";\nObject.assign(axios.defaults, { adapter: "fetch", timeout: 100 });`,
      },
      kubb: {
        plugins: { axios: {} },
        options: { client: { client: "axios" } },
        imports: `import { axiosInstance } from "@kubb/plugin-client/clients/axios";\nObject.assign(axiosInstance.defaults, { adapter: "fetch", baseURL: "${BASE}", timeout: 100 });`,
      },
      "redocly generate-client": { client: "timeout: 100" },
    },
  },
  {
    name: "compiles without the DOM library, with the types of Node.js",
    document: thingDocument(),
    operations: [GET_THING],
    compilerOptions: { lib: ["es2023"], types: ["node"] },
    service: SERVE_THING,
    program: readsName,
  },
  {
    name: "compiles with `exactOptionalPropertyTypes`",
    document: documentOf({
      "/thing": {
        get: operation(GET_THING, jsonOf(THING_REF), {
          parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
        }),
      },
    }),
    operations: [GET_THING],
    compilerOptions: { exactOptionalPropertyTypes: true },
    service: SERVE_THING,
    program: readsName,
  },
];

function withHeaders(call: string, name = "data.name", headers = "response.headers"): string {
  return `const ${call};\ncheck(new Headers(${headers}).get("etag"), "1");\n${isText(name, "a")}`;
}
