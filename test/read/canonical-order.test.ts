import { expect, test } from "vitest";
import { canonicalOrder } from "../../scripts/read/canonical-order.js";

function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value).map(([key, below]) => [key, keysOf(below)]);
}

// prettier-ignore
test.each<[string, unknown, unknown]>([
  ["unknown fields after known ones", { "x-a": 1, type: "", b: 1, title: "", a: 1, paths: {}, c: 1 }, { title: "", type: "", paths: {}, a: 1, b: 1, c: 1, "x-a": 1 }],
  ["names in code unit order", { schemas: { b: {}, type: {}, B: {}, a: {} } }, { schemas: { B: {}, a: {}, b: {}, type: {} } }],
  [
    "required properties first, then by name",
    { required: ["z", "b"], properties: { a: { title: "", type: "" }, b: {}, z: {}, c: {} } },
    { required: ["z", "b"], properties: { z: {}, b: {}, a: { title: "", type: "" }, c: {} } },
  ],
  ["properties named like fields", { properties: { type: {}, properties: { type: "object", title: "" } } }, { properties: { properties: { title: "", type: "object" }, type: {} } }],
  ["data by name", { default: { type: 1, openapi: 2 }, examples: [{ b: 1, a: 2 }] }, { default: { openapi: 2, type: 1 }, examples: [{ a: 2, b: 1 }] }],
])("sorts %s", (_, given, want) => {
  const before = keysOf(given);
  expect(keysOf(canonicalOrder(given))).toEqual(keysOf(want));
  expect(keysOf(given)).toEqual(before);
});

test("treats `__proto__` as an ordinary key", () => {
  const given = JSON.parse('{"schemas":{"b":{},"__proto__":{"type":"string"}}}') as object;
  expect(JSON.stringify(canonicalOrder(given))).toBe('{"schemas":{"__proto__":{"type":"string"},"b":{}}}');
});

test("keeps what is read in the order of the document, and sorts what names depend on", () => {
  const schemas = { b: { required: ["a"], properties: { z: { type: "", title: "" }, a: {} } }, a: { default: { y: 1, x: 1 } } };
  const content = { "b/b": { examples: { z: { value: { d: 1, c: 2 } }, y: {} } }, "a/a": {} };
  expect(keysOf(canonicalOrder({ paths: { "/b": { content }, "/a": {} }, components: { schemas } }, true))).toEqual(
    keysOf({
      paths: { "/a": {}, "/b": { content: { "a/a": {}, "b/b": content["b/b"] } } },
      components: {
        schemas: { a: schemas.a, b: { required: ["a"], properties: { z: { title: "", type: "" }, a: {} } } },
      },
    }),
  );
});
