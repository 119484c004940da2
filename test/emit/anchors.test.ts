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

type Told = NonNullable<Parameters<typeof followAnchors>[1]>;

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

test("makes the type of a generic schema with the `$dynamicAnchor` of its `$defs`", () => {
  const generic = object({ items: { type: "array", items: { $dynamicRef: "#T" } } }, ["items"], { $defs: { T: { $dynamicAnchor: "T" } } });
  const of = (name: string): object => ({
    $ref: "#/components/schemas/Page",
    $defs: { item: { $dynamicAnchor: "T", $ref: `#/components/schemas/${name}` } },
  });
  const schemas = {
    Page: generic,
    thing: object({ name: text }, [], { $anchor: "thing" }),
    Cat: object({ purrs: { type: "boolean" } }, ["purrs"]),
    Cats: of("Cat"),
    Things: of("thing"),
  };
  const uses = `export const cats: schemas.Cats = { items: [{ purrs: true }] };
export const things: schemas.Things = { items: [{ name: "a" }] };
export const all: schemas.Page = { items: [1, "a"] };
export const wrong: schemas.Cats = { items: [{ name: "a" }] }; // refused: no cat`;
  const unresolved: Told = [];
  const given = followAnchors(document(schemas), unresolved);
  expect([documentFaults(given), unresolved]).toEqual([[], []]);
  expect(compileDocuments({ generics: { document: given, uses } })["generics"]).toEqual([]);
});

test("tells a `$dynamicRef` that leads to no schema", () => {
  const unresolved: Told = [];
  followAnchors(document({ A: { items: { $dynamicRef: "#T" } }, thing }), unresolved);
  expect(unresolved.map(({ at }) => at)).toEqual([["components", "schemas", "A", "items", "$dynamicRef"]]);
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
