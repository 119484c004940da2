import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { runDocumentPipeline } from "../../scripts/generate/foreign/index.js";
import type { PaginationRule } from "../../scripts/read/openapi.js";
import { document } from "../generate/foreign/harness.js";
import { array, json, object, response, text } from "../harness/documents.js";
import { folderOf } from "../harness/folders.js";

const integer = { type: "integer" };
const query = (name: string, schema: object = text): object => ({ name, in: "query", schema });
const list = (operationId: string, parameters: readonly object[], page: object): object => ({
  operationId,
  parameters,
  responses: { 200: response(json(page)) },
});
const PATHS = {
  "/account": { get: { operationId: "readAccount", responses: { 204: { description: "None." } } } },
  "/logo": { get: { operationId: "readLogo", responses: { 200: response({ "image/png": {} }) } } },
  "/charges": { get: list("listCharges", [query("starting_after")], object({ data: array(object({ id: text })) })) },
  "/refunds": { get: list("listRefunds", [query("starting_after")], object({ data: array(object({ id: text })) })) },
  "/numbers": { get: list("listNumbers", [query("page_number", integer)], object({ results: array(text) })) },
  "/things": { post: { ...list("createThings", [], object({ data: array(text) })), requestBody: { content: json(object({})) } } },
};

test("warns of rules that fit nothing, and says why a named operation does not fit", async () => {
  const pagination: PaginationRule[] = [
    { items: "/absent", page: "page" },
    { items: "data.charges", page: "page" },
    { items: "/data", last: "/absent", cursor: "starting_after" },
    { items: "/data", last: "/id", cursor: "after" },
    { items: "/data", last: "/absent", cursor: "starting_after", operationIds: ["listCharges", "unknown"] },
    { items: "/results", page: "page_number", more: "/results", operationIds: ["listNumbers"] },
    { items: "/data", page: "page", operationIds: ["createThings"] },
  ];
  const folder = await folderOf({ "openapi.json": document(PATHS) });
  const made = await runDocumentPipeline({ spec: join(folder, "openapi.json"), out: join(folder, "none"), pagination, check: true });
  expect(made.warnings.filter(({ rule }) => rule === "pagination").map(({ message }) => message)).toEqual([
    "No operation fits the pagination by items /absent, page page.",
    'No operation fits the pagination by items /data, last /absent, cursor starting_after. The rule for listRefunds points to "/absent" for the cursor, which is not text or an integer in an item.',
    'No operation fits the pagination by items /data, last /id, cursor after. The rule for listRefunds has the cursor parameter "after", which is not a query parameter.',
    'No operation fits the pagination by items data.charges, page page. The rule for listRefunds has "data.charges" instead of the JSON Pointer "/data/charges".',
    'Pagination: the rule for createThings has the cursor parameter "page", which is not a query parameter.',
    'Pagination: the rule for listNumbers points to "/results" for whether there are more pages, which is not a boolean in the page.',
    'Pagination: there is no operation unknown; the rule for listCharges points to "/absent" for the cursor, which is not text or an integer in an item.',
  ]);
});

test("a rule for an operation comes before others and before its mark", async () => {
  const mark = { items: "/a", next: "/next", cursor: "after" };
  const page = object({ a: array(text), b: array(text), next: text }, ["next"]);
  const marked = {
    operationId: "marked",
    "x-pagination": mark,
    parameters: [query("after"), query("page", integer)],
    responses: { 200: response(json(page)) },
  };
  const folder = await folderOf({
    "marked.json": document({ "/marked": { get: marked }, "/kept": { get: { ...marked, operationId: "kept" } } }),
  });
  const options = { spec: join(folder, "marked.json"), out: join(folder, "marked") };
  const pagination = [
    { items: "/b", page: "page" },
    { items: "/b", page: "page", operationIds: ["marked"] },
  ];
  expect((await runDocumentPipeline({ ...options, pagination })).findings).toEqual([]);
  const code = await build({ entryPoints: [join(folder, "marked/pagination.ts")], write: false });
  const written = code.outputFiles[0]?.text ?? "";
  expect(written).toMatch(
    /const keptPagination = \{\s+items: \(page\) => page\?\.a,\s+next: \(page\) => page\?\.next \|\| null,\s+cursor: "after"\s+\}/,
  );
  expect(written).toMatch(
    /const markedPagination = \{\s+items: \(page\) => page\?\.b \?\? \[\],\s+next: \(_, walk\) => nextPage\(walk, 1\),/,
  );
});
