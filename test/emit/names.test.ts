import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
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

test("assigns colliding names whatever the order of keys", () => {
  const given = document(["a.b", "a-b", "aB", "a_b", undefined]);
  const turned = { ...given, paths: Object.fromEntries(Object.entries(given.paths ?? {}).reverse()) };
  const byPath = (each: OpenApiDocument) => Object.fromEntries(listOperations(each).map(({ path, name }) => [path, name]));
  expect(byPath(turned)).toEqual(byPath(given));
  expect(byPath(given)).toEqual({ "/p0000": "aB2", "/p0001": "aB3", "/p0002": "aB", "/p0003": "a_b", "/p0004": "getP0004" });
});

test("exports runtime names over equal operations and schemas, with a comment", () => {
  const given = document(["createClient", "ApiError", "paginate"], {
    components: { schemas: { ClientOptions: object({ a: text }), ApiErrorRequest: text } },
  });
  const index = wholeOutput(given).get("index.ts") ?? "";
  for (const name of ["createClient", "ApiError", "paginate"])
    expect(index).toContain(`// \`${name}\` is that of runtime/index.ts; another one is exported by ./operations/index.js.\n`);
  expect(index).toContain("// `ClientOptions` is that of runtime/index.ts; another one is exported by ./schemas.js.\n");
  const uses = `import { ApiError, type ApiErrorRequest, type ClientOptions, createClient, paginate } from "./index.js";
import { ApiError as readError, createClient as create } from "./operations/index.js";
const options: ClientOptions = { baseUrl: "https://api.example.com" };
export const own = createClient(options);
export const answers: Promise<string>[] = [create(own), readError(own, {} satisfies ApiErrorRequest)];
export const isError = (error: unknown): boolean => error instanceof ApiError;
export const named: schemas.ClientOptions = { a: "" };
export { paginate };`;
  expect(compileDocuments({ all: { document: given, uses, whole: true } })["all"]).toEqual([]);
});
