import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultPlaces } from "../../scripts/read/fault-places.js";
import { formatFinding } from "../../scripts/core/cli/finding.js";
import { operationsOf } from "../../scripts/read/source-operations.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { removeFolder, smallRepository } from "../generate/harness/repositories.js";

let folder: string;
beforeAll(async () => (folder = await smallRepository()));
afterAll(() => removeFolder(folder));

test.each<[string, string[], string]>([
  ["an operation", ["paths", "/v1/things/{thingId}", "delete"], "groups/things/paths/v1@things@{thingId}.yaml:5:1"],
  ["a schema", ["components", "schemas", "Size"], "groups/things/schemas/Size.yaml:1:1"],
  ["a part of a schema", ["components", "schemas", "Size", "$ref"], "groups/things/schemas/Size.yaml:1:1"],
  ["a component of the root document", ["components", "securitySchemes"], "openapi.yaml:21:3"],
  ["a missing schema", ["components", "schemas", "Missing"], "openapi.yaml:20:1"],
])("locates %s in its file", async (_, given, want) => {
  const tree = await SpecTree.load(join(folder, "spec/openapi.yaml"), await loadLintConfig());
  const findingOf = faultPlaces(tree, operationsOf(tree));
  await tree.bundle();
  const finding = findingOf({ at: given, message: "It.", hint: "mend it" });
  expect(formatFinding(finding, tree.folder)).toBe(`${want} names-and-references It.\n  hint: mend it`);
});
