import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";

// The meta-schema of OpenAPI 3.1 with its dialect, as the second linter brings it: schemas are checked too, against JSON Schema 2020-12.
const SCHEMAS = "@stoplight/spectral-rulesets/dist/oas/schemas";
const [document, ...others] = [
  "oas/v3.1/index.json",
  "oas/v3.1/dialect.schema.json",
  "oas/v3.1/meta.schema.json",
  "json-schema/draft-2020-12/index.json",
  "json-schema/draft-2020-12/validation.json",
].map((file) => createRequire(import.meta.url)(`${SCHEMAS}/${file}`) as SchemaObject);

const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, schemas: others }).compile(document ?? {});

/** The places of what the meta-schema refuses. */
function faults(value: unknown): string[] {
  validate(value);
  return [...new Set((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`))];
}

const bundle = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as Record<string, unknown>;

test("the bundle is an OpenAPI 3.1 document", () => {
  expect(faults(bundle)).toEqual([]);
});

test("the bundle is one by the newest revision of the meta-schema too", async () => {
  expect(await new Validator().validate(structuredClone(bundle))).toEqual({ valid: true });
  expect((await new Validator().validate({ ...structuredClone(bundle), path: {} })).valid).toBe(false);
});

describe("the check refuses", () => {
  const valid = { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths: {} };
  const withSchema = (schema: unknown) => ({ ...valid, components: { schemas: { Thing: schema } } });
  const withOperation = (operation: unknown) => ({ ...valid, paths: { "/things": { get: operation } } });

  test("nothing in a valid document", () => {
    expect(faults(withSchema({ type: ["string", "null"], maxLength: 5 }))).toEqual([]);
  });

  test.each<[what: string, document: unknown, place: string]>([
    ["another version", { ...valid, openapi: "3.0.3" }, "/openapi"],
    ["a document without info", { openapi: "3.1.0", paths: {} }, ""],
    ["an unknown field", { ...valid, path: {} }, ""],
    ["a path without a slash", { ...valid, paths: { things: {} } }, "/paths"],
    ["a status that is none", withOperation({ responses: { ok: { description: "Things." } } }), "/paths/~1things/get/responses"],
    ["a response without a description", withOperation({ responses: { 200: {} } }), "/paths/~1things/get/responses/200"],
    ["a type that is none", withSchema({ type: "text" }), "/components/schemas/Thing/type"],
    ["a nested limit that is no number", withSchema({ items: { maxLength: "5" } }), "/components/schemas/Thing/items/maxLength"],
    ["a component name with a space", { ...valid, components: { schemas: { "A thing": {} } } }, "/components/schemas"],
  ])("%s", (_, document, place) => {
    expect(faults(document).map((fault) => fault.split(" ")[0])).toContain(place);
  });
});
