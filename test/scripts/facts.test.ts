import { expect, test } from "vitest";
import { generateFacts } from "../../scripts/generate-facts.js";
import type { Parameter, Schema } from "../../scripts/lib/openapi.js";
import { HEADER } from "../../scripts/lib/text.js";
import { faultsOf } from "./support/audit.js";
import { hostileStrings } from "./support/hostile-document.js";
import { documentOf, operationsOf, ref } from "./support/small-documents.js";

const query = (name: string, schema: Schema): Parameter => ({ name, in: "query", schema });

/** The file without its header and its doc comments. */
function factsOf(document: Parameters<typeof generateFacts>[0]): string {
  const { path, text } = generateFacts(document);
  expect(path).toBe("facts.ts");
  return text.slice(HEADER.length).replace(/^\/\*\*.*\n/gm, "");
}

test("the whole numbers in queries with their bounds, and what takes no credential, by method and path", () => {
  const document = operationsOf(
    {
      "/v1/things": {
        parameters: [
          query("limit", { type: "integer", minimum: 1, maximum: 100 }),
          query("search", { type: "string" }),
          query("page", ref("Page")),
        ],
        security: [],
      },
      "/v1/things/{count}": {
        parameters: [{ name: "count", in: "path", schema: { type: "integer" } }, query("any", { type: "integer" })],
      },
    },
    { Page: { type: "integer", minimum: -1 } },
  );
  const type = "Readonly<Record<string, IntegerBounds>>";
  expect(factsOf({ ...document, security: [{ bearer: [] }] })).toBe(`
import type { IntegerBounds } from "./operation.js";

export const INTEGERS: ${type} = {
  "GET /v1/things": [
    ["limit", 1, 100],
    ["page", -1, 9007199254740991],
  ],
  "GET /v1/things/{count}": [["any", -9007199254740991, 9007199254740991]],
};

export const UNAUTHENTICATED: readonly string[] = ["GET /v1/things"];
`);
});

test("nothing where there is nothing", () => {
  expect(factsOf(documentOf({}))).toMatch(/ = \{\};\n\nexport const UNAUTHENTICATED: readonly string\[\] = \[\];\n$/);
});

test.each(hostileStrings().map((string) => [JSON.stringify(string), string]))("%s in a path and a name stays data", (_, string) => {
  const parameters = [query(string, { type: "integer" }), query(`${string}2`, { type: "integer" })];
  const { path, text } = generateFacts(operationsOf({ [`/${string}`]: { operationId: "read", parameters } }));
  expect(faultsOf(path, text)).toEqual([]);
});
