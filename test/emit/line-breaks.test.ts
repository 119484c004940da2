import { format } from "prettier";
import { expect, test } from "vitest";
import { GENERATORS } from "../../scripts/emit/index.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { array, json, object, response, text } from "../harness/documents.js";

/** Operations with pages, a schema and an enumeration, whose names are of the given length. */
function document(length: number): OpenApiDocument {
  const name = `list${"x".repeat(length - 4)}`;
  const responsesOf = (item: object): object => {
    const properties = { items: array(item), next: { type: ["string", "null"] } };
    return { 200: response(json({ type: "object", properties })) };
  };
  const get = {
    operationId: name,
    tags: [name],
    parameters: [{ name: "cursor", in: "query", schema: text }],
    "x-pagination": { items: "/items", next: "/next", cursor: "cursor" },
    responses: responsesOf({ $ref: `#/components/schemas/Item${"y".repeat(length % 2)}` }),
  };
  // The type of its pages is short enough for one line.
  const other = { ...get, operationId: `${name}2`, tags: ["b".repeat(2 - (length % 2))], responses: responsesOf(text) };
  const schemas = { [`Item${"y".repeat(length % 2)}`]: object({ a: text }), State: { type: "string", enum: ["a", "x".repeat(length)] } };
  const paths = { "/things": { get }, "/others": { get: other } };
  return { openapi: "3.1.0", info: { title: "Lines", version: "1" }, paths, components: { schemas } } as unknown as OpenApiDocument;
}

/** Those at which a line of one of the files comes to 140 characters, and some around them. */
const LENGTHS = [...Array.from({ length: 42 }, (_, index) => 4 + index), ...Array.from({ length: 16 }, (_, index) => 76 + index)];

test("breaks each line as Prettier does, whatever the length of a name", async () => {
  for (const length of LENGTHS) {
    const { pagination, types, operations } = GENERATORS;
    const made = [pagination, types, operations].flatMap((generate) => generate?.(document(length)) ?? []);
    const files = made.filter(
      ({ path }) => ["pagination.ts", "types.ts", "schemas.ts"].includes(path) || /^operations\/bb?\.ts$/.test(path),
    );
    for (const { path, text } of files)
      expect(await format(text, { parser: "typescript", printWidth: 140 }), `${path} of ${length} characters`).toBe(text);
  }
});
