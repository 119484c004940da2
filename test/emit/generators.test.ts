import { expect, test } from "vitest";
import { documentFaults } from "../../scripts/emit/index.js";
import { generateOperations } from "../../scripts/emit/operations.js";
import { generatePagination, itemType } from "../../scripts/emit/pagination.js";
import { constantName, generateSchemas } from "../../scripts/emit/schemas.js";
import { generateTypes } from "../../scripts/emit/types.js";
import type { OpenApiDocument, Operation, PaginationExtension, Schema } from "../../scripts/read/openapi.js";
import { listOperations } from "../../scripts/model/operations.js";
import { HEADER } from "../../scripts/emit/text.js";
import { object, operationsOf, ref } from "../generate/harness/small-documents.js";

const text: Schema = { type: "string" };
const responsesOf = (schema: Schema): Operation["responses"] & object => ({
  "200": { description: "It.", content: { "application/json": { schema } } },
});

function bodyOf(files: { path: string; text: string }[], path: string): string {
  const file = files.find((each) => each.path === path);
  expect(file?.text.startsWith(`${HEADER}\n`), path).toBe(true);
  return file?.text.slice(HEADER.length + 1) ?? "";
}

test("names the values of an enumeration", () =>
  expect(["ProjectRole", "Day", "Status"].map(constantName)).toEqual(["PROJECT_ROLES", "DAYS", "STATUSES"]));

test("documents the type of a named schema, also that it is deprecated", () => {
  const { text: written } = generateSchemas(
    operationsOf({}, { A: { ...text, description: "One.\n\nTwo." }, B: { ...text, deprecated: true } }),
  );
  expect(written).toContain("/**\n * One.\n *\n * Two.\n */\nexport type A =");
  expect(written).toContain("\n\n/** @deprecated */\nexport type B =");
});

test("leaves parts of an allOf that only constrain values out of the type", () => {
  const whole = { allOf: [ref("Text"), { maxLength: 5 }, { pattern: "a" }] };
  const own = { ...text, allOf: [{ maxLength: 5 }, { minLength: 1 }] };
  const files = generateTypes(operationsOf({}, { Text: text, A: object({ whole, own, none: { allOf: own.allOf } }) }));
  const type = 'type A = {\n  whole?: components["schemas"]["Text"];\n  own?: string;\n  none?: unknown;\n};';
  expect(bodyOf(files, "types/components.ts")).toContain(type);
});

const paginated = (pagination: unknown, page: Schema): OpenApiDocument =>
  operationsOf(
    {
      "/v1/things": {
        operationId: "listThings",
        tags: ["Things"],
        parameters: [{ name: "next", in: "query" }],
        responses: responsesOf(ref("Page")),
        "x-pagination": pagination as PaginationExtension,
      },
    },
    { Page: page, Thing: text },
  );
const things: Schema = { type: "array", items: ref("Thing") };
const nullable: Schema = { type: ["string", "null"] };
const empty = object({}, { additionalProperties: false });
test.each<[string, next: string, page: Schema, want: string, items?: string]>([
  [
    "named properties",
    "/pagination/next",
    object({ things, pagination: object({ next: nullable }, { required: ["next"] }) }, { required: ["pagination"] }),
    "page?.pagination?.next",
  ],
  [
    "a composition",
    "/next",
    { anyOf: [{ allOf: [object({ things }), object({ next: nullable }, { required: ["next"] })] }, empty] },
    "page?.next",
  ],
  ["a cursor that may be missing", "/next", object({ things, next: text }), "page?.next || null", "page?.things ?? []"],
  ["a list that is required, unlike its cursor", "/next", object({ things, next: text }, { required: ["things"] }), "page?.next || null"],
])("generatePagination reads a page with %s", (_, next, page, want, items = "page?.things") => {
  const document = paginated({ items: "/things", next, cursor: "next" }, page);
  expect(documentFaults(document)).toEqual([]);
  const [operation] = listOperations(document);
  expect(operation && itemType(document, operation, "Page")).toBe('components["schemas"]["Thing"]');
  const found = bodyOf(generatePagination(document, "./runtime"), "pagination.ts");
  expect(found).toContain(`  items: (page) => ${items},\n  next: (page) => ${want},\n  cursor: "next",\n`);
  expect(found).toContain("import type { components }");
});

const page = object({ things, next: text, more: { type: "boolean" } });
test.each<[string, { next?: string; cursor?: string }, page: Schema, want: string]>([
  ["a property that every object inherits", { next: "/constructor" }, object({ things, constructor: text }), 'contains "constructor"'],
  ["a cursor that is neither text nor an integer", { next: "/more" }, page, 'points to "/more" for the cursor'],
  ["a missing cursor parameter", { cursor: "after" }, page, 'has the cursor parameter "after"'],
  ["a variant without items", {}, { anyOf: [page, object({ a: text })] }, "for items"],
])("generatePagination reports a pagination mark that the response contradicts, and ignores it: %s", (_, given, own, want) => {
  const document = paginated({ items: "/things", next: "/next", cursor: "next", ...given }, own);
  const [fault, ...more] = documentFaults(document);
  expect(more).toEqual([]);
  expect([fault?.at, fault?.fatal]).toEqual([["paths", "/v1/things", "get", "x-pagination"], false]);
  expect(fault?.message).toContain(want);
  expect(generatePagination(document, "./runtime")).toEqual([]);
  expect(bodyOf(generateOperations(document, "./runtime"), "operations/things.ts")).not.toContain("pagination");
});

test.each([
  ["an index signature of an operation known by its path only", "index", "[key: string]: unknown"],
  ["a property of a documented operation", "documented", "further?: Record<string, unknown> | undefined"],
])("writes a free-form query parameter as %s", (_, detail, want) => {
  const parameters = [
    { name: "teamId", in: "query", schema: text },
    { name: "further", in: "query", style: "form", explode: true, schema: { type: "object" } },
  ] as const;
  const files = generateTypes(operationsOf({ "/a": { operationId: "readA", "x-detail": detail, parameters: [...parameters] } }));
  expect(bodyOf(files, "types/operations/default.ts")).toContain(
    `      query?: {\n        teamId?: string | undefined;\n        ${want};\n      };\n`,
  );
});
