// Ordinary slips in a document, and the hint that mends each.
import { expect, it } from "vitest";
import { generateFrom } from "../generate/foreign/harness.js";

const head = (openapi: string): string => `openapi: ${openapi}\ninfo:\n  title: A\n  version: "1"\n`;
const operation = (fields: string): string => `paths: { /a: { post: { ${fields} } } }`;
const body = (fields: string): string => operation(`requestBody: { ${fields} }, responses: { 204: { description: Done. } }`);
const response = (fields: string): string => operation(`responses: { 200: { description: Done., ${fields} } }`);
const schema = (text: string): string => `paths: {}\ncomponents: { schemas: { Pet: { type: object }, A: ${text} } }`;
const scheme = (text: string): string => `paths: {}\ncomponents: { securitySchemes: { a: ${text} } }`;

// prettier-ignore
const SLIPS: readonly (readonly [slip: string, text: string, hint: string, openapi?: string])[] = [
  ["a property beside `type`", schema("{ type: object, age: { type: integer } }"), "write it in `properties`"],
  ["a property beside `properties`", schema("{ properties: { a: {} }, owner: { $ref: '#/components/schemas/Pet' } }"), "write it in `properties`"],
  ["`required` in the properties", schema("{ properties: { a: { type: string }, required: [a] } }"), "move the keyword out of `properties`, beside them"],
  ["`type` in the properties", schema("{ properties: { type: object } }"), "move the keyword out of `properties`, beside them"],
  ["`required` of a property", schema("{ properties: { a: { type: string, required: true } } }"), "list the required properties in the object, beside `properties`: `required: [id]`"],
  ["a type in place of a schema", schema("{ properties: { a: string } }"), "write an object, such as `{ type: string }` or a `$ref` to a schema"],
  ["any type", schema("{ type: any }"), "leave `type` out: a schema without it allows any value"],
  ["a list", schema("{ type: 'string[]' }"), "write `type: array`, and the schema of an item in `items`"],
  ["a file", schema("{ type: file }"), "write `type: string` and `format: binary`"],
  ["a time", schema("{ type: datetime }"), "write `type: string` and `format: date-time`"],
  ["a format", schema("{ type: uuid }"), "write `type: string`, and this as its `format`"],
  ["an integer", schema("{ type: int32 }"), "write `type: integer`"],
  ["a number", schema("{ type: decimal }"), "write `type: number`"],
  ["a map", schema("{ type: map }"), "write `type: object`; in a map, `additionalProperties` is the schema of a value"],
  ["a tuple in `items`", schema("{ type: array, items: [{ type: string }] }"), "write the schema of each item itself; a tuple is `prefixItems`", "3.1.0"],
  ["a short limit", schema("{ type: integer, min: 1 }"), "a number has `minimum` and `maximum`, a text `minLength` and `maxLength`"],
  ["an optional property", schema("{ properties: { a: { optional: true } } }"), "what `required` does not list is optional"],
  ["an enumeration", schema("{ type: enum, enum: [a] }"), "write the type of the values beside `enum`, such as `type: string`"],
  ["the name of a schema", schema("{ type: Pet }"), "refer to it: `$ref: \"#/components/schemas/Pet\"`"],
  ["the name of a schema in place of one", schema("{ properties: { a: Pet } }"), "refer to it: `$ref: \"#/components/schemas/Pet\"`"],
  ["a path in place of a parameter", operation("parameters: ['#/components/parameters/A']"), "refer to it: `$ref: \"#/components/parameters/A\"`"],
  ["a limit beside the name of a parameter", operation("parameters: [{ name: a, in: query, minimum: 1, default: 2 }]"), "it describes a schema; write it in `schema`"],
  ["a boolean", schema("{ type: BOOLEAN }"), "write `type: boolean`"],
  ["another type", schema("{ type: whole }"), "use one of these values; in OpenAPI 3.0, null is `nullable: true`"],
  ["a quoted boolean", schema("{ type: string, nullable: 'yes' }"), "write true or false, without quotes"],
  ["a limit of OpenAPI 3.1", schema("{ type: number, exclusiveMinimum: 1 }"), "write true, and the limit beside it: `minimum: 0`"],
  ["a limit of OpenAPI 3.0", schema("{ type: number, exclusiveMinimum: true }"), "write the limit itself: `exclusiveMinimum: 0` in place of `minimum: 0`", "3.1.0"],
  ["the responses beside the method", "paths: { /a: { responses: { 204: { description: Done. } } } }", "indent it below the method of an operation"],
  ["a description beside the status", operation("responses: { 204: {}, description: Done. }"), "indent it below the status of a response"],
  ["an example of a response", response("example: { a: 1 }"), "write it in `content`, beside the `schema` of a media type"],
  ["a list of examples", response("content: { application/json: { examples: [{ a: 1 }] } }"), "name each example, and write its data as `value`: `examples: { first: { value: … } }`"],
  ["an example without a value", response("content: { application/json: { examples: { one: Bob } } }"), "write the data as its `value`"],
  ["no media type", body("content: { schema: { type: string } }"), "write a media type, such as `application/json`, between `content` and `schema`"],
  ["a body that is a schema", body("type: string"), "write it in `content`, as the `schema` of a media type"],
  ["a flow of Swagger 2.0", scheme("{ type: oauth2, flow: implicit }"), "write it in `flows`, below a name such as `clientCredentials`"],
  ["bearer as a type", scheme("{ type: bearer }"), "basic and bearer are a `scheme` of type http; mutualTLS is of OpenAPI 3.1"],
  ["a key in the body", scheme("{ type: apiKey, in: body, name: a }"), "use one of these values"],
  ["a field beside the list of parameters", operation("parameters: [{ name: a }], in: query"), "indent it like the other fields of its parameter"],
  ["a colon in a text", operation("tags: [{ My tag: beta }]"), "put the text in quotes: a colon and a space make an object"],
  ["operations that are combined", "paths: { /a: { allOf: [{ get: {} }] } }", "only schemas can be combined; write the fields themselves here"],
  ["fields of operations that are combined", operation("allOf: [{ tags: [a] }]"), "only schemas can be combined; write the fields themselves here"],
  ["a path without a slash", "paths: { 'a/{b}': {} }", "begin the path with a slash"],
  ["a field of tags in OpenAPI 3.2", "paths: {}\ntags: [{ name: a, kind: nav }]", "OpenAPI 3.2 added it; raise the version in `openapi`, or remove it", "3.1.0"],
  ["a discriminator of Swagger 2.0", schema("{ discriminator: type }"), "write the name of the property in an object: `{ propertyName: type }`"],
  ["a text with the name of a schema", schema("{ xml: Pet }"), "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  ["a tag that is a text", "paths: {}\ntags: [Pets]", "write the name in an object: `- name: Pets`"],
  ["a list of responses", operation("responses: [{ description: Done. }]"), "write each response below its status: `\"200\": { description: Done. }`"],
  ["a list of media types", response("content: [application/json]"), "write each media type as a key: `application/json: { schema: … }`"],
  ["a summary of OpenAPI 3.1", "  summary: Things.\npaths: {}", "OpenAPI 3.1 added it; raise the version in `openapi`, or remove it"],
  ["fields of `info` that are not indented", "paths: {}\ntitle: A\nversion: '1'", "indent it below `info`"],
  ["schemas beside `components`", "paths: {}\nschemas: { A: { type: string } }", "indent it below `components`"],
];

it.each(SLIPS)("says how to mend %s", async (_, text, hint, openapi = "3.0.3") => {
  const { findings } = await generateFrom({ "openapi.yaml": `${head(openapi)}${text}\n` }, { lint: "author" });
  expect(findings.filter(({ rule }) => rule === "struct").map((finding) => finding.hint)).toContain(hint);
});

it.each([
  ["{ oneOf: [{ type: string }] }", "write the schema in place of the keyword"],
  ["{ anyOf: [{ type: string }, { type: string }] }", "remove one of the two"],
])("says how to mend %s", async (text, hint) => {
  const { findings } = await generateFrom({ "openapi.yaml": `${head("3.1.0")}${schema(text)}\n` }, { lint: "author" });
  expect(findings.filter(({ rule }) => rule === "no-illogical-composition-keywords").map((finding) => finding.hint)).toEqual([hint]);
});

it("asks for the quotes of a `$ref` that begins a comment", async () => {
  const text = "paths: {}\ncomponents:\n  schemas:\n    A:\n      $ref: #/components/schemas/B\n";
  const { findings } = await generateFrom({ "openapi.yaml": head("3.0.3") + text });
  expect(findings).toMatchObject([{ line: 9, hint: 'write the path of the target in quotes: `$ref: "./Name.yaml"`' }]);
});

it("says that a field beside a `$ref` is not read, whatever it is", async () => {
  const text = schema("{ properties: { a: { $ref: '#/components/schemas/Pet', nullable: true, type: string } } }");
  const { findings } = await generateFrom({ "openapi.yaml": head("3.0.3") + text }, { lint: "author" });
  const hint = "readers ignore fields beside a `$ref`: remove them, or write `allOf: [{ $ref: … }]` in a schema";
  expect(findings.filter(({ rule }) => rule === "spec-ref-siblings")).toMatchObject([{ hint }, { hint }]);
});

it.each([
  [
    "requires itself",
    "{ A: { type: object, required: [b], properties: { b: { $ref: '#/components/schemas/B' } } }, B: { type: object, required: [a], properties: { a: { $ref: '#/components/schemas/A' } } } }",
  ],
  ["contains itself", "{ A: { allOf: [{ $ref: '#/components/schemas/A' }] } }"],
])("tells the author, and no reader, that a schema %s", async (said, schemas) => {
  const files = { "openapi.yaml": `${head("3.0.3")}paths: {}\ncomponents: { schemas: ${schemas} }\n` };
  const circular = async (lint: "author" | "consumer"): Promise<string[]> => {
    const { findings, warnings } = await generateFrom(files, { lint });
    return [...findings, ...warnings].filter(({ rule }) => rule === "circular-reference").map(({ message }) => message);
  };
  expect(await circular("author")).toEqual([expect.stringContaining(said)]);
  expect(await circular("consumer")).toEqual([]);
});

it("lets an empty list end a tree", async () => {
  const tree = (limit: string): string =>
    `{ type: object, required: [all], properties: { all: { type: array, ${limit}items: { $ref: '#/components/schemas/A' } } } }`;
  const circular = async (text: string): Promise<number> => {
    const { findings } = await generateFrom({ "openapi.yaml": `${head("3.0.3")}${schema(text)}\n` }, { lint: "author" });
    return findings.filter(({ rule }) => rule === "circular-reference").length;
  };
  expect([await circular(tree("")), await circular(tree("minItems: 1, "))]).toEqual([0, 1]);
});

it("tells of a tuple in `items` of OpenAPI 3.0, which the structure lets pass", async () => {
  const text = schema("{ type: array, items: [{ type: string }] }");
  const { findings } = await generateFrom({ "openapi.yaml": head("3.0.3") + text }, { lint: "author" });
  const hint = "write the schema of each item itself; a tuple is `prefixItems` of OpenAPI 3.1";
  expect(findings.filter(({ rule }) => rule === "contract/keyword-type")).toMatchObject([{ message: "`items` is a list.", hint }]);
});

it("visits each object once, however many references lead to it, and looks for a property in each part once", async () => {
  const levels = 40;
  const level = (index: number): object =>
    index === levels
      ? { type: "object", properties: { last: {} } }
      : { allOf: [ref(index + 1), ref(index + 1)], required: ["last", "lots"] };
  const ref = (index: number): object => ({ $ref: `#/components/schemas/L${index}` });
  const schemas = Object.fromEntries(Array.from({ length: levels + 1 }, (_, index) => [`L${index}`, level(index)]));
  const root = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {}, components: { schemas } };
  const { warnings } = await generateFrom({ "openapi.json": JSON.stringify(root) });
  // Each level requires a property that no part declares.
  expect(warnings.map(({ code }) => code)).toEqual(Array(levels).fill("no-required-schema-properties-undefined"));
});
