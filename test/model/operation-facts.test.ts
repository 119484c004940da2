import { expect, test } from "vitest";
import { render } from "../../scripts/emit/layout.js";
import type { Operation, Response } from "../../scripts/read/openapi.js";
import * as facts from "../../scripts/model/operation-facts.js";
import { bodyChoices } from "../../scripts/emit/body-types.js";
import { operationType } from "../../scripts/emit/operation-types.js";
import { listOperations } from "../../scripts/model/operations.js";
import type { OperationModel } from "../../scripts/model/operation.js";
import { documentOf, object, onlyOperation as only } from "../generate/harness/small-documents.js";

const DONE = { "200": { description: "Done." } };
const json = { "application/json": {} };
const model = (operation: Operation): OperationModel => only({ operationId: "readThing", ...operation });
const replies = (...statuses: string[]): Record<string, Response> =>
  Object.fromEntries(statuses.map((status) => [status, { description: "", content: json }]));

test.each<[string, string[], string[], string[]]>([
  ["by range", ["2XX", "4XX"], ["2XX"], ["4XX"]],
  ["by lower-case range", ["2xx", "4xx"], ["2xx"], ["4xx"]],
  ["with `default` only", ["default"], ["default"], []],
  ["with `default` and errors", ["404", "default"], ["default"], ["404"]],
  ["with a redirect and `default`", ["302", "default"], [], ["default"]],
  ["with an unmodified response and `default`", ["304", "default"], ["default"], []],
  ["without redirects and informational statuses", ["101", "200", "302"], ["200"], []],
])("sorts responses into successes and errors %s", (_, given, successes, errors) => {
  const operation = model({ responses: replies(...given) });
  expect(facts.successResponses(operation).map(([status]) => status)).toEqual(successes);
  expect(facts.errorResponses(operation).map(([status]) => status)).toEqual(errors);
});

test("lists JSON first and marks the body optional unless required", () => {
  const content = { "text/plain": {}, ...json };
  const [optional, required] = [false, true].map((value) => model({ requestBody: { content, required: value } }));
  expect(optional && facts.contentTypes(optional)).toEqual(["application/json", "text/plain"]);
  const bodies = (given: OperationModel | undefined): string[] =>
    given === undefined ? [] : bodyChoices(documentOf({}), given, "T").flatMap((choice) => choice.body.map(render));
  expect(bodies(optional)).toEqual(['NonNullable<T["requestBody"]>["content"]["application/json"]', "RawBody"]);
  expect(bodies(required)[0]).toBe('T["requestBody"]["content"]["application/json"]');
  expect(operationType(model({}), "ThingsOperations")).toBe('ThingsOperations["readThing"]');
});

test.each([
  [["application/json-patch+json", "application/merge-patch+json"], "application/merge-patch+json"],
  [["application/json-patch+json", "text/plain"], "application/json-patch+json"],
  [["application/json-patch+json", "application/merge-patch+json", "application/json"], "application/json"],
])("sends a body of the types %j as %s by default", (types, usual) => {
  const operation = model({ requestBody: { content: Object.fromEntries(types.map((type) => [type, {}])) } });
  expect(facts.contentTypes(operation)).toEqual([usual, ...types.filter((type) => type !== usual)]);
});

const pages = { items: "/items", next: "/next", cursor: "next" };
const page = object({ items: { type: "array" }, next: { type: "string" } });
const paged: Operation = {
  parameters: [{ name: "next", in: "query" }],
  responses: { "200": { description: "", content: { "application/json": { schema: page } } } },
  "x-pagination": pages,
};
test.each<[string, Operation, [open: boolean, named: boolean, paginated: boolean]]>([
  ["documented", { responses: replies("200") }, [false, true, false]],
  ["documented and paginated", paged, [false, true, true]],
  ["documented, with pagination fields it lacks", { responses: replies("200"), "x-pagination": pages }, [false, true, false]],
  ["documented without a body", { responses: DONE, "x-pagination": pages }, [false, false, false]],
  ["partly documented", { responses: replies("200"), "x-detail": "partial" }, [true, false, false]],
  ["an index entry", { responses: replies("2XX"), "x-detail": "index", "x-pagination": pages }, [true, false, false]],
  ["an index entry for HEAD", { responses: DONE, "x-detail": "index" }, [false, false, false]],
])("classifies a response that is %s", (_, given, want) => {
  const operation = model(given);
  expect([facts.hasOpenResult(operation), facts.hasResultName(operation), facts.isPaginated(operation)]).toEqual(want);
});

test.each(Object.entries({ 200: true, 204: false, 205: false }))("allows an empty result for %s without content: %s", (status, want) =>
  expect(facts.mayHaveNothing(model({ responses: { [status]: { description: "" } } }))).toBe(want),
);

test("ignores a HEAD body in the document", () => {
  const [head] = listOperations(documentOf({ paths: { "/a": { head: { requestBody: { content: json }, responses: replies("200") } } } }));
  expect(head && [facts.acceptedTypes(head), head.requestBody]).toEqual([[], undefined]);
});

test("marks path parameters as required, others only if declared", () => {
  expect(facts.isRequired([{ name: "a", in: "path" }], "path")).toBe(true);
  expect(facts.isRequired([{ name: "a", in: "query" }], "query")).toBe(false);
  expect(facts.isRequired([{ name: "a", in: "query", required: true }], "query")).toBe(true);
  expect(facts.isRequired([{ name: "a", in: "query", required: true }], "path")).toBe(false);
});
