import { describe, expect, test } from "vitest";
import { canonicalOrder } from "../../../scripts/lib/canonical-order.js";

/** The keys of every object, in their order. */
function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysOf);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value).map(([key, below]) => [key, keysOf(below)]);
}

describe("canonicalOrder", () => {
  test.each<[string, unknown, unknown]>([
    ["fields in reading order", { paths: {}, info: {}, openapi: "3.1.0" }, { openapi: "3.1.0", info: {}, paths: {} }],
    [
      "unknown fields behind all known ones",
      { "x-a": 1, type: "", b: 1, title: "", a: 1, paths: {}, c: 1 },
      { title: "", type: "", paths: {}, a: 1, b: 1, c: 1, "x-a": 1 },
    ],
    ["unknown fields last, by name", { z: 1, a: 2, type: "string" }, { type: "string", a: 2, z: 1 }],
    ["names in code unit order", { schemas: { b: {}, type: {}, B: {}, a: {} } }, { schemas: { B: {}, a: {}, b: {}, type: {} } }],
    [
      "statuses, also `default`",
      { responses: { default: { description: "", content: {} }, "2XX": {} } },
      { responses: { "2XX": {}, default: { description: "", content: {} } } },
    ],
    [
      "properties as required, then by name",
      { required: ["z", "b"], properties: { a: { title: "", type: "" }, b: {}, z: {}, c: {} } },
      { required: ["z", "b"], properties: { z: {}, b: {}, a: { title: "", type: "" }, c: {} } },
    ],
    [
      "properties named like fields",
      { properties: { type: {}, properties: { type: "object", title: "" } } },
      { properties: { properties: { title: "", type: "object" }, type: {} } },
    ],
    [
      "properties of data are data",
      { example: { properties: { b: 1, a: 2 }, required: ["b"] } },
      { example: { properties: { a: 2, b: 1 }, required: ["b"] } },
    ],
    [
      "data by name",
      { default: { type: 1, openapi: 2 }, examples: [{ b: 1, a: 2 }] },
      { default: { openapi: 2, type: 1 }, examples: [{ a: 2, b: 1 }] },
    ],
    [
      "named examples",
      { examples: { b: { value: { z: 1, a: 2 }, summary: "" }, a: {} } },
      { examples: { a: {}, b: { summary: "", value: { a: 2, z: 1 } } } },
    ],
    [
      "parameters in a list keep their order",
      { parameters: [{ in: "query", name: "b" }, { name: "a" }] },
      { parameters: [{ name: "b", in: "query" }, { name: "a" }] },
    ],
    ["arrays keep their order", { required: ["b", "a"], enum: ["z", "a"] }, { required: ["b", "a"], enum: ["z", "a"] }],
    ["values of every kind", [1, "a", null, true], [1, "a", null, true]],
  ])("%s", (_, given, want) => {
    const before = keysOf(given);
    expect(keysOf(canonicalOrder(given))).toEqual(keysOf(want));
    expect(keysOf(given)).toEqual(before);
  });

  test("`__proto__` is a key like any other", () => {
    const given = JSON.parse('{"schemas":{"b":{},"__proto__":{"type":"string"}}}') as object;
    expect(JSON.stringify(canonicalOrder(given))).toBe('{"schemas":{"__proto__":{"type":"string"},"b":{}}}');
  });
});
