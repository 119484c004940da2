import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { typeCase } from "../../scripts/model/case.js";
import { RUNTIME_NAMES } from "../../scripts/model/names.js";
import { listOperations } from "../../scripts/model/operations.js";
import { compileDocuments, wholeOutput } from "./harness/compile-documents.js";
import { json, object, response, text } from "../harness/documents.js";

const responses = { 200: response(json(text)) };

function document(ids: readonly unknown[], more: object = {}): OpenApiDocument {
  const paths = ids.map((operationId, index): [string, object] => [
    `/p${String(index).padStart(4, "0")}`,
    { get: { operationId, responses } },
  ]);
  return { openapi: "3.1.0", info: { title: "Names", version: "1" }, paths: Object.fromEntries(paths), ...more };
}

const namesOf = (given: OpenApiDocument): string[] => listOperations(given).map(({ name }) => name);
const long = "veryLong".repeat(500);
const HOSTILE = [
  ...(
    "__proto__ constructor prototype toString hasOwnProperty then default delete await async type arguments require exports module undefined NaN Promise Array Object " +
    "String Record Blob FormData Uint8Array client request components operations OperationClient decodeMedia serializeParameters encodeMultipart RawBody"
  ).split(" "),
  ...["../x", "/etc/passwd", "C:\\x", "a b", "a-b", "a.b", "aB", "AB", "ab", "🦄", "日本", "", " ", "12", "1e3", "-1", long, `${long}2`],
  ...["readThing", "readThing", "readthing", "ReadThing", "readThingRequest", "readThing2", "readThing_2", null, undefined, 7],
];

test("gives hostile and duplicate names unique identifiers that compile", () => {
  const schemas = Object.fromEntries(HOSTILE.map((name) => [String(name), { type: "string", enum: ["a"] }]));
  const given = document(HOSTILE, { components: { schemas } });
  const names = namesOf(given);
  expect(new Set(names).size).toBe(HOSTILE.length);
  expect(compileDocuments({ all: { document: given } })["all"]).toEqual([]);
});

test("reserves each function and class of the output besides those of operations", () => {
  const security = [{ a: [] }];
  const flows = { clientCredentials: { tokenUrl: "https://login.example/", scopes: {} } };
  const responses = { 200: response({ "text/event-stream": {}, "application/jsonl": {} }) };
  const paths = { "/x": { get: { operationId: "call", security, responses } } };
  const output = wholeOutput({ ...document([]), paths, components: { securitySchemes: { a: { type: "oauth2", flows } } } });
  const exported = index(output).filter((name) => !/^decode|^SERVERS$|^OPERATION_SERVERS$/.test(name));
  expect(exported.sort()).toEqual([...RUNTIME_NAMES].sort());
});

/** The values that `index.ts` exports from `runtime.ts` and `client.ts`. */
function index(output: ReadonlyMap<string, string>): string[] {
  const [, list = ""] = /^export \{([^}]*)\} from "\.\/runtime\.js"/m.exec(output.get("index.ts") ?? "") ?? [];
  const passedOn = [...(output.get("client.ts") ?? "").matchAll(/^export \{([^}]*)\}/gm)].map(([, names = ""]) => names);
  const declared = [...(output.get("client.ts") ?? "").matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)];
  const names = [list, ...passedOn].flatMap((names) => names.split(",")).map((name) => name.trim());
  return [...names, ...declared.map(([, name = ""]) => name)].filter((name) => /^\w+$/.test(name));
}

test.each([
  ["get_archives_v2025", "GetArchivesV2025"],
  ["readThing", "ReadThing"],
  ["_list_a__b_", "_listAB_"],
  ["get_v_2", "GetV_2"],
])("names the types of %s after %s", (name, want) => expect(typeCase(name)).toBe(want));

test("assigns colliding names whatever the order of keys", () => {
  const given = document(["a.b", "a-b", "aB", "a_b", undefined]);
  const turned = { ...given, paths: Object.fromEntries(Object.entries(given.paths ?? {}).reverse()) };
  const byPath = (each: OpenApiDocument) => Object.fromEntries(listOperations(each).map(({ path, name }) => [path, name]));
  expect(byPath(turned)).toEqual(byPath(given));
  expect(byPath(given)).toEqual({ "/p0000": "aB3", "/p0001": "aB4", "/p0002": "aB", "/p0003": "a_b2", "/p0004": "getP0004" });
});

test("keeps names of the runtime apart from those of operations and schemas, with a comment", () => {
  const given = document(["createClient", "ApiError", "paginate", "isError", "operation"], {
    components: {
      schemas: { ClientOptions: object({ a: text }), ApiError_Request: text, Middleware: text, Page: text, TimeoutError: text },
    },
  });
  const index = wholeOutput(given).get("index.ts") ?? "";
  expect(index).toContain("// `TimeoutError` is that of runtime.ts; another one is exported by ./schemas.js.\n");
  expect(index).toContain("// `ClientOptions` is that of schemas.ts; another one is exported by ./runtime.js.\n");
  expect(index).toContain("// `Middleware` is that of schemas.ts; another one is exported by ./client.js.\n");
  const uses = `import { ApiError, ApiError_, createClient, createClient_, isError, isError_, paginate, paginate_, TimeoutError } from "./index.js";
import { type ApiError_Request, type ClientOptions, type OperationRequest, operation, type Page } from "./index.js";
export const own = createClient({ baseUrl: "https://api.example.com" });
export const answers: Promise<string>[] = [createClient_(own), ApiError_(own, {} satisfies ApiError_Request), isError_(own), paginate_(own)];
export const found = (error: unknown): boolean => error instanceof ApiError || error instanceof TimeoutError || isError(error, "isError_", 404);
export const named: [ClientOptions, Page] = [{ a: "" }, ""];
export const call = (request: OperationRequest): Promise<string> => operation(own, request);
export { paginate };`;
  expect(compileDocuments({ all: { document: given, uses, whole: true } })["all"]).toEqual([]);
});
