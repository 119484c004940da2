import { expect, test } from "vitest";
import { emptyCircles } from "../../scripts/model/normalize/recursion.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { type Case, testDocuments } from "./harness/compile-documents.js";
import { array, documentOf, object, ref, text } from "../harness/documents.js";

const closed = { additionalProperties: false };
const document = (schemas: object) => documentOf({}, { components: { schemas } });
const moreOf = (name: string, required: string) => ({ allOf: [ref(name), { required: [required] }] });

const CASES: Record<string, Case> = {
  "a property is the schema that it stands in, and has to have more": {
    document: document({
      Open: object({ name: text, next: moreOf("Open", "name") }),
      Composed: { allOf: [object({ name: text }), object({ next: moreOf("Composed", "name") })] },
    }),
    uses: `export const next = { name: "a", next: { name: "b" } };
export const given: [schemas.Open, schemas.Composed] = [{ next }, { next }];
export const open: schemas.Open = { next: {} }; // refused: the next has a name
export const composed: schemas.Composed = { next: {} }; // refused: the next has a name`,
  },
  "what is asked for is the schema that asks for it": {
    document: document({ Closed: object({ next: moreOf("Closed", "next"), list: array(moreOf("Closed", "list")) }, [], closed) }),
    uses: `declare const given: schemas.Closed;
export const next = given.next?.next.next;
export const list = given.list?.[0]?.list[0];
export const wrong: schemas.Closed = { next: {} }; // refused: the next has a next`,
  },
  "unions that are members of each other": {
    document: document({
      Circle: object({ radius: text }, ["radius"]),
      Tri: object({ sides: text }, ["sides"]),
      Shape: { oneOf: [ref("Circle"), ref("Nested")] },
      Nested: { description: "Also.", anyOf: [ref("Tri"), ref("Alias"), array(ref("Nested"))] },
      Alias: ref("Shape"),
      Self: { oneOf: [ref("Self"), ref("Tri")] },
    }),
    uses: `export const shapes: schemas.Shape[] = [{ radius: "1" }, { sides: "3" }, [{ radius: "1" }, [{ sides: "3" }]]];
export const nested: schemas.Nested[] = shapes;
export const alias: schemas.Alias[] = nested;
export const self: schemas.Self = { sides: "3" };
export const wrong: schemas.Shape = 1; // refused: no shape
export const wrongNested: schemas.Nested = [1]; // refused: nor one within
export const wrongAlias: schemas.Alias = {}; // refused: nor is this
export const wrongSelf: schemas.Self = { radius: "1" }; // refused: nor by itself`,
  },
};

testDocuments(CASES);

test("reports a union that consists only of itself", () => {
  const schemas = { Only: { oneOf: [ref("Same")] }, Same: ref("Only"), Union: { oneOf: [ref("Union"), text] } };
  expect(emptyCircles(document(schemas) as unknown as OpenApiDocument).map(({ at }) => at)).toEqual([["components", "schemas", "Same"]]);
});
