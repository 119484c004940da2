import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import type { PipelineResult } from "../../../scripts/generate/pipeline-result.js";
import { document, generateFrom, OPERATION, placesOf } from "./harness.js";
import { object, response, text } from "../../harness/documents.js";
import { folderOf } from "../../harness/folders.js";

let folder: string;
const PATHS = { "/things/": { get: { ...OPERATION, operationId: "listThings" } } };

async function generate(config: string, more: Record<string, string> = {}): Promise<PipelineResult> {
  folder = await folderOf({ "openapi.json": document(PATHS), "redocly.yaml": config, ...more });
  return run(true);
}

function run(withConfig: boolean): Promise<PipelineResult> {
  const options = { spec: join(folder, "openapi.json"), out: join(folder, "out") };
  return runDocumentPipeline({ ...options, ...(withConfig && { config: join(folder, "redocly.yaml") }) });
}

test("replaces the built-in rules and keeps the configured severities", async () => {
  const { findings, warnings } = await generate("rules:\n  no-path-trailing-slash: error\n  operation-summary: warn\n");
  expect(placesOf(findings, folder)).toEqual(["openapi.json:8:5 no-path-trailing-slash"]);
  expect(placesOf(warnings, folder)).toEqual(["openapi.json:9:7 operation-summary"]);
});

test("ignores a configuration beside the document unless it is named", async () => {
  folder = await folderOf({ "openapi.json": document(PATHS), "redocly.yaml": "rules: { no-path-trailing-slash: error }\n" });
  expect((await run(false)).findings).toEqual([]);
  expect((await run(true)).findings).toHaveLength(1);
});

test("runs and fetches nothing and reports each ignored part at its place", async () => {
  const config = `extends:
  - https://config.example/redocly.yaml
  - ./other.yaml
  - minimal
plugins:
  - ./plugin.js
rules:
  mine/rule: error
  struct: off
  operation-summary: perhaps
  operation-sumary: warn
decorators:
  remove-unused-components: on
theme: { openapi: {} }
apis:
  main: { rules: { operation-summary: error } }
`;
  const marker = "globalThis.process.getBuiltinModule('fs').writeFileSync(new URL('./ran', import.meta.url), '');\nexport default {};\n";
  const { findings, warnings } = await generate(config, { "plugin.js": marker, "package.json": '{ "type": "module" }' });
  expect(findings).toEqual([]);
  expect(placesOf(warnings, folder).filter((place) => place.startsWith("redocly"))).toEqual([
    ...["redocly.yaml:2:5 lint-config", "redocly.yaml:3:5 lint-config", "redocly.yaml:5:1 lint-config"],
    ...["redocly.yaml:8:3 lint-config", "redocly.yaml:10:22 lint-config", "redocly.yaml:11:3 lint-config"],
    ...["redocly.yaml:12:1 lint-config", "redocly.yaml:15:1 lint-config"],
  ]);
  expect(warnings.map(({ message }) => message)).toContain(
    "`operation-sumary` is ignored: there is no such rule. Did you mean operation-summary?",
  );
  expect(existsSync(join(folder, "ran"))).toBe(false);
});

test("reports parts of other forms, and rulesets of other linters", async () => {
  const { warnings } = await generate("extends: spectral:oas\nrules: [operation-summary]\noas3_1Rules: off\n");
  expect(warnings.filter(({ rule }) => rule === "lint-config").map(({ line, message }) => `${line} ${message}`)).toEqual([
    "1 `spectral:oas` is ignored: it is not one of Redocly's rulesets.",
    "2 `rules` is ignored: write each rule as `name: severity`.",
    "3 `oas3_1Rules` is ignored: write each rule as `name: severity`.",
  ]);
  const { warnings: nested } = await generate("extends: [[spectral:oas, all], recommended]\n");
  expect(nested).toContainEqual(expect.objectContaining({ message: "`spectral:oas` is ignored: it is not one of Redocly's rulesets." }));
});

test("always checks the rules that the generators need", async () => {
  folder = await folderOf({
    "openapi.json": document({ "/a": { get: { ...OPERATION, parameters: [{ name: "q" }] } } }, { schemas: { A: { $ref: "absent.json" } } }),
    "redocly.yaml": "rules: { struct: off, no-unresolved-refs: off }\noas3_1Rules: { struct: off, no-unresolved-refs: off }\n",
  });
  expect((await run(true)).findings.map(({ rule }) => rule)).toEqual(["struct", "no-unresolved-refs"]);
});

test("applies the exceptions beside the configuration and reports unused ones", async () => {
  const exceptions = `openapi.json:\n  no-path-trailing-slash:\n    - "#/paths/~1things~1"\n    - "#/paths/~1parts~1"\n`;
  const { findings, warnings } = await generate("rules: { no-path-trailing-slash: error }\n", { ".redocly.lint-ignore.yaml": exceptions });
  expect(findings).toEqual([]);
  expect(placesOf(warnings, folder)).toEqual([".redocly.lint-ignore.yaml:4:7 stale-exception"]);
});

test("extends the rules of an author, of which single ones are off", async () => {
  const files = { "openapi.json": document({ "/createThing/": PATHS["/things/"] }) };
  const rulesOf = async (config: string): Promise<string[]> => (await generate(config, files)).findings.map(({ rule }) => rule);
  const all = await rulesOf("extends: author\n");
  expect(all).toEqual(expect.arrayContaining(["no-path-trailing-slash", "contract/verb-in-path"]));
  const some = await rulesOf("extends: [author]\nrules: { no-path-trailing-slash: off, contract/verb-in-path: off }\n");
  expect(some).toEqual(all.filter((rule) => !/trailing-slash|verb-in-path/.test(rule)));
});

test("refuses a configuration that is missing or invalid YAML", async () => {
  await expect(generate("rules: [")).rejects.toThrow(/not a YAML configuration/);
  folder = await folderOf({ "openapi.json": document(PATHS) });
  await expect(run(true)).rejects.toThrow(/redocly\.yaml: cannot be read \(ENOENT\)/);
});

test("accepts required keys of a map, and none that an object lacks", async () => {
  // Another document, for which the rule is left out.
  await generateFrom({ "openapi.json": document(PATHS, { schemas: { Odd: object({ hasOwnProperty: text }, ["a"]) } }) });
  const required = ["x-a"];
  const schemas = [{ additionalProperties: text }, { patternProperties: { "^x-": text } }, object({ a: text })];
  const all = Object.fromEntries(schemas.map((schema, index) => [`S${index}`, { type: "object", ...schema, required }]));
  const conditions = { if: { required: ["a"] }, then: { required: ["b"] }, not: { anyOf: [{ required: ["b"] }] } };
  const one = { ...object({ a: text }), allOf: [object({ b: text })], ...conditions, dependentSchemas: { a: { required: ["b", "c"] } } };
  const { warnings } = await generateFrom({ "openapi.json": document(PATHS, { schemas: { ...all, One: one } }) });
  const told = warnings.filter(({ rule }) => rule.startsWith("no-required")).map(({ message }) => message);
  expect(told.sort()).toEqual(["c", "x-a"].map((name) => `The required property \`${name}\` is not declared.`));
});

test("--lint author accepts a component of which a part is used, and an example of variants that no constant tells apart", async () => {
  const variant = object({ kind: text }, ["kind"]);
  const anyOf = ["A", "B"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schemas = { A: variant, B: { ...variant, description: "B." }, Part: object({ link: text }), Unused: text };
  const choice = {
    anyOf,
    discriminator: { propertyName: "kind" },
    properties: { link: { $ref: "#/components/schemas/Part/properties/link" } },
  };
  const responses = { 200: response({ "application/json": { schema: choice, example: { kind: "A" } } }) };
  const { findings } = await generateFrom(
    { "openapi.json": document({ "/a": { get: { operationId: "readA", responses } } }, { schemas }) },
    { lint: "author" },
  );
  const told = findings.filter(({ rule }) => /unused-components|examples/.test(rule)).map(({ message }) => message);
  expect(told).toEqual(['Component: "Unused" is never used.']);
});

test("--lint author accepts an example as it is sent, and a multiple of a fraction", async () => {
  const { findings } = await generateFrom(
    {
      "openapi.json": document({
        "/a": {
          get: {
            operationId: "readA",
            responses: {
              200: response({
                "application/xml": { schema: object({ a: text }), example: "<a>x</a>" },
                "text/csv": { schema: { oneOf: [{ type: "array" }, { type: "object" }] }, examples: { a: { value: "a,b" } } },
                "text/plain": { schema: { type: "string", enum: ["a"] }, example: "b" },
                "application/json": { schema: { type: "array", items: { type: "number", multipleOf: 0.01 } }, example: [1.15, 1.155] },
                "application/a+json": { schema: object({ a: text }), example: '{ "a": "x" }' },
              }),
            },
          },
        },
      }),
    },
    { lint: "author" },
  );
  const told = findings.filter(({ rule }) => rule === "no-invalid-media-type-examples").map(({ message }) => message);
  expect(told).toEqual([
    expect.stringContaining("one of the allowed values") as string,
    expect.stringContaining("`1` property must be multiple of 0.01") as string,
    expect.stringContaining("type must be object") as string,
  ]);
});

test("--lint author holds operations that call users against no rule of those that users call", async () => {
  const done = { post: { ...OPERATION, security: [{ absent: [] }] } };
  const call = { ...OPERATION, operationId: "start", summary: "Start a thing", security: [], callbacks: { done: { "{$url}": done } } };
  const { findings } = await generateFrom({ "openapi.json": document({ "/a": { post: call } }) }, { lint: "author" });
  const told = findings.filter(({ rule }) => /^(security-|operation-|contract\/)/.test(rule)).map(({ message }) => message);
  const ofCall = ["Operation must have at least one `4XX` response.", "The operation has no tag."];
  expect(told.sort()).toEqual([...ofCall, "There is no `absent` security scheme defined."]);
});

test("an example is not checked against a pattern that may not end", async () => {
  const slow = { type: "string", pattern: "^(a+)+$" };
  const media = { schema: object({ slow, quick: { ...slow, pattern: "^a+$" } }), example: { slow: "b", quick: "b" } };
  const call = { responses: { 200: response({ "application/json": media }) } };
  const { findings } = await generateFrom({ "openapi.json": document({ "/a": { get: call } }) }, { lint: "author" });
  const told = findings.filter(({ message }) => message.includes("pattern")).map(({ message }) => message);
  expect(told.sort()).toEqual([
    expect.stringContaining("`quick` property must match pattern"),
    expect.stringContaining("The pattern backtracks exponentially"),
  ]);
});

test.each<[statuses: string[], rules: string[]]>([
  [["302", "default"], []],
  [["101", "400"], []],
  [["200"], ["operation-4xx-response"]],
  [["404"], ["operation-2xx-response"]],
  [["200", "302"], ["operation-4xx-response"]],
])("--lint author reports of the responses %j the rules %j", async (statuses, rules) => {
  const responses = Object.fromEntries(statuses.map((status) => [status, response()]));
  const { findings } = await generateFrom({ "openapi.json": document({ "/a": { get: { responses } } }) }, { lint: "author" });
  expect(findings.map(({ rule }) => rule).filter((rule) => rule.endsWith("xx-response"))).toEqual(rules);
});
