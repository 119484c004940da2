// The default rules: an error only if nothing correct can be generated.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { acceptedFrom, document, generateFrom, OPERATION, placesOf } from "./harness.js";
import { json, object, ref, response, text } from "../../harness/documents.js";

const get = (operationId: string, more: object = {}): object => ({ get: { operationId, ...OPERATION, ...more } });
const [NO_FILE, NO_URL] = [{ $ref: "absent.json" }, { $ref: "https://absent.invalid/a.json" }];
const at = (name: string, place = "path", schema: object = { type: "integer" }): object => ({ name, in: place, required: true, schema });

async function readPaths(paths: object, components: object = {}): Promise<{ told: string[]; messages: string[]; text: string }> {
  const given = { "openapi.json": document(paths, components) };
  const { folder, warnings } = await acceptedFrom(given, { plugins: ["tanstack-query", "msw"] });
  const files = ["types/operations/default.ts", "types/paths.ts", "operations/default.ts", "openapi.json", "plugins/msw.ts"];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, "out", file), "utf8").catch(() => "")));
  return { told: warnings.map(({ rule }) => rule), messages: warnings.map(({ message }) => message), text: texts.join("\n") };
}

// prettier-ignore
test.each<[what: string, paths: object, rules: string[]]>([
  ["paths that differ by a parameter's name", { "/a/{x}": get("one", { parameters: [at("x")] }), "/a/{y}": { put: { operationId: "two", ...OPERATION, parameters: [at("y")] } } }, ["no-identical-paths"]],
  ["ambiguous paths", { "/a/{x}/b": get("one", { parameters: [at("x")] }), "/a/c/{y}": get("two", { parameters: [at("y")] }) }, ["no-ambiguous-paths"]],
  ["two operations with one operationId", { "/a": get("one"), "/b": get("one") }, ["names"]],
  ["a parameter that is declared twice", { "/a": get("one", { parameters: [at("q", "query"), at("q", "query", text)] }) }, ["operation-parameters-unique"]],
  ["a path parameter that is not declared", { "/a/{x}": get("one") }, ["path-parameters-defined"]],
  ["a path parameter that is not in the path", { "/a": get("one", { parameters: [at("x")] }) }, ["path-parameters-defined"]],
  ["an operation without a successful response", { "/a": get("one", { responses: {} }) }, ["operation-2xx-response"]],
  ["a credential of a scheme that is not there", { "/a": get("one", { security: [{ none: [] }, {}, null] }) }, ["security-defined", "struct"]],
  ["a field that is null", { "/a": { ...get("one", { parameters: null, tags: null }), put: null } }, ["struct", "struct", "struct"]],
  ["prose that is a number", { "/a": get("one", { externalDocs: 5 }) }, ["struct"]],
  ["a response that is text", { "/a": get("one", { responses: { 200: "ok", 404: "none" } }) }, ["struct", "struct"]],
  ["a tag that is an object", { "/a": get("one", { tags: [{ name: "a" }] }) }, ["struct"]],
  ["a tag, a parameter and a server in place of a list", { "/a": get("one", { tags: "a", parameters: { ...at("q", "query"), $ref: undefined }, servers: { url: "https://a.example.com" } }) }, ["struct", "struct", "struct"]],
  ["a server that is its URL", { "/a": get("one", { servers: ["https://a.example.com"] }) }, ["struct"]],
  ["a response that is null", { "/a": get("one", { responses: { 200: null } }) }, ["struct"]],
  ["a scalar of another type", { "/a": get("one", { summary: 5, deprecated: "false" }) }, ["struct", "struct"]],
  ["a text, an example and a link that are not there", { "/a": get("one", { description: NO_FILE, responses: { 200: { ...response({ "application/json": { schema: {}, example: NO_FILE, examples: { a: NO_FILE, b: NO_URL } } }), links: { c: NO_FILE } } } }) }, ["no-unresolved-refs", "no-unresolved-refs", "refused-ref", "no-unresolved-refs", "no-unresolved-refs"]],
])("accepts, with a warning, %s", async (_, paths, rules) => expect((await readPaths(paths)).told).toEqual(rules));

test.each<[what: string, schema: unknown, type: string]>([
  ["an unknown type", { type: "any" }, "unknown"],
  ["a type of a language", { type: "int" }, "number"],
  ["a type of Swagger 2.0", { type: "file" }, "string"],
  ["a type of a database", { type: "decimal" }, "number"],
  ["a list of a language", { type: "string[]" }, "unknown[]"],
  ["limits as text", { type: "string", maxLength: "5", pattern: 5 }, "string"],
  ["a property with a boolean `required`", object({ id: { type: "string", required: true } }), "id?: string"],
  ["a schema that is text", "string", "unknown"],
  ["`false`", object({ id: false }), "id?: never"],
  ["a schema in place of a list of them", { allOf: ref("Other"), properties: { id: text } }, "own?: string"],
  ["a discriminator without a property", { type: "string", discriminator: {} }, "string"],
])("reads the rest of a schema with %s, with a warning", async (_, schema, type) => {
  const use = get("readA", { responses: { 200: response(json(schema)) } });
  const { warnings, read } = await acceptedFrom({
    "openapi.json": document({ "/a": use }, { schemas: { Thing: schema, Other: object({ own: text }) } }, "3.0.3"),
  });
  expect(warnings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["struct"]));
  expect(await read("types/components.ts")).toContain(type);
});

test.each<[tuple: object, type: string]>([
  [{}, "[string, number]"],
  [{ additionalItems: false, minItems: 2 }, "[string, number]"],
  [{ additionalItems: { type: "boolean" } }, "[string, number, ...boolean[]]"],
])("reads a list of schemas in `items` with %j as a tuple", async (more, type) => {
  const Tuple = { type: "array", items: [text, { type: "number" }], ...more };
  const { read } = await acceptedFrom({ "openapi.json": document({ "/a": get("one") }, { schemas: { Tuple } }) });
  expect(await read("types/components.ts")).toContain(`Tuple: ${type};`);
});

test("leaves out a fault of a schema in a file of its own, as in one file", async () => {
  const use = get("readA", { responses: { 200: response(json({ $ref: "Thing.json" })) } });
  const schema = JSON.stringify({ type: "object", required: "name", properties: { name: { type: "any" } } });
  const { warnings } = await acceptedFrom({ "openapi.json": document({ "/a": use }), "Thing.json": schema });
  expect(warnings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["struct"]));
});

test.each<[what: string, paths: object]>([
  ["an unknown location", { "/a": get("one", { parameters: [{ name: "q", in: "body" }] }) }],
  ["a parameter without a name", { "/a": get("one", { parameters: [{ in: "query", schema: {} }] }) }],
  ["a response that is a number", { "/a": get("one", { responses: { 200: 5 } }) }],
  ["parameters that are an object of something else", { "/a": get("one", { parameters: { a: {} } }) }],
  ["an operation that is a list", { "/a": { get: [] } }],
])("refuses %s", async (_, paths) => {
  expect((await generateFrom({ "openapi.json": document(paths) })).findings.map(({ rule }) => rule)).toEqual(["struct"]);
});

test("refuses a parameter that refers to a schema, once, and keeps the schema for others", async () => {
  const paths = { "/a": get("one", { parameters: [{ $ref: "#/components/schemas/A" }], responses: { 200: response(json(ref("A"))) } }) };
  const { findings } = await generateFrom({ "openapi.json": document(paths, { schemas: { A: text } }) });
  expect(findings.map(({ rule }) => rule)).toEqual(["struct"]);
});

test("sends the credentials of a scheme whose scopes are no list", async () => {
  const securitySchemes = { basic: { type: "http", scheme: "basic" }, bearer: { type: "http", scheme: "bearer" } };
  const paths = {
    "/a": get("one", { security: [{ basic: null }, { bearer: "read write" }] }),
    "/b": get("two", { security: { bearer: ["write"] } }),
    "/c": get("three", { security: ["basic"] }),
  };
  const { told, text } = await readPaths(paths, { securitySchemes });
  expect(told).toEqual(["struct", "struct", "struct", "struct"]);
  expect(text).toContain("Credentials: `basic` (HTTP basic); or `bearer` (HTTP bearer) with `read`, `write`.");
  expect(text).toContain("Credentials: `bearer` (HTTP bearer) with `write`.");
  expect(text).toContain("Credentials: `basic` (HTTP basic).");
});

test("leaves out values of integers that JavaScript rounds, each with a warning", async () => {
  const value = {
    properties: {
      const: { const: 2 ** 60 },
      enum: { enum: [1, -(2 ** 60)] },
      text: { type: "string", enum: [2 ** 60] },
      large: { type: "number", const: 1e21 },
    },
  };
  const header = { name: "h", in: "header", required: true, schema: { type: "integer", default: 2 ** 60 } };
  const parameters = [at("q", "query", { type: "integer", format: "int64", enum: [1, 2 ** 60] }), header];
  const { told, text } = await readPaths({ "/a": get("one", { parameters, responses: { 200: response(json(value)) } }) });
  expect(told.filter((rule) => rule !== "no-enum-type-mismatch")).toEqual(Array<string>(5).fill("large-integers"));
  for (const type of ["q: number | bigint | `${bigint}`", "const?: number;", "enum?: number;", "text?: string;", "large?: 1e21;"])
    expect(text).toContain(type);
  expect(text).not.toMatch(/default: "|115292/);
});

test("leaves out null in a query, whatever its schema says of integers", async () => {
  const schema = { type: "integer", anyOf: [{ type: "integer" }, { type: "null" }] };
  const { text } = await readPaths({ "/a": get("one", { parameters: [at("q", "query", schema)] }) });
  expect(text).toContain("q: number | null;");
  expect(text).not.toContain("integers:");
});

test("reads the bytes of YAML as their base64, and finds the places of other problems", async () => {
  const schema = "{ type: string, const: !!binary aGk=, maxLength: x, description: about !!binary }";
  const yaml = `openapi: 3.1.0\ninfo: { title: Bytes, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    A: ${schema}\n`;
  const { folder, warnings, read } = await acceptedFrom({ "openapi.yaml": yaml });
  expect(placesOf(warnings, folder)).toContain("openapi.yaml:6:57 wrong-type");
  expect(await read("types/components.ts")).toContain('"aGk="');
});

test("requires a property whose name in `required` is a number", async () => {
  const { told, text } = await readPaths({ "/a": get("one", { responses: { 200: response(json(object({ 1: {} }, [1 as never]))) } }) });
  expect(told).toContain("struct");
  expect(text).toContain("1: unknown");
});

// prettier-ignore
test.each<[what: string, components: object, ref: string, hint: string]>([
  ["a component in a section that is not there", { schemas: { A: text } }, "#/components/schema/A", "did you mean `#/components/schemas/A`? If not, fix the `$ref`, or add its target"],
  ["a misspelt section", { schema: { A: text } }, "#/components/schema/B", "did you mean `schemas`?"],
  ["null in OpenAPI 3.0", { schemas: { A: { type: ["string", "null"] } } }, "#/components/schemas/A", "use one of these values; in OpenAPI 3.0, null is `nullable: true`"],
])("says what is meant by %s", async (_, components, $ref, hint) => {
  const use = get("one", { responses: { 200: response(json({ $ref })) } });
  const { findings, warnings } = await generateFrom({ "openapi.json": document({ "/a": use }, components, "3.0.3") });
  expect([...findings, ...warnings].map((finding) => finding.hint)).toContain(hint);
});

// prettier-ignore
test.each([
  ["#/components/schemas/Dogg", "did you mean `#/components/schemas/Dog`? If not, fix the `mapping`, or add its target"],
  ["Dogg", "did you mean `#/components/schemas/Dog`? If not, fix the `mapping`, or add its target"],
  ["Nothing", "fix the `mapping`, or add its target"],
])("names a discriminator's mapping to nothing, %s, once", async (target, hint) => {
  const pet = { oneOf: [{ $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: "kind", mapping: { dog: target } } };
  const { findings } = await generateFrom({ "openapi.json": document({}, { schemas: { Pet: pet, Dog: object({ kind: text }, ["kind"]) } }) }, { lint: "author" });
  const found = findings.filter(({ rule }) => /unresolved|contradiction/.test(rule));
  expect(found).toMatchObject([{ message: `The \`mapping\` \`${target}\` points to nothing in its document.`, hint }]);
});

test("refuses a parameter that is named as a keyword of schemas", async () => {
  const parameters = { items: { name: "items", in: "body" }, schemas: { name: [], in: "query" } };
  const { findings } = await generateFrom({ "openapi.json": document({}, { parameters }) });
  expect(findings.map(({ rule }) => rule)).toEqual(["struct", "struct"]);
});

test("reads an undeclared path parameter as a required string in each output", async () => {
  const { messages, text } = await readPaths({ "/a/{x}/{y}": { parameters: [at("x")], ...get("readA") } });
  expect(messages).toEqual(["`GET /a/{x}/{y}` does not declare the path parameter `y`; it is read as a required string."]);
  expect(text.match(/\by: string/g)?.length).toBeGreaterThan(0);
  expect(text).toContain('"name": "y"');
  expect(text).not.toMatch(/\by\?:/);
});

test.each([
  ["proxy+", "proxy", true],
  ["path*", "path", true],
  ["+path", "path", true],
  ["**path", "path", true],
  ["path...", "path", true],
  ["path:path", "path", true],
  ["path:.*", "path", true],
  ["name=projects/*/things/**", "name", true],
  ["id:[0-9]{2}", "id", false],
  ["id : int", "id", false],
  [" id ", "id", false],
  ["id?", "id", false],
  ["$a.b-c", "$a.b-c", false],
])("reads the expression {%s} in a path as the parameter %s", async (expression, name, isGreedy) => {
  const paths = { [`/a/{${expression}}/b`]: get("one", { parameters: [at(name)] }), [`/b/{${expression}}`]: get("two") };
  const { told, text } = await readPaths(paths);
  // A `?` is a query for the lint.
  expect(told.filter((rule) => rule !== "path-not-include-query")).toEqual(["path-parameters-defined"]);
  expect(text).toContain(`path: "/a/{${name}}/b"`);
  expect(text.match(/allowReserved: true/g)?.length ?? 0).toBe(isGreedy ? 2 : 0);
  expect(text).toContain(isGreedy ? '"/a/.+/b"' : '"/a/[^/]+/b"');
});

test("reads methods in another case, unless the path has both, and nothing else", async () => {
  const one = { operationId: "one", ...OPERATION };
  const paths = {
    "/a": { GET: one, Post: { ...one, operationId: "two" } },
    "/b": { GET: one, get: { ...one, operationId: "three" }, Summary: "x" },
  };
  const { folder, warnings, read } = await acceptedFrom({ "openapi.json": document(paths) });
  const told = warnings.filter(({ rule }) => rule === "struct").map(({ message }) => message);
  expect(told).toEqual([
    "The method `GET` is read as `get`.",
    "The method `Post` is read as `post`.",
    "The path item has no field `GET`.",
    "The path item has no field `Summary`.",
  ]);
  const text = await read("operations/default.ts");
  expect(text.match(/(?<=^export function )\w+/gm)).toEqual(["one", "two", "three"]);
  expect(placesOf(warnings, folder).slice(0, 2)).toEqual(["openapi.json:9:7 struct", "openapi.json:17:7 struct"]);
});

test("reads a list that closes as far left as its key, and finds the places below it", async () => {
  const yaml = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\ntags: [\n  { name: a }\n]\nsize: 1\npaths: {}\n';
  const { folder, findings, warnings } = await generateFrom({ "openapi.yaml": yaml });
  expect([findings, placesOf(warnings, folder)]).toEqual([[], ["openapi.yaml:6:1 unexpected-field"]]);
});

test.each([
  ["application/form-urlencoded", "application/x-www-form-urlencoded"],
  ["application/x-www-form-urlencode", "application/x-www-form-urlencoded"],
  ["x-www-form-urlencoded", "application/x-www-form-urlencoded"],
  ["json", "application/json"],
  ["", "application/json"],
  ["applicationjson;version=2018-01-01", "application/json;version=2018-01-01"],
  ["multipart/form", "multipart/form-data"],
  ["form-data", "multipart/form-data"],
  ["schema", "application/json"],
  ["Application/X-WWW-Form-Urlencoded", undefined],
  ["multipart/mixed", undefined],
  ["application/x-json", undefined],
])("reads the media type %s as %s", async (given, meant = given) => {
  const content = { [given]: { schema: object({ a: text }) } };
  const paths = {
    "/a": { post: { responses: { 200: { description: "", content: { ...content } } }, requestBody: { content } } },
    "/b": { post: { ...OPERATION, requestBody: { $ref: "#/components/requestBodies/B" } } },
  };
  const { warnings, read } = await acceptedFrom({ "openapi.json": document(paths, { requestBodies: { B: { content } } }) });
  const told = `The media type \`${given}\` is read as \`${meant}\`.`;
  expect(warnings.filter(({ message }) => message === told)).toHaveLength(given === meant ? 0 : 3);
  const code = await read("operations/default.ts");
  expect(code.split(`contentTypes: ["${meant}"]`)).toHaveLength(3);
});

test.each<[given: object, line: number, hint: string]>([
  [ref("A"), 15, "write it in `content`"],
  [object({ a: text }, ["a"]), 23, "write it in `content`"],
  [{ schema: ref("A") }, 17, "write the media types in `content`"],
])("reads the schema of a body or response that is %j as that of JSON", async (given, line, expected) => {
  const operation = { operationId: "one", requestBody: { ...given }, responses: { 200: { ...given }, 404: ref("B") } };
  const schemas = { A: object({ a: text }), B: { description: "A response among the schemas." } };
  const files = { "openapi.json": document({ "/a": { post: operation } }, { schemas }) };
  const { folder, warnings, read } = await acceptedFrom(files);
  const told = warnings.filter(({ message }) => message === "The schema is read as that of a JSON body.");
  expect(placesOf(told, folder)).toEqual(["openapi.json:11:9 struct", `openapi.json:${line}:11 struct`]);
  const code = await read("operations/default.ts");
  expect(code.split(/"application\/json": (?:components\["schemas"\]\["A"\];|\{\s+a: string;)/)).toHaveLength(3);
  const author = await generateFrom(files, { lint: "author" });
  expect([...author.findings, ...author.warnings].some(({ hint }) => hint?.includes(expected))).toBe(true);
});

// prettier-ignore
const MISDIRECTED: [place: string, kind: string, refer: (target: object) => object, wanted: string, hint: string][] = [
  ["a schema", "parameters", (schema) => ({ parameters: [{ name: "a", in: "query", schema }] }), "schemas", "move its schema there"],
  ["a property", "responses", (a) => ({ responses: { 200: response(json(object({ a }))) } }), "schemas", "move its schema"],
  ["a parameter", "schemas", (parameter) => ({ parameters: [parameter] }), "parameters", "write it in the `schema` of one"],
  ["a parameter", "headers", (parameter) => ({ parameters: [parameter] }), "parameters", "refer to one of these"],
  ["a header", "parameters", (header) => ({ responses: { 200: { description: "", headers: { "x-a": header } } } }), "headers", "refer to one of these"],
  ["a request body", "parameters", (requestBody) => ({ requestBody }), "requestBodies", "refer to one of these"],
];

test.each(MISDIRECTED)("reports %s of `components/%s` at its `$ref`", async (_, kind, refer, wanted, hint) => {
  const parameter = { name: "a", in: "query", schema: text };
  const components = {
    schemas: { A: text },
    parameters: { A: parameter },
    headers: { A: { schema: text } },
    responses: { A: response(json(text)) },
  };
  const operation = { ...OPERATION, ...refer({ $ref: `#/components/${kind}/A` }) };
  const files = { "openapi.json": document({ "/a": { post: operation } }, components) };
  const { findings } = await generateFrom(files, { lint: "author" });
  const told = findings.filter(({ rule }) => rule === "struct");
  const place = files["openapi.json"].split("\n").findIndex((line) => line.includes("$ref"));
  expect(told).toMatchObject([
    {
      line: place + 1,
      message: `The \`$ref\` leads to \`components/${kind}\`, but its place takes one of \`components/${wanted}\`.`,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});

test("tells a $dynamicRef that leads to no schema", async () => {
  const { findings, warnings, folder } = await generateFrom({
    "openapi.json": document({ "/a": get("one") }, { schemas: { A: { items: { $dynamicRef: "#T" } } } }),
  });
  expect([findings, placesOf(warnings, folder)]).toEqual([[], ["openapi.json:23:11 no-unresolved-refs"]]);
});

test("reads x-webhooks as webhooks", async () => {
  const sold = { post: { operationId: "sold", responses: { 200: { $ref: "./sold.json" } } } };
  const read = async (key: string): Promise<string[]> => {
    const whole = JSON.stringify({ ...(JSON.parse(document({})) as object), openapi: "3.0.3", [key]: { sold, "x-hidden": true } });
    const sale = JSON.stringify({ description: "Done.", content: { "application/json": { schema: { type: "string" } } } });
    const { findings, warnings, read } = await generateFrom({ "openapi.json": whole, "sold.json": sale });
    if (key === "x-webhooks") expect(await read("README.md")).toContain("`sold`");
    return [...findings, ...warnings].map(({ message }) => message).filter((each) => each.includes("webhooks"));
  };
  expect(await read("x-webhooks")).toEqual([]);
  expect(await read("webhooks")).toEqual(["The document has no field `webhooks`."]);
});

test("reads a segment :id in a path as the parameter that is declared", async () => {
  const paths = {
    "/a/:id/b": get("one", { parameters: [at("id")] }),
    "/b/:id": get("two"),
    "/c/{x}:id": { ...get("three"), parameters: [at("x")] },
  };
  const { told, text } = await readPaths(paths);
  expect(told).toEqual([]);
  for (const path of ["/a/{id}/b", "/b/:id", "/c/{x}:id"]) expect(text).toContain(`path: "${path}"`);
});

test("keeps an expression that is declared, or whose path is another, and finds its place", async () => {
  const paths = {
    "/a/{x+}": get("1 2", { parameters: [at("x+")] }),
    "/b/{y+}": get("3 4", { parameters: [at("y+")] }),
    "/b/{y}": get("five"),
  };
  const { folder, warnings } = await generateFrom({
    "openapi.json": document({ ...paths, "/c/{z+}": get("6 7", { parameters: [at("z")] }) }),
  });
  const named = warnings.filter(({ rule }) => rule === "names");
  expect(named.map(({ message }) => /`(.*?)`/.exec(message)?.[1])).toEqual(["GET /a/{x+}", "GET /b/{y+}", "GET /c/{z}"]);
  expect(placesOf(named, folder).at(-1)).toBe("openapi.json:60:9 names");
});

test("leaves out a path parameter that the path does not have", async () => {
  const parameters = [{ $ref: "#/components/parameters/Other" }, at("x")];
  const { messages, text } = await readPaths(
    { "/a/{x}": { parameters, ...get("readA") }, "/b/{other}": { parameters: [parameters[0]], ...get("readB") } },
    { parameters: { Other: at("other") } },
  );
  expect(messages).toEqual(["The path parameter `other` is not in the path `/a/{x}`; it is ignored."]);
  const { paths } = JSON.parse(text.slice(text.indexOf('{\n  "openapi"'), text.indexOf("\n}\n", text.indexOf('{\n  "openapi"')) + 2)) as {
    paths: Record<string, { parameters: object[] }>;
  };
  expect(Object.values(paths).map((item) => item.parameters.length)).toEqual([1, 1]);
});

test("uses the last of two declarations of a parameter", async () => {
  const { messages, text } = await readPaths({
    "/a": get("readA", { parameters: [at("q", "query"), at("q", "query", { type: "boolean" })] }),
  });
  expect(messages).toEqual(["The query parameter `q` is declared more than once; this declaration is used."]);
  expect(text).toContain("q: boolean");
  expect(text).not.toContain("q: number");
});

test("settles a shared path item for each of its paths", async () => {
  const { told, text } = await readPaths(
    { "/a/{x}": { $ref: "#/components/pathItems/Any" }, "/b/{y}": { $ref: "#/components/pathItems/Any" } },
    { pathItems: { Any: get("one") } },
  );
  expect(told.filter((rule) => rule === "path-parameters-defined")).toHaveLength(2);
  expect(text).toContain('"name": "x"');
  expect(text).toContain('"name": "y"');
});

describe("a reference to the definitions of an enclosing schema", () => {
  const thing = object({ marker: text });
  const use = (keyword: string): object => ({
    type: "object",
    [keyword]: { Thing: thing },
    properties: { a: { items: { $ref: `#/${keyword}/Thing/properties/marker` } } },
  });

  test.each(["$defs", "definitions"])("in %s is followed, with a warning", async (keyword) => {
    const { warnings, read } = await acceptedFrom({ "openapi.json": document({}, { schemas: { Use: use(keyword) } }) });
    expect(warnings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      `no-unresolved-refs \`#/${keyword}/Thing/properties/marker\` is not in the root of the document; the one of the enclosing schema is used.`,
    ]);
    expect(await read("openapi.json")).toContain(`"#/components/schemas/Use/${keyword}/Thing/properties/marker"`);
  });

  test.each([
    ["#/components/schemas/#", ""],
    ["#/components/schemas/#/properties/b", "/properties/b"],
    ["#/properties/b/items", "/properties/b/items"],
  ])("as %s is that of the component", async (reference, place) => {
    const inner = { $ref: reference };
    const schema = object({ a: object({ b: text, c: inner }), b: { type: "array", items: text } });
    const { read } = await acceptedFrom({ "openapi.json": document({}, { schemas: { Own: schema } }) });
    expect(await read("openapi.json")).toContain(`"#/components/schemas/Own${place}"`);
  });

  test("as a name alone is that of the component, unless it is a file or in place of a response", async () => {
    const schemas = { Own: object({ a: { $ref: "Other" }, b: { $ref: "File" } }), Other: text, File: text };
    const { read } = await acceptedFrom({ "openapi.json": document({}, { schemas }), File: '{"type":"integer"}' });
    const made = JSON.parse(await read("openapi.json")) as { components: { schemas: { Own: object } } };
    expect(made.components.schemas.Own).toMatchObject({ properties: { a: { $ref: "#/components/schemas/Other" } } });
    expect(JSON.stringify(made)).toContain('"integer"');
    const responses = { 200: { $ref: "Other" } };
    const beside = { 200: { $ref: "Other", ...response(json({ $ref: "#/components/schemas/Own" })) } };
    const used = await generateFrom({ "openapi.json": document({ "/a": get("a", { responses: beside }) }, { schemas }) });
    expect(used).toMatchObject({
      findings: [],
      warnings: expect.arrayContaining([expect.objectContaining({ hint: "remove the `$ref`" })]) as object,
    });
    expect(await readFile(join(used.folder, "out/operations/default.ts"), "utf8")).toContain('["schemas"]["Own"]');
    const refused = await generateFrom({ "openapi.json": document({ "/a": { get: { operationId: "a", responses } } }, { schemas }) });
    expect(placesOf(refused.findings, refused.folder)).toContainEqual(expect.stringMatching(/ missing-file$/));
  });

  test("takes the nearest, prefers the root, and reports one that is nowhere", async () => {
    const near = { $defs: { A: {} }, properties: { x: { $defs: { A: { type: "integer" } }, items: { $ref: "#/$defs/A" } } } };
    const { folder: made } = await generateFrom({ "openapi.json": document({}, { schemas: { Near: near } }) });
    expect(await readFile(join(made, "out/openapi.json"), "utf8")).toContain('"#/components/schemas/Near/properties/x/$defs/A"');
    const nested = { $defs: { A: {} }, properties: { y: { $ref: "#/$defs/B" } } };
    const { folder, findings } = await generateFrom({ "openapi.json": document({}, { schemas: { Nested: nested } }) });
    expect(placesOf(findings, folder)).toEqual([expect.stringMatching(/ unresolved-ref$/)]);
    const root = { ...JSON.parse(document({}, { schemas: { Use: use("$defs") } })), $defs: { Thing: thing } } as object;
    const { warnings } = await generateFrom({ "openapi.json": JSON.stringify(root) });
    expect(warnings.map(({ rule }) => rule)).not.toContain("no-unresolved-refs");
  });
});

const faulty = document({ "/a/{x}": get("one"), "/a/{y}": get("one") });
const of = async (lint: "author" | "consumer" | "error" | "warn"): Promise<number> =>
  (await generateFrom({ "openapi.json": faulty }, { lint })).findings.length;

test("--lint author stops at the errors of authors, the default and its other name do not", async () => {
  expect(await of("author")).toBeGreaterThan(3);
  expect([await of("consumer"), await of("error"), await of("warn")]).toEqual([0, 0, 0]);
});

test("--lint author knows no house style", async () => {
  const { findings } = await generateFrom({ "openapi.json": faulty }, { lint: "author" });
  const own = findings.map(({ rule }) => rule).filter((rule) => rule.startsWith("contract/"));
  expect(own.filter((rule) => !/safe-pattern|summary-unique/.test(rule))).toEqual([]);
  expect(findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(["no-identical-paths", "path-parameters-defined", "security-defined"]),
  );
});

test("--lint author says how a discriminator selects a schema", async () => {
  const schema = { discriminator: { propertyName: "type" }, oneOf: [{ type: "object", required: ["type"], properties: { type: text } }] };
  const paths = { "/a": get("readA", { requestBody: { content: json(schema) } }) };
  const { findings } = await generateFrom({ "openapi.json": document(paths) }, { lint: "author" });
  const hints = findings.filter(({ message }) => message.includes("the `discriminator` cannot select it")).map(({ hint }) => hint);
  expect(hints).toEqual(["move the schema to `components/schemas`, and refer to it"]);
});

test("--lint author tells of no property that an example has by a variant that it violates", async () => {
  const variants = [object({ x: text }, ["x"]), object({ y: { type: "integer" }, z: text }, ["y"])];
  const schema = { type: "object", anyOf: variants, unevaluatedProperties: false, examples: [{ y: "a", z: "b" }] };
  const { findings } = await generateFrom({ "openapi.json": document({}, { schemas: { A: schema } }) }, { lint: "author" });
  const told = findings.filter(({ rule }) => rule === "no-invalid-schema-examples").map(({ message }) => message.split(": ")[1]);
  expect(told.sort()).toEqual(["`y` property type must be integer.", "must have required property 'x'.", "must match a schema in anyOf."]);
});

test("--lint author finds what contradicts itself or leaks a secret", async () => {
  const schema = { type: "integer", minimum: 2, maximum: 1 };
  const parameters = [{ name: "access_token", in: "query", schema: text }];
  const item = get("readA", { parameters, requestBody: { content: json(schema) } });
  const paths = { "/a": item, "/getThings": get("getThings"), "/posts": get("listPosts"), "/options": get("listOptions") };
  const { findings } = await generateFrom({ "openapi.json": document(paths) }, { lint: "author" });
  const rules = findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(["contract/body-allowed", "contract/schema-bounds", "contract/secret-in-query"]));
  expect(findings.filter(({ rule }) => rule === "no-http-verbs-in-paths")).toMatchObject([
    { message: expect.stringContaining("getThings") as string },
  ]);
});
