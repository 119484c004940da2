import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { tuples } from "../../../diff/pairs/generated-schemas.js";
import { SCHEMAS } from "../../../diff/pairs/schemas.js";
import { parse } from "yaml";
import { expect, test } from "vitest";
import type { StandardSchema } from "../../../../packages/client/src/runtime/operation.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { constantNames } from "../../../../scripts/generate/plugins/json-results.js";
import { sampleOf } from "../../../../scripts/model/sample-value.js";
import { isObject } from "../../../../scripts/model/normalize/walk.js";
import type { OpenApiDocument } from "../../../../scripts/read/openapi.js";
import { PluginOutput } from "./harness.js";

const EXAMPLES = "node_modules/@readme/oas-examples";
const DOCUMENTS = [
  "node_modules/@figma/rest-api-spec/openapi/openapi.yaml",
  "node_modules/@scalar/galaxy/dist/3.1.yaml",
  `${EXAMPLES}/3.1/yaml/train-travel.yaml`,
  `${EXAMPLES}/3.0/json/star-trek.json`,
  `${EXAMPLES}/3.0/json/readme-legacy.json`,
  "generated/openapi.json",
];

/** Keywords that the README of the generator says are not validated, and annotations. */
const IGNORED = new Set(
  "pattern format multipleOf uniqueItems minProperties maxProperties propertyNames not if then else contains unevaluatedProperties".split(
    " ",
  ),
);

/** Returns a schema as the README says that it is read, in JSON Schema. */
function asRead(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asRead);
  if (!isObject(schema)) return schema;
  const own: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (IGNORED.has(keyword) || keyword.startsWith("x-")) continue;
    // A union requires the property that selects a variant.
    const { propertyName } = keyword === "discriminator" && isObject(value) && "oneOf" in schema ? value : {};
    if (propertyName !== undefined) own["required"] = [propertyName];
    else if (keyword === "properties") own[keyword] = eachOf(value);
    else if (["enum", "const", "example", "examples", "default"].includes(keyword)) own[keyword] = value;
    else if (keyword === "oneOf" || keyword === "anyOf")
      own["anyOf"] = [value].flat().map((each) => (isRequiredOnly(each) ? {} : asRead(each)));
    else own[keyword] = asRead(value);
  }
  for (const [exclusive, limit] of [["exclusiveMinimum", "minimum"] as const, ["exclusiveMaximum", "maximum"] as const]) {
    if (own[exclusive] === true) own[exclusive] = own[limit];
    else if (own[exclusive] === false) own[exclusive] = undefined;
  }
  const { properties, required } = own;
  if (own["type"] === undefined && (properties !== undefined || required !== undefined)) own["type"] = "object";
  const { nullable, ...others } = own;
  const rest = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return nullable === true ? { anyOf: [rest, { type: "null" }] } : rest;
}

function isRequiredOnly(schema: unknown): boolean {
  return isObject(schema) && Object.keys(schema).every((keyword) => ["required", "title", "description"].includes(keyword));
}

function eachOf(schemas: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(isObject(schemas) ? schemas : {}).map(([name, schema]) => [name, asRead(schema)]));
}

const VALUES = [null, 1, 0.5, "a", true, [], {}, [1], { a: 1 }];

/** Returns a value with each of its parts replaced, removed or wrapped. */
function* mutated(value: unknown): Generator {
  yield* [...VALUES, [value]];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const other of mutated(item)) yield value.with(index, other);
  } else if (isObject(value)) {
    yield { ...value, further: "a" };
    for (const key of Object.keys(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const other of mutated(value[key])) yield { ...value, [key]: other };
    }
  }
}

/** A sample whose validation by unions of large recursive schemas takes long has more characters. */
const LONGEST_SAMPLE = 2000;
const MOST_INSTANCES = 200;

/** Returns the instances on which a validator and ajv disagree, and the number of all. */
async function disagreements(document: OpenApiDocument): Promise<{ found: string[]; instances: number }> {
  const schemas = document.components?.schemas ?? {};
  const output = await PluginOutput.of(JSON.stringify(document), ["zod", "valibot"]);
  const libraries = ["zod", "valibot"].map(async (name) => [name, await output.run<Validators>(`plugins/${name}.ts`)] as const);
  const loaded = await Promise.all(libraries);
  const constants = constantNames("Schema", Object.keys(schemas), []);
  const ajv = new Ajv2020({ strict: false, ownProperties: true, code: { optimize: false } });
  ajv.addSchema({ $id: "document", components: { schemas: eachOf(schemas) } });
  const [found, all]: [string[], { instances: number }] = [[], { instances: 0 }];
  for (const [name, schema] of Object.entries(schemas)) {
    const { discriminator } = schema;
    const $ref = `#/components/schemas/${name}`;
    const sample = sampleOf(document, { $ref });
    // The properties of all parts of an `allOf` are listed, whereas JSON Schema lets a closed part refuse those of the others.
    const isClosedPart = /"allOf".*"additionalProperties":false/.test(JSON.stringify(schema));
    if (discriminator !== undefined || isClosedPart || JSON.stringify(sample).length > LONGEST_SAMPLE) continue;
    const accepts = ajv.getSchema(`document${$ref}`);
    const values = [sample];
    for (const value of mutated(sample)) if (values.push(value) === MOST_INSTANCES) break;
    all.instances += values.length;
    for (const [library, validators] of loaded) {
      for (const value of values) {
        const result = await validators[constants.get(name) ?? ""]?.["~standard"].validate(value);
        if ((result?.issues === undefined) !== accepts?.(value)) found.push(`${library} ${name}: ${JSON.stringify(value)}`);
      }
    }
  }
  return { found, ...all };
}

type Validators = Record<string, StandardSchema<unknown>>;

test.each(DOCUMENTS)("Zod and Valibot accept and refuse what JSON Schema does: %s", async (file) => {
  const document = parse(await readFile(join(REPOSITORY, file), "utf8"), { maxAliasCount: -1 }) as OpenApiDocument;
  const { found, instances } = await disagreements(document);
  expect(found).toEqual([]);
  expect(instances).toBeGreaterThan(100);
});

const NAMES = ["a", "b-c", "c", "1"];
const leaf = fc.oneof(
  fc.constantFrom<object>({}, { type: "string" }, { type: "integer" }, { type: "boolean" }, { type: "null" }, { type: ["string", "null"] }),
  fc.record(
    { type: fc.constant("number"), minimum: fc.nat(2), exclusiveMinimum: fc.nat(2), exclusiveMaximum: fc.nat(3) },
    { requiredKeys: ["type"] },
  ),
  fc.record({ type: fc.constant("string"), minLength: fc.nat(2), maxLength: fc.nat(2) }, { requiredKeys: ["type"] }),
  fc.record({ minLength: fc.nat(2), maximum: fc.nat(3), maxItems: fc.nat(2) }, { requiredKeys: [] }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom<unknown>(null, 1, "a", true), { minLength: 1 }) }),
);
const { schema: generatedSchema } = fc.letrec<{ schema: object; object: object }>((tie) => ({
  schema: fc.oneof({ depthSize: "small", withCrossShrink: true }, leaf, tie("object"), ...unions(tie("schema")), ...lists(tie("schema"))),
  object: fc
    .record(
      {
        type: fc.constant("object"),
        properties: fc.dictionary(fc.constantFrom(...NAMES), tie("schema"), { maxKeys: 3 }),
        required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), leaf),
      },
      { requiredKeys: ["type"] },
    )
    .map(({ required = [], ...others }) => (others.additionalProperties === false ? others : { ...others, required })),
}));

function unions(schema: fc.Arbitrary<object>): fc.Arbitrary<object>[] {
  const parts = fc.array(schema, { minLength: 1, maxLength: 3 });
  return [parts.map((anyOf) => ({ anyOf })), parts.map((oneOf) => ({ oneOf })), parts.map((allOf) => ({ allOf }))];
}

function lists(schema: fc.Arbitrary<object>): fc.Arbitrary<object>[] {
  const type = fc.constant("array");
  const prefixItems = fc.array(schema, { minLength: 1, maxLength: 2 });
  return [
    fc.record({ type, items: schema, minItems: fc.nat(1), maxItems: fc.nat(2) }, { requiredKeys: ["type", "items"] }),
    ...["items", "unevaluatedItems"].map((rest) =>
      fc.record(
        { type, prefixItems, [rest]: fc.oneof(fc.boolean(), schema), minItems: fc.nat(3), maxItems: fc.nat(3) },
        { requiredKeys: ["type", "prefixItems"] },
      ),
    ),
  ];
}

test("Zod and Valibot accept and refuse what JSON Schema does, for generated schemas", async () => {
  const generated = fc.sample(generatedSchema, { numRuns: 300, seed: 7 });
  const schemas = Object.fromEntries(generated.map((schema, index) => [`S${index}`, schema]));
  const document = { openapi: "3.1.0", info: { title: "Schemas", version: "1" }, paths: {}, components: { schemas } };
  const { found } = await disagreements(document as OpenApiDocument);
  expect(found).toEqual([]);
});

/** The keywords that validators check. */
const CHECKED = new Set([
  ...["type", "properties", "required", "additionalProperties", "items", "prefixItems", "unevaluatedItems", "minItems", "maxItems"],
  ...["enum", "const", "anyOf", "allOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
]);

function isChecked(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isChecked);
  if (!isObject(schema)) return true;
  return Object.entries(schema).every(([keyword, value]) => {
    if (keyword === "enum" || keyword === "const") return true;
    return CHECKED.has(keyword) && (keyword === "properties" && isObject(value) ? Object.values(value).every(isChecked) : isChecked(value));
  });
}

test("Zod and Valibot accept and refuse what JSON Schema does, for the pairs that diffs are held against", async () => {
  const given = [...SCHEMAS.flatMap(([, one, other]) => [one, other]), ...fc.sample(tuples, { numRuns: 100, seed: 3 })].filter(
    (schema) => isObject(schema) && isChecked(schema),
  );
  const schemas = Object.fromEntries(given.map((schema, index) => [`S${index}`, schema]));
  const document = { openapi: "3.1.0", info: { title: "Schemas", version: "1" }, paths: {}, components: { schemas } };
  const { found, instances } = await disagreements(document as OpenApiDocument);
  expect(found).toEqual([]);
  expect(instances).toBeGreaterThan(1_000);
});
