import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import type { StandardSchema } from "../../../../packages/client/src/runtime/operation.js";
import { document } from "../harness.js";
import { PluginOutput } from "./harness.js";
import { array, json, number, object, ref, response, text } from "../../../harness/documents.js";

interface Row {
  schema: object;
  good: readonly unknown[];
  /** Refused by the type, too. */
  bad: readonly unknown[];
  /** Accepted by the type, which has no bounds. */
  unbounded?: readonly unknown[];
}

const node = ref("Node");
const named = object({ name: text }, ["name"]);
// prettier-ignore
const ROWS: Readonly<Record<string, Row>> = {
  Text: { schema: text, good: ["", "a"], bad: [1, null, [], {}] },
  Short: { schema: { type: "string", minLength: 1, maxLength: 2 }, good: ["a", "🙂🙂"], bad: [1], unbounded: ["", "abc"] },
  Whole: { schema: { type: "integer" }, good: [0, -1, 1e300], bad: ["1", true], unbounded: [0.5] },
  Bounded: { schema: { type: "number", minimum: 1, exclusiveMaximum: 3 }, good: [1, 2.5], bad: ["2"], unbounded: [0, 3] },
  Flag: { schema: { type: "boolean" }, good: [true, false], bad: ["true", 0] },
  Nothing: { schema: { type: "null" }, good: [null], bad: [0, ""] },
  Anything: { schema: {}, good: [null, 1, "a", [], {}], bad: [] },
  Choice: { schema: { enum: ["a", 1, null, true] }, good: ["a", 1, null, true], bad: ["b", 2, false] },
  Fixed: { schema: { const: "a\u2028'\"" }, good: ["a\u2028'\""], bad: ["a"] },
  FixedObject: { schema: { const: { a: [1, {}], b: null } }, good: [{ a: [1, {}], b: null }], bad: [{ a: [1, {}] }, { a: [1, {}, 2], b: null }, { a: [1, {}], b: null, c: 1 }, []] },
  Maybe: { schema: { type: ["string", "null"] }, good: ["a", null], bad: [1] },
  Several: { schema: { type: ["string", "integer"], minLength: 1, minimum: 1 }, good: ["a", 1], bad: [true, null], unbounded: ["", 0] },
  List: { schema: { type: "array", items: text, maxItems: 2 }, good: [[], ["a"]], bad: [[1], {}, "a"], unbounded: [["", "", ""]] },
  Pair: { schema: { type: "array", prefixItems: [text, number], items: false, minItems: 2 }, good: [["a", 1]], bad: [["a"], [1, "a"], ["a", 1, 2]] },
  Opening: { schema: { type: "array", prefixItems: [text, number], items: false, minItems: 1 }, good: [["a"], ["a", 1]], bad: [[], ["a", "b"], ["a", 1, 2]] },
  Single: { schema: { type: "array", prefixItems: [{}], items: false, minItems: 1 }, good: [["a"], [null]], bad: [[], ["a", 1]] },
  Named: { schema: named, good: [{ name: "a" }], bad: [{}, { name: 1 }, [], null, "a"] },
  Partial: { schema: object({ size: number }), good: [{}, { size: 1 }], bad: [{ size: "1" }, { size: null }, [], [1]] },
  Closed: { schema: { ...named, additionalProperties: false }, good: [{ name: "a" }], bad: [{ name: "a", more: 1 }] },
  Map: { schema: { type: "object", additionalProperties: number }, good: [{}, { a: 1 }], bad: [{ a: "1" }, [], [1]] },
  Values: { schema: { additionalProperties: number }, good: [{}, { a: 1 }], bad: [{ a: "1" }] },
  Wide: { schema: object({ a: number }, [], { additionalProperties: text }), good: [{ a: 1, b: "x" }], bad: [{ a: "1" }], unbounded: [{ b: 1 }, { a: 1, b: 2 }] },
  Odd: { schema: object({ "a-b": text, '"': number }, ["a-b"]), good: [{ "a-b": "x" }, { "a-b": "x", '"': 1 }], bad: [{}, { "a-b": "x", '"': "1" }] },
  Node: {
    schema: object({ id: { type: "integer" }, next: node, kids: array(node) }, ["id"]),
    good: [{ id: 1 }, { id: 1, next: { id: 2, kids: [{ id: 3 }] } }],
    bad: [
      { id: 1, next: {} },
      { id: 1, kids: [{ id: "3" }] },
    ],
  },
  Both: { schema: { allOf: [node, named] }, good: [{ id: 1, name: "a" }], bad: [{ id: 1 }, { name: "a" }, { id: 1, name: 2 }] },
  Completed: { schema: { required: ["kids"], allOf: [node] }, good: [{ id: 1, kids: [] }], bad: [{ id: 1 }] },
  Shorter: { schema: { allOf: [ref("Short"), { maxLength: 1 }] }, good: ["a"], bad: [1, null], unbounded: ["", "ab"] },
  Beside: { schema: { $ref: "#/components/schemas/Bounded", maximum: 2 }, good: [1, 2], bad: ["2"], unbounded: [0, 2.5] },
  Fewer: { schema: { allOf: [{ type: "array", items: text }], maxItems: 1 }, good: [[], ["a"]], bad: [[1], {}], unbounded: [["", ""]] },
  Limits: { schema: { maxLength: 1, minimum: 1, maxItems: 1 }, good: ["a", 1, ["aa"], null, {}], bad: [], unbounded: ["aa", 0, [1, 2]] },
  Either: { schema: { oneOf: [named, number] }, good: [{ name: "a" }, 1], bad: ["a", {}] },
  Any: { schema: { anyOf: [node, { type: "null" }] }, good: [{ id: 1 }, null], bad: [{}, "a"] },
};

const SCHEMAS = Object.fromEntries(Object.entries(ROWS).map(([name, { schema }]) => [name, schema]));
const reply = { 200: response(json(node)), 204: { description: "none" } };
const PATHS = {
  "/node": { get: { operationId: "readNode", responses: reply } },
  "/text": { get: { operationId: "readText", responses: { 200: response({ "text/plain": {} }) } } },
};

/** A constant for each instance; the type's own objects are open, so that only closed ones refuse further properties. */
const TYPED = Object.entries(ROWS).flatMap(([name, { good, bad, unbounded = [] }]) => [
  ...[...good, ...unbounded].map((value) => `export const _ = ${JSON.stringify(value)} satisfies components["schemas"]["${name}"];`),
  ...bad.map((value) => `// @ts-expect-error\nexport const _ = ${JSON.stringify(value)} satisfies components["schemas"]["${name}"];`),
]);
const TYPES = TYPED.map((line, index) => line.replace("const _", `const value${index}`)).join("\n");

describe.each(["zod", "valibot"])("%s", (library) => {
  // Forms take their fields from the input of a schema.
  const inputOf = { zod: 'import("zod").input', valibot: 'import("valibot").InferInput' }[library] ?? "";
  // A form or another schema takes parts of a schema of an object; Valibot cannot take them from a pipe.
  const derived = `import * as z from "zod";
import { boundedSchema, choiceSchema, listSchema, namedSchema, nodeSchema, partialSchema } from "./plugins/zod.js";
const form = namedSchema.unwrap().extend({ age: z.number() });
export const filled: z.infer<typeof form> = { name: "a", age: 1 };
// @ts-expect-error: no age
export const unfilled: z.infer<typeof form> = { name: "a" };
export const empty: z.infer<typeof partialSchema> = {};
export const known: unknown = z.toJSONSchema(z.object({ a: boundedSchema, b: listSchema, c: choiceSchema }));
export const ids: unknown[] = [form.safeParse({ name: "a" }).success, nodeSchema.unwrap().pick({ id: true }).parse({ id: 1, kids: 2 })];
`;
  const user = `import { createClient, readNode, type components, type ReadNodeResult } from "./index.js";
import { namedSchema, readNodeResultSchema } from "./plugins/${library}.js";
export const input: ${inputOf}<typeof namedSchema> = { name: "a" } satisfies components["schemas"]["Named"];
// @ts-expect-error: no name
export const fields: ${inputOf}<typeof namedSchema> = {};
export const read = (body: string): Promise<ReadNodeResult> => {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }));
  return readNode(createClient({ baseUrl: "https://nodes.example", fetch }), { schema: readNodeResultSchema });
};
`;
  let output: PluginOutput;
  let validators: Record<string, StandardSchema<unknown>>;
  beforeAll(async () => {
    const types = `import type { components } from "./index.js";\n${TYPES}\n`;
    output = await PluginOutput.of(document(PATHS, { schemas: SCHEMAS }), [library], {
      ...{ "user.ts": user, "types-agree.ts": types },
      ...(library === "zod" && { "derived.ts": derived }),
    });
    validators = await output.run(`plugins/${library}.ts`);
  });

  test("compiles, and types accept and refuse the instances", async () => expect(await output.problems()).toEqual([]));

  test.each(Object.keys(ROWS))("accepts and refuses the instances of %s as JSON Schema does", async (name) => {
    const { good = [], bad = [], unbounded = [] } = ROWS[name] ?? {};
    const accepts = new Ajv2020({ strict: false }).compile({ ...ROWS[name]?.schema, components: { schemas: SCHEMAS } });
    const validator = validators[`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`];
    for (const value of [...good, ...bad, ...unbounded]) {
      const result = await validator?.["~standard"].validate(value);
      const said = JSON.stringify(value);
      expect([said, result?.issues === undefined]).toEqual([said, good.includes(value)]);
      expect([said, accepts(value)]).toEqual([said, good.includes(value)]);
      if (good.includes(value)) expect(result).toMatchObject({ value });
      // A union says that no member fits.
      if (unbounded.includes(value) && name !== "Several")
        expect(result?.issues?.[0]?.message).not.toMatch(/^Invalid input(?:$|: Received)/);
    }
  });

  test.each(library === "zod" ? ["derived.ts"] : [])("derives others from a schema of an object in %s", async (path) => {
    expect(await output.run(path)).toMatchObject({
      ids: [false, { id: 1 }],
      known: { properties: { a: { minimum: 1, exclusiveMaximum: 3 }, b: { maxItems: 2 }, c: { enum: ["a", 1, null, true] } } },
    });
  });

  test("validates the result of a call, and none that may be text", async () => {
    const { read } = await output.run<{ read: (body: string) => Promise<unknown> }>("user.ts");
    expect(await read('{ "id": 1, "more": true }')).toEqual({ id: 1, more: true });
    await expect(read('{ "id": "1" }')).rejects.toThrow();
    expect(Object.keys(validators)).not.toContain("readTextResultSchema");
  });
});

const patterned = (pattern: string): Row["schema"] => ({ type: "string", pattern });
const formatted = (format: string): Row["schema"] => ({ type: "string", format });
const long = "a".repeat(2000);

/** What the plugins for formats check as JSON Schema does. */
const TEXTS: Readonly<Record<string, Pick<Row, "schema" | "good" | "bad">>> = {
  Pattern: { schema: patterned('^[a-z]+/\\d"$'), good: ['a/1"'], bad: ["a/1", 'a/1"\n', 'xa/12"'] },
  Unanchored: { schema: patterned("b|c"), good: ["abc", `${long}b`], bad: ["a", long] },
  Astral: { schema: patterned("^.$"), good: ["🙂"], bad: ["ab", ""] },
  Several: { schema: patterned("^a+b+$"), good: ["aab"], bad: ["ba", "a"] },
  Both: { schema: { ...formatted("date"), pattern: "^2" }, good: ["2024-02-29"], bad: ["1024-02-29", "2x"] },
  Maybe: { schema: { ...formatted("uuid"), type: ["string", "null"] }, good: [null, "123e4567-e89b-12d3-a456-426614174000"], bad: ["a"] },
  Mixed: { schema: { ...patterned("^\\d+$"), type: ["integer", "string"] }, good: [5, "5"], bad: ["a"] },
  Date: {
    schema: formatted("date"),
    good: ["2024-02-29", "0001-01-01"],
    bad: ["2023-02-29", "2024-13-01", "2024-1-1", "2024-01-01T", "+12024-01-01"],
  },
  DateTime: {
    schema: formatted("date-time"),
    good: ["2024-01-01T00:00:00Z", "2024-01-01t23:59:59.123z", "2024-01-01T00:00:00+05:30"],
    bad: ["2024-01-01", "2024-01-01T00:00:00", "2024-02-30T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z"],
  },
  Email: {
    schema: formatted("email"),
    good: ["a@b.c", "a.b+c@d-e.example"],
    bad: ["a", "@b.c", "a@", "a@b..c", "a@b.c.", "a b@c.d", "a@-b.c"],
  },
  Ipv4: {
    schema: formatted("ipv4"),
    good: ["0.0.0.0", "255.255.255.255"],
    bad: ["256.0.0.1", "1.2.3", "1.2.3.4.", "1.2.3.4.5", "01.2.3.4"],
  },
  Uri: { schema: formatted("uri"), good: ["https://a.example/b?c#d", "urn:a:b"], bad: ["/a", "a", "https://a b", "https://a/<b>"] },
  Unknown: { schema: formatted("color"), good: ["a"], bad: [] },
};

/** What they leave out: it takes exponential time, or is too long for polynomial time, or is no regular expression. */
const LEFT_OUT = { Evil: [patterned("^(a+)+$"), "b"], Long: [patterned("^a+b+$"), long], Invalid: [patterned("("), "a"] } as const;

test.each(["zod", "valibot"])("%s-formats checks patterns and formats as JSON Schema does", async (library) => {
  const all = { ...TEXTS, ...Object.fromEntries(Object.entries(LEFT_OUT).map(([name, [schema]]) => [name, { schema }])) };
  const schemas = Object.fromEntries(Object.entries(all).map(([name, { schema }]) => [name, schema]));
  const output = await PluginOutput.of(document({}, { schemas }), [`${library}-formats`]);
  expect(await output.problems()).toEqual([]);
  const validators = await output.run<Record<string, StandardSchema<unknown>>>(`plugins/${library}.ts`);
  const accepts = async (name: string, value: unknown): Promise<boolean> => {
    const result = await validators[`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`]?.["~standard"].validate(value);
    return result !== undefined && result.issues === undefined;
  };
  const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
  for (const [name, { schema, good, bad }] of Object.entries(TEXTS)) {
    for (const value of [...good, ...bad]) {
      expect([name, value, await accepts(name, value)]).toEqual([name, value, good.includes(value)]);
      expect([name, value, ajv.validate(schema, value)]).toEqual([name, value, good.includes(value)]);
    }
  }
  for (const [name, [, value]] of Object.entries(LEFT_OUT)) expect([name, await accepts(name, value)]).toEqual([name, true]);
});

test.each(["zod", "valibot"])("%s validates nested values of a base with a discriminator, each by its heir", async (library) => {
  const names = Array.from({ length: 10 }, (_, index) => `Heir${index}`);
  const mapping = Object.fromEntries(["also9", ...names].map((name) => [name.toLowerCase(), `#/components/schemas/Heir${name.at(-1)}`]));
  const heir = { allOf: [ref("Base"), object({ own: text }, ["own"])] };
  const Base = object({ kind: text, next: ref("Base") }, ["kind"], { discriminator: { propertyName: "kind", mapping } });
  const output = await PluginOutput.of(document({}, { schemas: { Base, ...Object.fromEntries(names.map((name) => [name, heir])) } }), [
    library,
  ]);
  expect(await output.problems()).toEqual([]);
  const { baseSchema } = await output.run<Record<string, StandardSchema<unknown>>>(`plugins/${library}.ts`);
  const nested = (last: object): object => Array.from({ length: 12 }).reduce<object>((next) => ({ kind: "heir9", own: "a", next }), last);
  const isValid = async (value: object): Promise<boolean> => (await baseSchema?.["~standard"].validate(value))?.issues === undefined;
  // Trying each heir on each level would not end.
  expect(await isValid(nested({ kind: "heir0", own: "a" }))).toBe(true);
  for (const last of [{ kind: "heir0" }, { kind: "other", own: "a" }]) expect(await isValid(nested(last))).toBe(false);
});
