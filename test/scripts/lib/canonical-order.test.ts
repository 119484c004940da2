import { describe, expect, test } from "vitest";
import { canonicalOrder } from "../../../scripts/lib/canonical-order.js";

/** The keys of every object, in their order. */
function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value).map(([key, below]) => [key, keysOf(below)]);
}

describe("canonicalOrder", () => {
  test.each<[string, { given: unknown; want: unknown }]>([
    ["fields in reading order", { given: { paths: {}, info: {}, openapi: "3.1.0" }, want: { openapi: "3.1.0", info: {}, paths: {} } }],
    ["unknown fields last, by name", { given: { z: 1, a: 2, type: "string" }, want: { type: "string", a: 2, z: 1 } }],
    [
      "names in code unit order",
      { given: { schemas: { b: {}, type: {}, B: {}, a: {} } }, want: { schemas: { B: {}, a: {}, b: {}, type: {} } } },
    ],
    [
      "statuses, also `default`",
      {
        given: { responses: { default: { description: "", content: {} }, "2XX": {} } },
        want: { responses: { "2XX": {}, default: { description: "", content: {} } } },
      },
    ],
    [
      "properties as required, then by name",
      {
        given: { required: ["z", "b"], properties: { a: { title: "", type: "" }, b: {}, z: {}, c: {} } },
        want: { required: ["z", "b"], properties: { z: {}, b: {}, a: { title: "", type: "" }, c: {} } },
      },
    ],
    [
      "properties named like fields",
      {
        given: { properties: { type: {}, properties: { type: "object", title: "" } } },
        want: { properties: { properties: { title: "", type: "object" }, type: {} } },
      },
    ],
    [
      "properties of data are data",
      {
        given: { example: { properties: { b: 1, a: 2 }, required: ["b"] } },
        want: { example: { properties: { a: 2, b: 1 }, required: ["b"] } },
      },
    ],
    [
      "data by name",
      {
        given: { default: { type: 1, openapi: 2 }, examples: [{ b: 1, a: 2 }] },
        want: { default: { openapi: 2, type: 1 }, examples: [{ a: 2, b: 1 }] },
      },
    ],
    [
      "named examples",
      {
        given: { examples: { b: { value: { z: 1, a: 2 }, summary: "" }, a: {} } },
        want: { examples: { a: {}, b: { summary: "", value: { a: 2, z: 1 } } } },
      },
    ],
    [
      "parameters in a list keep their order",
      {
        given: { parameters: [{ in: "query", name: "b" }, { name: "a" }] },
        want: { parameters: [{ name: "b", in: "query" }, { name: "a" }] },
      },
    ],
    ["arrays keep their order", { given: { required: ["b", "a"], enum: ["z", "a"] }, want: { required: ["b", "a"], enum: ["z", "a"] } }],
    ["values of every kind", { given: [1, "a", null, true], want: [1, "a", null, true] }],
  ])("%s", (_, { given, want }) => {
    const before = keysOf(given);
    expect(keysOf(canonicalOrder(given))).toEqual(keysOf(want));
    expect(keysOf(given)).toEqual(before);
  });

  test("`__proto__` is a key like any other", () => {
    const given = JSON.parse('{"schemas":{"b":{},"__proto__":{"type":"string"}}}') as object;
    expect(JSON.stringify(canonicalOrder(given))).toBe('{"schemas":{"__proto__":{"type":"string"},"b":{}}}');
  });
});
