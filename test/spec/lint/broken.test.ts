import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SpecTree, UnreadableSpec } from "../../../scripts/lib/redocly.js";
import { loadLintConfig, REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { lintSpec } from "../../../scripts/lint-spec.js";
import { FIXTURES, printed } from "./fixtures.js";

const FOLDER = join(FIXTURES, "broken");

// Each folder is a whole contract with one fault (`clean` has none). expected.txt is what a maintainer reads: the file to edit comes first.
describe.each(readdirSync(FOLDER))("%s", (name) => {
  const folder = join(FOLDER, name);
  const expected = readFileSync(join(folder, "expected.txt"), "utf8");

  test("is reported once, at the file to edit", async () => {
    const tree = await SpecTree.load(join(folder, "openapi.yaml"), await loadLintConfig());
    const report = printed(await lintSpec(tree), folder);
    expect(report).toBe(expected);
    expect(report).not.toContain(REPOSITORY);
  });
});

test("the list of faults is whole", () => {
  const blamed = readdirSync(FOLDER).map((name) => [
    name,
    readFileSync(join(FOLDER, name, "expected.txt"), "utf8")
      .split(/[ \n]/)
      .slice(0, 2),
  ]);
  const thing = "groups/things/paths/v1@things@{thingId}.yaml";
  expect(Object.fromEntries(blamed)).toEqual({
    clean: [""],
    "duplicate-operation-id": [`${thing}:6:3`, "operation-operationId-unique"],
    "identical-paths": ["openapi.yaml:20:3", "no-identical-paths"],
    "invalid-example": ["groups/things/examples/createThing.request-full.yaml:4:9", "no-invalid-media-type-examples"],
    "missing-description": [`${thing}:5:1`, "contract/description-present"],
    "missing-response-description": ["groups/things/paths/v1@things.yaml:24:5", "struct"],
    "ref-below-method": [`${thing}:6:3`, "spec-strict-refs"],
    "undeclared-path-parameter": [`${thing}:4:1`, "path-parameters-defined"],
    "unresolved-ref-in-path": ["groups/things/paths/v1@things.yaml:15:11", "no-unresolved-refs"],
    "unresolved-ref-in-schema": ["groups/things/schemas/Thing.yaml:9:5", "no-unresolved-refs"],
    "wrong-type": ["groups/things/schemas/Thing.yaml:6:11", "struct"],
    "yaml-syntax": [`${thing}:7:18`, "yaml-syntax"],
    "yaml-syntax-in-schema": ["groups/things/schemas/Size.yaml:4:1", "yaml-syntax"],
  });
});

test("a root document that is missing is unreadable", async () => {
  const missing = join(FOLDER, "clean/none.yaml");
  await expect(SpecTree.load(missing, await loadLintConfig())).rejects.toThrow(UnreadableSpec);
});
