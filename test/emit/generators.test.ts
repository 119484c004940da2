import { describe, expect, test } from "vitest";
import { documentFaults } from "../../scripts/emit/index.js";
import { generateOperations } from "../../scripts/emit/operations.js";
import { generatePagination, itemType } from "../../scripts/emit/pagination.js";
import { constantName } from "../../scripts/emit/schemas.js";
import { generateTypes } from "../../scripts/emit/types.js";
import type { OpenApiDocument, Operation, PaginationExtension, Schema } from "../../scripts/read/openapi.js";
import { listOperations } from "../../scripts/model/operations.js";
import { HEADER } from "../../scripts/emit/text.js";
import { object, operationsOf, ref } from "../generate/harness/small-documents.js";

const text: Schema = { type: "string" };
const answer = (schema: Schema): Operation["responses"] & object => ({
  "200": { description: "It.", content: { "application/json": { schema } } },
});

/** The text of a file behind the header. */
function bodyOf(files: { path: string; text: string }[], path: string): string {
  const file = files.find((each) => each.path === path);
  expect(file?.text.startsWith(`${HEADER}\n`), path).toBe(true);
  return file?.text.slice(HEADER.length + 1) ?? "";
}

describe("generateSchemas", () => {
  test.each([
    ["ProjectRole", "PROJECT_ROLES"],
    ["Day", "DAYS"],
    ["Status", "STATUSES"],
  ])("the values of %s are %s", (name, want) => expect(constantName(name)).toBe(want));
});

describe("generatePagination", () => {
  const paginated = (pagination: unknown, page: Schema): OpenApiDocument =>
    operationsOf(
      {
        "/v1/things": {
          operationId: "listThings",
          tags: ["Things"],
          parameters: [{ name: "next", in: "query" }],
          responses: answer(ref("Page")),
          "x-pagination": pagination as PaginationExtension,
        },
      },
      { Page: page, Thing: text },
    );
  const things: Schema = { type: "array", items: ref("Thing") };
  const nullable: Schema = { type: ["string", "null"] };

  test.each<[string, [items: string, next: string, page: Schema], [items: string, next: string, type: string]]>([
    [
      "names",
      ["/things", "/pagination/next", object({ things, pagination: object({ next: nullable }) })],
      ["page?.things", "page?.pagination?.next", 'components["schemas"]["Thing"]'],
    ],
    [
      "a composition, or nothing",
      [
        "/things",
        "/next",
        { anyOf: [{ allOf: [object({ things }), object({ next: text })] }, object({}, { additionalProperties: false })] },
      ],
      ["page?.things", "page?.next", 'components["schemas"]["Thing"]'],
    ],
  ])("reads a page by %s", (_, [items, next, page], want) => {
    const document = paginated({ items, next, cursor: "next" }, page);
    expect(documentFaults(document)).toEqual([]);
    const [operation] = listOperations(document);
    expect(operation && itemType(document, operation)).toBe(want[2]);
    const found = bodyOf([generatePagination(document, "./runtime")], "pagination.ts");
    expect(found).toContain(`  items: (page) => ${want[0]},\n  next: (page) => ${want[1]},\n  cursor: "next",\n`);
    expect(found.includes("import type { components }")).toBe(want[2] !== "unknown");
  });

  const page = object({ things, next: text, count: { type: "integer" } });
  test.each<[string, { given: unknown; page?: Schema; want: string }]>([
    [
      "a property that every object inherits",
      {
        given: { items: "/things", next: "/constructor", cursor: "next" },
        page: object({ things, constructor: text }),
        want: 'contains "constructor"',
      },
    ],
    ["no text", { given: { items: "/things", next: "/count", cursor: "next" }, want: 'points to "/count" for the cursor' }],
    ["no parameter", { given: { items: "/things", next: "/next", cursor: "after" }, want: 'has the cursor parameter "after"' }],
    [
      "a variant of which nothing is known",
      {
        given: { items: "/things", next: "/next", cursor: "next" },
        page: { anyOf: [page, object({ a: text })] },
        want: "for items",
      },
    ],
  ])("a mark that the answer does not bear out is a fault, and none: %s", (_, { given, page: own = page, want }) => {
    const document = paginated(given, own);
    const [fault, ...more] = documentFaults(document);
    expect(more).toEqual([]);
    expect([fault?.at, fault?.fatal]).toEqual([["paths", "/v1/things", "get", "x-pagination"], false]);
    expect(fault?.message).toContain(want);
    expect(bodyOf([generatePagination(document, "./runtime")], "pagination.ts")).toBe("export {};\n");
    expect(bodyOf(generateOperations(document, "./runtime"), "operations/things.ts")).not.toContain("pagination");
  });
});

describe("generateTypes", () => {
  test("free-form query parameters are an index signature beside the named ones", () => {
    const parameters = [
      { name: "teamId", in: "query", schema: text },
      { name: "further", in: "query", style: "form", explode: true, schema: { type: "object" } },
    ] as const;
    const files = generateTypes(operationsOf({ "/a": { operationId: "readA", parameters: [...parameters] } }));
    expect(bodyOf(files, "types/operations/default.ts")).toContain(
      "      query?: {\n        teamId?: string;\n        [key: string]: unknown;\n      };\n",
    );
  });
});
