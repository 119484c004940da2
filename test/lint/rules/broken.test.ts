import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { lintSpec } from "../../../scripts/open/author.js";
import { FIXTURES, printed } from "./fixtures.js";

const FOLDER = join(FIXTURES, "broken");

// Each folder is a whole contract with one fault (`clean` has none). expected.txt is what a maintainer reads: the file to edit comes first.
it.each(readdirSync(FOLDER))("reports %s once, at the file to edit", async (name) => {
  const folder = join(FOLDER, name);
  const tree = await SpecTree.load(join(folder, "openapi.yaml"), await loadLintConfig());
  const report = printed(await lintSpec(tree), folder);
  expect(report).toBe(readFileSync(join(folder, "expected.txt"), "utf8"));
  expect(report).not.toContain(REPOSITORY);
});
