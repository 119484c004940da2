import { describe, expect, test } from "vitest";
import { documentFaults } from "../../scripts/emit.js";
import { generateFacts } from "../../scripts/generate-facts.js";
import { generateClient, TEMPLATE_FILES } from "../../scripts/generate-client.js";
import { generateOperations } from "../../scripts/generate-operations.js";
import { generatePagination, itemType } from "../../scripts/generate-pagination.js";
import { constantName, generateSchemas } from "../../scripts/generate-schemas.js";
import { generateTypes } from "../../scripts/generate-types.js";
import type { OpenApiDocument, Operation, PaginationExtension, Schema } from "../../scripts/lib/openapi.js";
import { listOperations } from "../../scripts/lib/operations.js";
import { HEADER } from "../../scripts/lib/text.js";
import { object, operationsOf, ref } from "./support/small-documents.js";

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

  test("a type for each schema, the values of each enumeration", () => {
    const role: Schema = { type: "string", description: "A role.", enum: ["ADMIN", 'odd"'] };
    const document = operationsOf({ "/v1/role": { operationId: "readRole", responses: answer(ref("Role")) } }, { "a-b": text, Role: role });
    expect(bodyOf([generateSchemas(document)], "schemas.ts")).toBe(`import type { components } from "./types.js";

export type AB = components["schemas"]["a-b"];

/** The values of {@link Role} that the contract lists. */
export const ROLES = ["ADMIN", 'odd"'] as const;

/** A value of {@link Role} that the contract lists. */
export type KnownRole = (typeof ROLES)[number];

/** A role. */
export type Role = components["schemas"]["Role"];
`);
  });
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
  const texts: Schema = { type: "array", items: text };
  const nullable: Schema = { type: ["string", "null"] };

  test.each<[string, [items: string, next: string, page: Schema], [items: string, next: string, type: string]]>([
    [
      "names",
      ["/things", "/pagination/next", object({ things, pagination: object({ next: nullable }) })],
      ["page?.things", "page?.pagination?.next", 'components["schemas"]["Thing"]'],
    ],
    ["reserved words", ["/delete", "/class", object({ delete: texts, class: text })], ["page?.delete", "page?.class", "unknown"]],
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
    const found = bodyOf([generatePagination(document)], "pagination.ts");
    expect(found).toContain(`  items: (page) => ${want[0]},\n  next: (page) => ${want[1]},\n  cursor: "next",\n`);
    expect(found.includes("import type { components }")).toBe(want[2] !== "unknown");
  });

  const page = object({ things, next: text, count: { type: "integer" } });
  test.each<[string, { given: unknown; page?: Schema; want: string }]>([
    ["nothing", { given: null, want: "must have the texts `items`, `next` and `cursor`" }],
    [
      "a property that every object inherits",
      {
        given: { items: "/things", next: "/constructor", cursor: "next" },
        page: object({ things, constructor: text }),
        want: 'leads through "constructor"',
      },
    ],
    ["no text", { given: { items: "/things", next: "/count", cursor: "next" }, want: 'says that the cursor is at "/count"' }],
    ["no parameter", { given: { items: "/things", next: "/next", cursor: "after" }, want: 'says that "after" takes the cursor' }],
    [
      "a variant of which nothing is known",
      {
        given: { items: "/things", next: "/next", cursor: "next" },
        page: { anyOf: [page, object({ a: text })] },
        want: "says that the items are at",
      },
    ],
  ])("a mark that the answer does not bear out is a fault, and none: %s", (_, { given, page: own = page, want }) => {
    const document = paginated(given, own);
    const [fault, ...more] = documentFaults(document);
    expect(more).toEqual([]);
    expect([fault?.at, fault?.fatal]).toEqual([["paths", "/v1/things", "get", "x-pagination"], false]);
    expect(fault?.message).toContain(want);
    expect(bodyOf([generatePagination(document)], "pagination.ts")).toBe("export {};\n");
    expect(bodyOf(generateOperations(document), "operations/things.ts")).not.toContain("pagination");
  });
});

describe("generateOperations", () => {
  test("a documented operation", () => {
    const operation: Operation = {
      operationId: "replace-thing",
      tags: ["Some things"],
      summary: "Replace a thing, with Pagination in its prose",
      security: [],
      parameters: [{ name: "thingId", in: "path" }],
      requestBody: { required: true, content: { "application/json": { schema: ref("Thing") } } },
      responses: answer(ref("Thing")),
    };
    const files = generateOperations(operationsOf({ "/v1/things/{thingId}": operation }, { Thing: object({}) }, "put"));
    expect(files.map(({ path }) => path)).toEqual(["operations/some-things.ts", "operations/index.ts"]);
    expect(bodyOf(files, "operations/index.ts")).toBe('export * from "./some-things.js";\n');
    expect(bodyOf(files, "operations/some-things.ts")).toBe(`import { encodeBody } from "../body.js";
import type { OperationClient, ResultOptions } from "../operation.js";
import type { SomeThingsOperations } from "../types/operations/some-things.js";

/** The request of {@link replaceThing}. */
export interface ReplaceThingRequest extends ResultOptions<ReplaceThingResult> {
  path: SomeThingsOperations["replaceThing"]["parameters"]["path"];
  body: SomeThingsOperations["replaceThing"]["requestBody"]["content"]["application/json"];
}

/** What {@link replaceThing} resolves to. */
export type ReplaceThingResult = SomeThingsOperations["replaceThing"]["responses"][200]["content"]["application/json"];

/**
 * Replace a thing, with Pagination in its prose
 *
 * \`PUT /v1/things/{thingId}\`
 *
 * Parameters:
 * - \`path.thingId\`: not described
 *
 * @see some-things/replace-thing in the reference
 */
export function replaceThing(client: OperationClient, request: ReplaceThingRequest): Promise<ReplaceThingResult> {
  return client.call(
    {
      operationId: "replace-thing",
      method: "PUT",
      path: "/v1/things/{thingId}",
      authenticated: false,
      contentTypes: ["application/json"],
      encode: encodeBody,
      accept: ["application/json"],
    },
    request,
  );
}
`);
  });

  test("an index entry leaves how to read the answer to the caller", () => {
    const operation: Operation = {
      operationId: "readThing",
      "x-detail": "index",
      requestBody: { content: { "*/*": {} } },
      responses: { "2XX": { description: "", content: { "*/*": {} } } },
    };
    const found = bodyOf(generateOperations(operationsOf({ "/v1/thing": operation }, {}, "post")), "operations/default.ts");
    expect(found).toContain(
      'export interface ReadThingRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {',
    );
    expect(found).toContain("  body?: unknown;\n");
    expect(found).toContain("Promise<NoInfer<Output>>");
    expect(found).not.toContain("ReadThingResult");
    expect(found.split("\n").slice(0, 2)).toEqual([
      'import { decodeBody, encodeBody, streamBody } from "../body.js";',
      'import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../operation.js";',
    ]);
  });
});

describe("generateTypes", () => {
  test("a file for each tag, and one that joins them", () => {
    const document = operationsOf({ "/a": { operationId: "readA", tags: ["B b"] }, "/b": { tags: ["A"] } });
    const files = generateTypes(document);
    expect(files.map(({ path }) => path)).toEqual(["types.ts", "types/components.ts", "types/operations/a.ts", "types/operations/b-b.ts"]);
    const joined = bodyOf(files, "types.ts");
    expect(joined).toContain("export interface operations extends AOperations, BBOperations {}\n");
    expect(joined).toContain('get: operations["getB"];');
    expect(joined).not.toContain("import type { components }");
    expect(bodyOf(files, "types/operations/b-b.ts")).toMatch(/^export interface BBOperations \{\n {2}readA: \{/);
  });

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

test("the client is the templates, without their notes and with the imports of their new place", () => {
  const files = generateClient();
  expect(files.map(({ path }) => path)).toEqual(TEMPLATE_FILES);
  for (const { text: found } of files) {
    expect(found.startsWith(HEADER)).toBe(true);
    expect(found).not.toContain("Copied to");
    expect(found).not.toContain("../../generated");
  }
  expect(bodyOf(files, "client.ts")).toContain('import type { paths } from "./types.js";');
});

test("generateFacts lists the whole numbers in queries with their bounds, and what takes no credential", () => {
  const integer: Schema = { type: "integer" };
  const bounded: Schema = { ...integer, minimum: 1, maximum: 100 };
  const document = operationsOf(
    {
      "/v1/things": {
        parameters: [
          { name: "limit", in: "query", schema: bounded },
          { name: "search", in: "query", schema: text },
          { name: "page", in: "query", schema: ref("Page") },
        ],
        security: [],
      },
      "/v1/things/{count}": { parameters: [{ name: "count", in: "path", schema: integer }] },
    },
    { Page: { ...integer, minimum: -1 } },
  );
  const body = bodyOf([generateFacts({ ...document, security: [{ bearer: [] }] })], "facts.ts");
  expect(body).toContain(' = {\n  "GET /v1/things": [\n    ["limit", 1, 100],\n    ["page", -1, 9007199254740991],\n  ],\n};\n');
  expect(body).toContain('export const UNAUTHENTICATED: readonly string[] = ["GET /v1/things"];\n');
});
