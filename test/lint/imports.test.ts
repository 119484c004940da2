import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import config from "../../.dependency-cruiser.mjs";

test("refuses upward imports, import cycles, and imports of tools in packages", async () => {
  const { forbidden, options } = config as { forbidden: object[]; options: object };
  const baseDir = join(REPOSITORY, "test/fixtures/imports");
  const rules = { ...options, ruleSet: { forbidden }, validate: true, baseDir, exclude: { path: "node_modules" } };
  const { output } = await cruise(["scripts", "packages"], rules as Parameters<typeof cruise>[1]);
  expect((output as ICruiseResult).summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`).sort()).toEqual([
    "packages/client/src/tools.ts: packages other than the commands import the tools",
    "scripts/core/cli/upwards.ts: core/cli imports upwards",
    "scripts/model/first.ts: import circle",
  ]);
});
