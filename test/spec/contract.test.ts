import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { beforeAll, expect, it } from "vitest";
import { checkCoverage } from "../../scripts/lint/checks/index.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { readManifest } from "../../scripts/read/reference-manifest.js";
import { CONTRACT, REPOSITORY } from "../../scripts/core/files/repository.js";
import { runPipeline } from "../../scripts/generate/own/pipeline.js";
import { filesBelow } from "../harness/folders.js";

let bundle: Record<string, unknown>;
beforeAll(async () => {
  bundle = JSON.parse(await readFile(join(REPOSITORY, "generated/openapi.json"), "utf8")) as Record<string, unknown>;
});

it("has no finding, no stale exception, no uncommitted change, and a flow and instances for each documented operation", async () => {
  const { findings, warnings, changes } = await runPipeline({ root: REPOSITORY, check: true });
  expect(findings).toEqual([]);
  // An operation may respond with its example, without a conformance check.
  expect(warnings.filter(({ rule }) => rule !== "left/emulator" && rule !== "left/conformance")).toEqual([]);
  expect(changes).toEqual([]);
});

it("has exactly the operations of the manifest", async () => {
  const tree = await SpecTree.load(CONTRACT, await loadLintConfig());
  const manifest = await readManifest(join(REPOSITORY, "test/fixtures/reference-operations.tsv"));
  const { wanted, found, findings } = checkCoverage(tree, manifest);
  expect({ findings, found }).toEqual({ findings: [], found: wanted });
});

it("contains no machine path and no date of today", async () => {
  const now = new Date();
  const days = [now.toISOString().slice(0, 10), now.toDateString().slice(4), now.toLocaleDateString("en-GB")];
  const foreign = [...[REPOSITORY, homedir(), tmpdir()].map((path) => `${path}/`), process.execPath, ...days];
  for (const place of ["generated", "packages/types/dist", "packages/client/dist"])
    for (const file of (await filesBelow(join(REPOSITORY, place))).filter((path) => !path.startsWith("docs/"))) {
      const text = await readFile(join(REPOSITORY, place, file), "utf8");
      const named = foreign.filter((name) => text.includes(name));
      expect(named, `${place}/${file}`).toEqual([]);
    }
});

// The meta-schema of OpenAPI 3.1 with its dialect, as the second linter brings it: schemas are checked too, against JSON Schema 2020-12.
it("is valid against the OpenAPI 3.1 meta-schema", () => {
  const files = ["oas/v3.1/index", "oas/v3.1/dialect.schema", "oas/v3.1/meta.schema", "json-schema/draft-2020-12/index"];
  const [document = {}, ...schemas] = [...files, "json-schema/draft-2020-12/validation"].map(
    (file) => createRequire(import.meta.url)(`@stoplight/spectral-rulesets/dist/oas/schemas/${file}.json`) as SchemaObject,
  );
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, schemas }).compile(document);
  validate(bundle);
  expect(validate.errors ?? []).toEqual([]);
  expect(validate({ ...bundle, path: {} })).toBe(false);
  expect(validate({ ...bundle, components: { schemas: { Thing: { items: { maxLength: "5" } } } } })).toBe(false);
});
