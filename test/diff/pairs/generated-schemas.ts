import fc from "fast-check";

/** Generated schemas of few keywords, so that two of them often differ in one. */
export const { schema: schemas, tuple: tuples } = fc.letrec<{ schema: object; property: object; tuple: object }>((tie) => ({
  property: fc.oneof(
    fc.record({ type: fc.constantFrom("string", "integer", "number", "boolean", ["string", "null"], ["integer", "string"]) }),
    fc.record(
      { type: fc.constant("string"), minLength: fc.integer({ min: 0, max: 2 }), maxLength: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constantFrom("integer", "number"),
        minimum: fc.integer({ min: 0, max: 4 }),
        exclusiveMaximum: fc.integer({ min: 5, max: 9 }),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom("a", "b", "c", 1, null), { minLength: 1 }) }),
    fc.record({
      anyOf: fc.uniqueArray(fc.constantFrom({ const: "a" }, { const: "b" }, { type: "string" }, { type: "integer" }), { minLength: 1 }),
    }),
  ),
  schema: fc.oneof(
    tie("property"),
    fc.record(
      { type: fc.constant("array"), items: tie("property"), minItems: fc.integer({ min: 0, max: 2 }), contains: tie("property") },
      { requiredKeys: ["type"] },
    ),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.record({ a: tie("property"), b: tie("property") }, { requiredKeys: [] }),
        required: fc.uniqueArray(fc.constantFrom("a", "b")),
        additionalProperties: fc.boolean(),
        dependentRequired: fc.constantFrom({ a: ["b"] }, {}, { b: ["a"] }),
        not: fc.record({ required: fc.constantFrom(["a"], ["b"], ["a", "b"]) }),
      },
      { requiredKeys: ["type"] },
    ),
    fc.record({ oneOf: fc.uniqueArray(tie("property"), { minLength: 1, maxLength: 3, selector: (each) => JSON.stringify(each) }) }),
  ),
  tuple: fc.record(
    {
      type: fc.constant("array"),
      prefixItems: fc.array(fc.constantFrom(true, { type: "string" }, { type: "integer" }), { minLength: 1, maxLength: 2 }),
      items: fc.constantFrom(true, false, { type: "string" }),
      minItems: fc.integer({ min: 0, max: 2 }),
      maxItems: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: ["type", "prefixItems"] },
  ),
}));
