import { expect, test } from "vitest";
import { gravest } from "../../scripts/diff/verdicts/verdict-of.js";
import { changesOf, compareOperationPairs, requestOf, responseOf } from "./pairs/compare-pairs.js";
import { changed, CONTRACT, diffOf, type Files, PATH_FILE, THING_FILE } from "./harness/contracts.js";

async function changesFor(before: string, after: string): Promise<Awaited<ReturnType<typeof diffOf>>["changes"]> {
  const withName = (schema: string): Files => changed(CONTRACT, THING_FILE, "\n    type: string\n    maxLength: 10", ` ${schema}`);
  return (await diffOf(withName(before), withName(after))).changes;
}

async function rulesOf(before: string, after: string): Promise<string[]> {
  return (await changesFor(before, after)).map(({ rule }) => rule);
}

test.each([
  ["{ type: string }", "{ type: string, contentEncoding: base64 }", '`contentEncoding` of `name` of `Thing` was set to "base64"'],
  [
    "{ type: string, contentMediaType: application/octet-stream }",
    "{ type: string }",
    '`contentMediaType` of `name` of `Thing` was removed (before: "application/octet-stream")',
  ],
  [
    "{ type: string, format: date }",
    "{ type: string, contentEncoding: base64 }",
    '`format` of `name` of `Thing` changed from "date" to "byte"',
  ],
  ["{ type: string }", "{ type: string, format: byte }", '`format` of `name` of `Thing` was set to "byte"'],
])("names the format of bytes as the document writes it: %s, then %s", async (before, after, message) => {
  expect(await changesFor(before, after)).toMatchObject([{ message: `${message}.` }]);
});

const object = (tag: string, more = ""): string => `{ type: object, properties: { kind: { const: ${tag} }${more} } }`;
const tagged = (tag: string): string => object(tag).replace("{", "{ required: [kind],");
const typed = (type: string): string => `{ type: object, required: [x], properties: { x: { type: ${type} } } }`;
const closed = (tag: string): string => object(tag).replace("{", "{ additionalProperties: false,");

test.each([
  ["{ minimum: 1 }", "{ exclusiveMinimum: 1 }", ["limit-narrowed"]],
  ["{ exclusiveMinimum: 1 }", "{ minimum: 1 }", ["limit-widened"]],
  ["{ maximum: 1 }", "{ exclusiveMaximum: 1 }", ["limit-narrowed"]],
  ["{ minimum: 1 }", "{ minimum: 1, exclusiveMinimum: true }", ["limit-narrowed"]],
  ["{ minimum: 3 }", "{ minimum: 3, exclusiveMinimum: 1 }", []],
  ["{ minimum: 1, exclusiveMinimum: 3 }", "{ minimum: 3 }", ["limit-widened"]],
  ["{ minLength: 0 }", "{}", []],
  ["{ contains: {}, minContains: 1 }", "{ contains: {} }", []],
  ["{ maxLength: 0 }", "{}", ["limit-widened"]],
  ["{ multipleOf: 0.01 }", "{ multipleOf: 0.1 }", ["limit-narrowed"]],
  ["{ multipleOf: 0.1 }", "{ multipleOf: 0.3 }", ["limit-narrowed"]],
  ["{ multipleOf: 4 }", "{ multipleOf: 2 }", ["limit-widened"]],
  ["{ multipleOf: 4 }", "{ multipleOf: 6 }", ["limit-changed"]],
  ["{ uniqueItems: false }", "{}", []],
  ["{ pattern: a }", "{ pattern: b }", ["pattern-changed"]],
  ["{ type: [string, 'null'] }", "{ oneOf: [{ type: string }, { type: 'null' }] }", []],
  ["{ type: string, nullable: true }", "{ type: string }", ["null-refused"]],
  ["{ type: [string, 'null'], enum: [a] }", "{ type: string, enum: [a] }", []],
  ["{ type: integer }", "{ type: number }", ["integer-became-number"]],
  ["{ type: [integer, string] }", "{ type: number }", ["type-changed"]],
  ["false", "{}", ["type-widened"]],
  ["{}", "{ allOf: [false] }", ["type-narrowed"]],
  ["{}", "{ $dynamicRef: '#thing' }", ["schema-rule-narrowed"]],
  ["{ enum: [a] }", "{ const: a }", []],
  ["{ const: a }", "{ enum: [a, b] }", ["enum-values-added"]],
  ["{ enum: [a, null] }", "{ enum: [a] }", ["null-refused"]],
  ["{ enum: [1, 2, null] }", "{ enum: ['1', '2', null] }", ["type-changed"]],
  ["{ enum: [1] }", "{ enum: [1.5] }", ["enum-values-added", "enum-values-removed"]],
  ["{ const: 1 }", "{ const: a }", ["type-changed"]],
  ["{ type: string }", `{ oneOf: [${object("a")}] }`, ["type-changed"]],
  ["{ type: string }", `{ oneOf: [${object("a")}, { type: number }] }`, ["variant-added", "variant-added", "variant-removed"]],
  [`{ oneOf: [${object("a")}] }`, `{ oneOf: [${object("a")}, ${object("b")}] }`, ["overlapping-tagged-variant-added"]],
  [`{ oneOf: [${tagged("a")}] }`, `{ oneOf: [${tagged("a")}, ${tagged("b")}] }`, ["tagged-variant-added"]],
  [`{ anyOf: [${object("a")}] }`, `{ anyOf: [${object("a")}, ${object("b")}, { type: object }] }`, ["variant-added", "variant-added"]],
  [`{ oneOf: [${object("a")}] }`, `{ oneOf: [${object("a")}, { type: object }] }`, ["overlapping-variant-added"]],
  [object("a"), `{ oneOf: [${object("a")}, { type: object, properties: { x: {} } }] }`, ["overlapping-variant-added"]],
  [object("a"), `{ oneOf: [${object("a")}, { type: object, required: [kind, x] }] }`, ["overlapping-variant-added"]],
  [closed("a"), `{ oneOf: [${closed("a")}, { type: object, required: [x] }] }`, ["variant-added"]],
  [object("a"), `{ oneOf: [${object("a")}, { oneOf: [{ type: string }, { type: number }] }] }`, ["variant-added", "variant-added"]],
  ["{ type: integer }", "{ oneOf: [{ type: integer }, { type: number }] }", ["overlapping-variant-added"]],
  ["{ type: string, enum: [a] }", "{ oneOf: [{ type: string, enum: [a] }, { type: string, enum: [b, c] }] }", ["enum-values-added"]],
  ["{ enum: [a] }", "{ enum: [a], pattern: '(' }", ["pattern-narrowed"]],
  ["{ oneOf: [{ type: string }, { type: number }] }", "{ anyOf: [{ type: string }, { type: number }] }", []],
  ["{ anyOf: [{ type: string }, { type: number }] }", "{ oneOf: [{ type: string }, { type: number }] }", []],
  ["{ oneOf: [{ type: number }, { type: integer }] }", "{ anyOf: [{ type: number }, { type: integer }] }", ["union-loosened"]],
  [
    `{ oneOf: [${typed("string")}, ${typed("number")}] }`,
    `{ oneOf: [${typed("string")}, ${typed("[number, string]")}] }`,
    ["type-widened", "union-tightened"],
  ],
  [`{ oneOf: [${object("a")}, ${object("b")}] }`, `{ oneOf: [${object("b", ", x: {}")}, ${object("a")}] }`, ["property-added"]],
  ["{ items: { type: string } }", "{ items: false }", ["tuple-resized"]],
  ["{ prefixItems: [{}, {}] }", "{ prefixItems: [{}] }", ["tuple-resized"]],
  ["{ additionalProperties: { description: Any. } }", "{ additionalProperties: true }", []],
  ["{ additionalProperties: { type: string } }", "{ additionalProperties: false }", ["further-properties-removed"]],
  ["{ default: null }", "{}", ["default-removed"]],
  ["{ allOf: [{ minimum: 1 }, { minimum: 2 }] }", "{ minimum: 2 }", []],
])("compares %s → %s", async (before, after, rules) => expect((await rulesOf(before, after)).sort()).toEqual(rules));

const PARAMETER = "parameters:\n  - name: id\n    in: path\n";
const withParameter = (text: string): Files => changed(CONTRACT, PATH_FILE, PARAMETER, `parameters:\n  - ${text}\n${PARAMETER.slice(12)}`);
const withHeader = (text: string): Files =>
  changed(CONTRACT, PATH_FILE, "      description: The thing.\n", `      description: The thing.\n      headers: { x-a: ${text} }\n`);

test.each([
  ["style of a header", "in: header", "style: simple"],
  ["explode of a header", "in: header", "explode: false"],
  ["style of a query", "in: query", "style: form"],
  ["explode of a query", "in: query", "explode: true"],
])("defaults treats the default %s parameter as unchanged", async (_, place, said) => {
  const parameter = (more = ""): Files => withParameter(`{ name: x-a, ${place}${more}, schema: {} }`);
  expect((await diffOf(parameter(), parameter(`, ${said}`))).changes).toEqual([]);
});

test.each(["style: simple", "explode: false", "required: false"])("defaults treats %s of a response header as unchanged", async (said) => {
  expect((await diffOf(withHeader("{ schema: {} }"), withHeader(`{ ${said}, schema: {} }`))).changes).toEqual([]);
});

test("defaults reports other values", async () => {
  const { changes } = await diffOf(withHeader("{ schema: {} }"), withHeader("{ explode: true, schema: {} }"));
  expect(changes.map(({ rule }) => rule)).toEqual(["response-header-changed"]);
});

const part = (type: string): object => ({ type: "object", properties: { name: { type } } });
const heir = (type: string): object => ({ allOf: [{ $ref: "#/components/schemas/Pet" }, part(type)] });
const pets = (heirs: object, base: object = { discriminator: { propertyName: "kind" } }): object => ({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: { "/pets": { get: { operationId: "listPets", ...responseOf({ $ref: "#/components/schemas/Pet" }) } } },
  components: { schemas: { Pet: { ...part("string"), properties: { kind: { type: "string" } }, ...base }, ...heirs } },
});

const mapped = (name: string): object => ({ discriminator: { propertyName: "kind", mapping: { d: `#/components/schemas/${name}` } } });

// prettier-ignore
test.each<[what: string, before: object, after: object, told: readonly string[]]>([
  ["is added", pets({ Cat: heir("string") }), pets({ Cat: heir("string"), Dog: heir("string") }), ["risky tagged-variant-added listPets"]],
  ["is removed", pets({ Cat: heir("string"), Dog: heir("string") }), pets({ Cat: heir("string") }), ["breaking variant-removed listPets"]],
  ["changes", pets({ Cat: heir("string") }), pets({ Cat: heir("integer") }), ["breaking type-changed listPets"]],
  ["of an heir changes", pets({ Cat: heir("string"), Kitten: { allOf: [{ $ref: "#/components/schemas/Cat" }, { type: "object", required: ["name"] }] } }), pets({ Cat: heir("string"), Kitten: { allOf: [{ $ref: "#/components/schemas/Cat" }] } }), ["breaking property-became-optional listPets"]],
  ["with a value is renamed", pets({ Cat: heir("string"), Dog: heir("string") }, mapped("Dog")), pets({ Cat: heir("string"), Hound: heir("string") }, mapped("Hound")), ["breaking schema-renamed "]],
  ["with a value is renamed and changes", pets({ Dog: heir("string") }, mapped("Dog")), pets({ Hound: heir("integer") }, mapped("Hound")), ["breaking type-changed listPets"]],
  ["gets the value of another one", pets({ Cat: heir("string"), Dog: heir("string") }, mapped("Dog")), pets({ Cat: heir("string"), Dog: heir("string") }, mapped("Cat")), ["breaking discriminator-value-changed listPets"]],
  ["is removed with its discriminator", pets({ Cat: heir("string") }), pets({}, {}), ["breaking discriminator-lost listPets"]],
])("an heir of a schema with a discriminator %s", async (_what, before, after, told) => {
  const changes = await changesOf(before, after);
  const shown = changes.map(({ verdict, rule, operations }) => `${verdict} ${rule} ${operations.join(" ")}`);
  expect(shown.filter((each) => !/ schema-(added|removed)/.test(each))).toEqual(told);
});

const either = (schemas: Readonly<Record<string, string>>, mapping?: Readonly<Record<string, string>>, more: object = {}): object => ({
  ...pets(Object.fromEntries(Object.entries(schemas).map(([name, type]) => [name, part(type)])), {
    ...{ properties: undefined, type: undefined, discriminator: { propertyName: "name", mapping, ...more } },
    oneOf: Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` })),
  }),
});

// prettier-ignore
test.each<[what: string, before: object, after: object, told: readonly string[]]>([
  ["renamed one, whose name is its value", either({ Cat: "string", Dog: "number" }), either({ Feline: "string", Dog: "number" }), ["discriminator-value-removed", "discriminator-value-added"]],
  ["renamed one with a value", either({ Cat: "string", Dog: "number" }, { cat: "Cat" }), either({ Feline: "string", Dog: "number" }, { cat: "Feline" }), []],
  ["renamed and changed one with a value", either({ Cat: "string", Dog: "number" }, { cat: "Cat" }), either({ Feline: "boolean", Dog: "number" }, { cat: "Feline" }), ["type-changed"]],
  ["further one with a value", either({ Cat: "string" }, { cat: "Cat" }), either({ Cat: "string", Dog: "number" }, { cat: "Cat", dog: "Dog" }), ["tagged-variant-added"]],
  ["variant of all other values", either({ Cat: "string", Dog: "number" }), either({ Cat: "string", Dog: "number" }, undefined, { defaultMapping: "Cat" }), ["discriminator-value-added"]],
  ["further value", either({ Cat: "string" }, { cat: "Cat" }), either({ Cat: "string" }, { cat: "Cat", kitten: "Cat" }), ["discriminator-value-added"]],
])("tells once of the variants of a discriminator: a %s", async (_what, before, after, told) => {
  const rules = (await changesOf(before, after)).map(({ rule }) => rule);
  expect(rules.filter((rule) => !/^schema-(added|removed|renamed)$/.test(rule)).sort().reverse()).toEqual(told);
});

// prettier-ignore
test.each<[from: string, to: string, type: string, request: string, response: string]>([
  ["application/json", "*/*", "string", "compatible", "breaking"],
  ["image/*", "image/png", "string", "breaking", "compatible"],
  ["text/*", "application/json", "string", "breaking", "breaking"],
  ["application/json", "application/*", "integer", "breaking", "breaking"],
  ["*/*", "application/json", "integer", "breaking", "breaking"],
])("compares bodies of %s with %s of the type %s on the wire", async (from, to, type, ...expected) => {
  const changesAt = await compareOperationPairs(
    [requestOf, responseOf].map((operationOf) => {
      const [before, after] = [[from, "string"], [to, type]].map(([media, of]) => JSON.stringify(operationOf({ type: of })).replace("application/json", media ?? ""));
      return { before: JSON.parse(before ?? "") as object, after: JSON.parse(after ?? "") as object };
    }),
  );
  expect([0, 1].map((index) => gravest(changesAt(index).map(({ wire }) => wire)))).toEqual(expected);
});

const text = { type: "string" };
const integer = { type: "integer" };
const having = (a: object): object => ({ type: "object", properties: { a } });
const asForm = (a: object, type = "application/x-www-form-urlencoded"): object => ({
  requestBody: { content: { [type]: { schema: having(a) } } },
});
const asParameter = (schema: object): object => ({ parameters: [{ name: "p", in: "query", schema }] });

const asJsonPart = (a: object): object => ({
  requestBody: { content: { "multipart/form-data": { schema: having(a), encoding: { a: { contentType: "application/json" } } } } },
});
const asError = (type: string): object => ({ responses: { 400: { description: "Refused.", content: { [type]: { schema: text } } } } });

// prettier-ignore
test.each<[what: string, before: object, after: object, wire: string]>([
  ["a number in a form that became a text", asForm(integer), asForm(text), "compatible type-became-text"],
  ["numbers in a form that became texts", asForm({ type: "array", items: integer }), asForm({ type: "array", items: text }), "compatible type-became-text"],
  ["a number in a part that became a text", asForm(integer, "multipart/form-data"), asForm(text, "multipart/form-data"), "compatible type-became-text"],
  ["a text in a form that became a number", asForm(text), asForm(integer), "breaking text-became-typed"],
  ["a number in an object in a form", asForm(having(integer)), asForm(having(text)), "breaking type-changed"],
  ["a number in a part of JSON", asJsonPart(integer), asJsonPart(text), "breaking type-changed"],
  ["numbers of a parameter that became texts", asParameter({ enum: [1, 2] }), asParameter({ enum: ["2", "1"] }), "compatible type-changed"],
  ["a switch that became texts", asParameter({ type: "boolean" }), asParameter({ enum: ["true", "false", "auto"] }), "compatible type-changed"],
  ["texts that became a switch", asParameter({ enum: ["true", "false", "auto"] }), asParameter({ type: "boolean" }), "breaking type-changed"],
  ["a text that became a list without a change of its form", asParameter(text), { parameters: [{ name: "p", in: "query", explode: false, schema: { type: "array", items: text } }] }, "breaking type-changed"],
  ["an error that has another media type", asError("application/json"), asError("text/plain"), "breaking error-media-type-removed"],
  ["a number of a parameter that became a text", asParameter({ const: 1 }), asParameter({ const: "1" }), "compatible type-changed"],
  ["a switch that became listed texts and null", asParameter({ type: ["boolean", "null"] }), asParameter({ enum: ["a", "b", null] }), "breaking type-changed"],
  ["numbers within listed texts and null", asParameter({ type: ["integer", "null"], maximum: 3 }), asParameter({ enum: ["1", "2", null] }), "breaking type-changed"],
  ["a listed text that became numbers", asParameter({ const: "1" }), asParameter({ ...integer, maximum: 5 }), "compatible type-changed"],
  ["a listed text that became smaller numbers", asParameter({ const: "7" }), asParameter({ ...integer, maximum: 5 }), "breaking type-changed"],
  ["a variant of a parameter beside texts", asParameter({ anyOf: [{ type: "boolean" }, text] }), asParameter(text), "compatible type-became-text"],
])("tells once, and on the wire, of %s", async (_what, before, after, told) => {
  const changesAt = await compareOperationPairs([{ before, after }]);
  expect(changesAt(0).filter(({ rule }) => !rule.endsWith("-added")).map(({ wire, rule }) => `${wire} ${rule}`)).toEqual([told]);
});

test("tells once of a union that became one schema, which a property has through an allOf of one", async () => {
  const owned = (Owner: object): object =>
    pets(
      { Owner, Cat: having(text), Dog: having(integer) },
      { properties: { owner: { allOf: [{ $ref: "#/components/schemas/Owner" }] } } },
    );
  const union = { oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }] };
  const rules = async (before: object, after: object): Promise<string[]> =>
    (await changesOf(owned(before), owned(after))).map(({ rule }) => rule).sort();
  expect(await rules(union, part("string"))).toEqual(["variant-added", "variant-removed", "variant-removed"]);
  expect(await rules(part("string"), union)).toEqual(["variant-added", "variant-added", "variant-removed"]);
});

test("tells that schemas that refer to a renamed one were renamed with it", async () => {
  const listed = (name: string): object =>
    pets({
      [name]: text,
      [`List${name}`]: { items: { $ref: `#/components/schemas/${name}` } },
      [`Page${name}`]: having({ $ref: `#/components/schemas/List${name}` }),
      [`One${name}`]: having({ $ref: `#/components/schemas/Two${name}` }),
      [`Two${name}`]: having({ $ref: `#/components/schemas/One${name}` }),
    });
  const rules = (await changesOf(listed("Owner"), listed("OwnerDto"))).map(({ rule }) => rule);
  expect(rules).toEqual(Array.from({ length: 5 }, () => "schema-renamed"));
});

test.each<[before: object, after: object, wire: string]>([
  [{ type: ["boolean", "string"] }, text, "breaking type-narrowed"],
  [{ anyOf: [text, integer] }, { anyOf: [text] }, "breaking variant-removed"],
])("tells %j, which is in a form and in JSON, once", async (before, after, told) => {
  const document = (a: object): object =>
    pets({ A: a, Both: having({ $ref: "#/components/schemas/A" }) }, { properties: { both: { $ref: "#/components/schemas/Both" } } });
  const withForm = (a: object): object => {
    const content = Object.fromEntries(
      ["application/json", "multipart/form-data"].map((type) => [type, { schema: { $ref: "#/components/schemas/Both" } }]),
    );
    return { ...document(a), paths: { "/pets": { post: { operationId: "addPet", requestBody: { content }, responses: {} } } } };
  };
  expect((await changesOf(withForm(before), withForm(after))).map(({ wire, rule }) => `${wire} ${rule}`)).toEqual([told]);
});

test.each([
  ["Optional", "Required"],
  ["Required", "Optional"],
])("combines the verdicts of a property that %s and %s include", async (...names) => {
  const document = (properties: object): object => ({
    ...{ openapi: "3.1.0", info: { title: "Parts", version: "1" } },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: responseOf({ $ref: `#/components/schemas/${name}` }) }])),
    components: {
      schemas: {
        Part: { type: "object", properties },
        Optional: { allOf: [{ type: "object", additionalProperties: true }, { $ref: "#/components/schemas/Part" }] },
        Required: { allOf: [{ $ref: "#/components/schemas/Part" }], required: ["a"] },
      },
    },
  });
  const changes = await changesOf(document({ a: text, b: text }), document({ b: text }));
  expect(changes.map(({ wire, rule }) => `${wire} ${rule}`)).toEqual(["breaking property-removed"]);
});

test.each([
  ["readOnly", "compatible", "breaking"],
  ["writeOnly", "breaking", "compatible"],
])("breaks the wire where a property with %s stood alone, if it is removed", async (mark, ...expected) => {
  const closed = { type: "object", additionalProperties: false };
  const old = { ...closed, required: ["a"], properties: { a: { type: "string", [mark]: true } } };
  const changesAt = await compareOperationPairs([requestOf, responseOf].map((of) => ({ before: of(old), after: of(closed) })));
  expect([0, 1].map((index) => gravest(changesAt(index).map(({ wire }) => wire)))).toEqual(expected);
});
