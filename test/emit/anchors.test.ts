import { expect, test } from "vitest";
import { documentFaults } from "../../scripts/emit/index.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { followAnchors } from "../../scripts/model/normalize/anchors.js";
import { compileDocuments } from "./harness/compile-documents.js";
import { documentOf, object, response, text } from "../harness/documents.js";

function document(schemas: object): OpenApiDocument {
  const example = { $ref: "#thing" };
  const responses = { 200: response({ "application/json": { schema: { $ref: "#thing" }, example } }) };
  const paths = { "/things": { get: { operationId: "call", responses } } };
  return documentOf(paths, { components: { schemas } }) as OpenApiDocument;
}

const thing = object({ name: text, next: { $ref: "#thing" } }, [], { $anchor: "thing" });

test("resolves a `$ref` to the schema with the anchor", () => {
  const given = followAnchors(document({ "A/b%": object({ inner: thing }), B: { $ref: "#thing" } }));
  expect(documentFaults(given)).toEqual([]);
  const uses = `export const name: Promise<string | undefined> = api.call(client).then(({ next }) => next?.next?.name);
export const thing: schemas.B = { name: "a", next: { name: "b" } };`;
  expect(compileDocuments({ anchors: { document: given, uses } })["anchors"]).toEqual([]);
  // What is an example is none of the document's references.
  expect(JSON.stringify(given)).toContain('"example":{"$ref":"#thing"}');
});

test("resolves a `$dynamicRef` to the only schema with the anchor", () => {
  const given = followAnchors(document({ Tree: { $dynamicAnchor: "thing", items: { $dynamicRef: "#thing" } } }));
  expect(given.components?.schemas?.["Tree"]?.items).toEqual({ $ref: "#/components/schemas/Tree" });
});

test.each<[string, object]>([
  ["of two schemas", { A: thing, B: { ...thing, type: ["object", "null"] } }],
  ["of no schema", { A: { type: "object" } }],
  ["inside data", { A: { default: thing, "x-more": thing } }],
])("reports a `$ref` to an anchor %s", (_, schemas) => {
  const faults = documentFaults(followAnchors(document(schemas)));
  expect(faults.map(({ fatal }) => fatal)).toContain(true);
  expect(faults[0]?.message).toBe('The `$ref` "#thing" does not point to a component.');
});
