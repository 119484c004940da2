import { expect, test } from "vitest";
import { type Case, compileDocuments } from "./support/compile-documents.js";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const document = (schemas: object) => ({ openapi: "3.1.0", info: { title: "Circles", version: "1" }, paths: {}, components: { schemas } });
const moreOf = (name: string, required: string) => ({ allOf: [ref(name), { required: [required] }] });

const CASES: Record<string, Case> = {
  "a property is the schema that it stands in, and has to have more": {
    document: document({
      Open: object({ name: text, next: moreOf("Open", "name") }),
      Composed: { allOf: [object({ name: text }), object({ next: moreOf("Composed", "name") })] },
    }),
    uses: `export const next = { name: "a", next: { name: "b" } };
export const given: [schemas.Open, schemas.Composed] = [{ next }, { next }];
// @ts-expect-error: the next has a name
export const open: schemas.Open = { next: {} };
// @ts-expect-error: the next has a name
export const composed: schemas.Composed = { next: {} };
`,
  },
  "what is asked for is the schema that asks for it": {
    document: document({
      Closed: object(
        { next: moreOf("Closed", "next"), list: { type: "array", items: moreOf("Closed", "list") } },
        { additionalProperties: false },
      ),
    }),
    uses: `declare const given: schemas.Closed;
export const next = given.next?.next.next;
export const list = given.list?.[0]?.list[0];
// @ts-expect-error: the next has a next
export const wrong: schemas.Closed = { next: {} };
`,
  },
};

const found = compileDocuments(CASES);

test.each(Object.keys(CASES))("%s", (name) => expect(found[name]).toEqual([]));
