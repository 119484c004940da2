import { expect, test } from "vitest";
import { guessPages } from "../../scripts/cli/guess-pages.js";
import { listOperations } from "../../scripts/model/operations.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { object } from "../harness/documents.js";

const LIST = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
const TEXT = { type: "string" };
const COUNT = { type: "integer" };
const BOOLEAN = { type: "boolean" };

function guessed(query: Record<string, object>, page: object, headers = {}, type = "application/json", others = {}): unknown {
  const schema = "type" in page ? page : { type: "object", properties: page };
  const parameters = Object.entries(query).map(([name, own]) => ({ name, in: "query", schema: own }));
  const responses = { 200: { description: "A page.", headers, content: { [type]: { schema } } }, ...others };
  const info = { title: "Lists", version: "1" };
  const document = { openapi: "3.1.0", info, paths: { "/a": { get: { operationId: "list", parameters, responses } } } };
  const [operation] = listOperations(document as OpenApiDocument);
  return operation && guessPages(document as OpenApiDocument, operation);
}

// prettier-ignore
test.each<[query: Record<string, object>, page: object, rule: object | undefined]>([
  [{ starting_after: TEXT }, { data: LIST, has_more: BOOLEAN }, { items: "/data", last: "/id", more: "/has_more", cursor: "starting_after" }],
  [{ page: TEXT }, { data: LIST, next_page: TEXT }, { items: "/data", next: "/next_page", cursor: "page" }],
  [{ page: TEXT }, { data: LIST }, undefined],
  [{ continue: TEXT }, { items: LIST, metadata: object({ continue: TEXT }) }, { items: "/items", next: "/metadata/continue", cursor: "continue" }],
  [{ pageToken: TEXT }, { files: LIST, nextPageToken: TEXT }, { items: "/files", next: "/nextPageToken", cursor: "pageToken" }],
  [{ cursor: TEXT }, { results: LIST, next: { type: "string", format: "uri" } }, { items: "/results", nextUrl: "/next" }],
  [{ cursor: TEXT }, { results: LIST, next: TEXT }, { items: "/results", next: "/next", cursor: "cursor" }],
  [{ page: COUNT }, LIST, { items: "", page: "page" }],
  [{ page: { ...COUNT, default: 0 } }, { rows: LIST, total_pages: COUNT }, { items: "/rows", page: "page", pages: "/total_pages", first: 0 }],
  [{ page: COUNT }, { content: LIST, totalPages: COUNT }, { items: "/content", page: "page", pages: "/totalPages", first: 0 }],
  [{ page: { ...COUNT, minimum: 1 } }, { content: LIST }, { items: "/content", page: "page" }],
  [{ offset: COUNT }, { content: LIST, total: COUNT }, { items: "/content", offset: "offset", total: "/total" }],
  [{ offset: COUNT }, { rows: LIST, total: COUNT }, { items: "/rows", offset: "offset", total: "/total" }],
  [{ offset: COUNT }, { rows: LIST, count: COUNT }, { items: "/rows", offset: "offset" }],
  [{ offset: TEXT }, { records: LIST, offset: TEXT }, { items: "/records", next: "/offset", cursor: "offset" }],
  [{ after: TEXT }, { data: LIST, paging: object({ next: TEXT, cursors: object({ after: TEXT }) }) }, { items: "/data", next: "/paging/cursors/after", cursor: "after" }],
  [{ after: TEXT }, { data: LIST, has_more: BOOLEAN }, { items: "/data", last: "/id", more: "/has_more", cursor: "after" }],
  [{ page: COUNT }, { errors: LIST, result: LIST, result_info: object({ total_pages: COUNT }) }, { items: "/result", page: "page", pages: "/result_info/total_pages" }],
  [{ page: COUNT }, { values: LIST, next: TEXT }, { items: "/values", nextUrl: "/next" }],
  [{ PageIndex: { ...COUNT, minimum: 0 } }, { data: object({ items: LIST, hasNextPage: BOOLEAN }) }, { items: "/data/items", page: "PageIndex", more: "/data/hasNextPage", first: 0 }],
  [{ $skip: COUNT }, { value: LIST, "@odata.count": COUNT }, { items: "/value", offset: "$skip", total: "/@odata.count" }],
  [{ first: COUNT, max: COUNT }, LIST, { items: "", offset: "first" }],
  [{ first: COUNT }, LIST, undefined],
  [{ pageNo: COUNT }, { rows: LIST }, { items: "/rows", page: "pageNo" }],
  [{ currentPage: COUNT }, { rows: LIST, pages: COUNT }, { items: "/rows", page: "currentPage", pages: "/pages" }],
  [{ marker: TEXT }, { entries: LIST, next_marker: TEXT }, { items: "/entries", next: "/next_marker", cursor: "marker" }],
  [{ continuationToken: TEXT }, { items: LIST, continuationToken: TEXT }, { items: "/items", next: "/continuationToken", cursor: "continuationToken" }],
  [{ bookmark: TEXT }, { items: LIST, bookmark: TEXT }, { items: "/items", next: "/bookmark", cursor: "bookmark" }],
  [{ start: COUNT }, { values: LIST, nextPageStart: COUNT }, { items: "/values", next: "/nextPageStart", cursor: "start" }],
  [{ start: TEXT }, { values: LIST, next_marker: TEXT }, undefined],
  [{ scroll_id: TEXT }, { hits: LIST, _scroll_id: TEXT }, { items: "/hits", next: "/_scroll_id", cursor: "scroll_id" }],
  [{ since_id: COUNT }, { tickets: LIST, has_more: BOOLEAN }, { items: "/tickets", last: "/id", more: "/has_more", cursor: "since_id" }],
  [{ since_id: COUNT }, { tickets: LIST }, undefined],
  [{ startIndex: COUNT, count: COUNT }, { Resources: LIST, totalResults: COUNT, startIndex: COUNT, itemsPerPage: COUNT }, { items: "/Resources", offset: "startIndex", total: "/totalResults", first: 1 }],
  [{ startIndex: { ...COUNT, minimum: 0 } }, { items: LIST, totalItems: COUNT }, { items: "/items", offset: "startIndex" }],
  [{ offset: { ...COUNT, default: 1 } }, LIST, { items: "", offset: "offset", first: 1 }],
  [{ start: COUNT, limit: COUNT }, { results: LIST, total: COUNT }, { items: "/results", offset: "start", total: "/total" }],
  [{ start: COUNT, end: COUNT, limit: COUNT }, { results: LIST, total: COUNT }, undefined],
  [{ start: COUNT, limit: COUNT }, { data: LIST, next_start: COUNT }, { items: "/data", next: "/next_start", cursor: "start" }],
  [{ from: COUNT, size: COUNT }, { rows: LIST, total: COUNT }, { items: "/rows", offset: "from", total: "/total" }],
  [{ from: COUNT, to: COUNT, size: COUNT }, LIST, undefined],
  [{ pageable: object({ page: { ...COUNT, minimum: 0 }, size: COUNT }) }, { content: LIST, totalPages: COUNT }, { items: "/content", page: "page", pages: "/totalPages", first: 0 }],
  [{ page: COUNT }, { name: TEXT }, undefined],
  [{ limit: COUNT }, LIST, undefined],
])("of a list with the query %j and the page %j guesses %j", (query, page, rule) => {
  expect(guessed(query, page)).toEqual(rule);
});

test("a documented Link header comes before counted pages", () => {
  expect(guessed({ page: COUNT }, LIST, { Link: {} })).toEqual({ items: "", link: true });
});

test("a list of any type is JSON, and statuses without a body are none of a list", () => {
  expect(guessed({ page: COUNT }, LIST, {}, "*/*", { 204: { description: "Nothing." } })).toEqual({ items: "", page: "page" });
  expect(guessed({ page: COUNT }, LIST, {}, "text/csv")).toBeUndefined();
});
