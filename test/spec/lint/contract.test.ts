import { join } from "node:path";
import { expect, test } from "vitest";
import { readExceptions } from "../../../scripts/lib/lint-exceptions.js";
import { SpecTree } from "../../../scripts/lib/redocly.js";
import { EXCEPTIONS_FILE, loadLintConfig, REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { lintSpec } from "../../../scripts/lint-spec.js";
import { printed } from "./fixtures.js";

const loaded = loadLintConfig().then((config) => SpecTree.load(join(REPOSITORY, "spec/openapi.yaml"), config));

test("the contract has no finding, and the list of exceptions no stale entry", async () => {
  expect(printed(await lintSpec(await loaded), REPOSITORY)).toBe("");
});

// A new exception needs a change here as well, so that none slips in.
test("the exceptions are those that the API forces", async () => {
  const exceptions = await readExceptions(EXCEPTIONS_FILE);
  expect(exceptions.map(({ rule }) => rule).sort()).toEqual([
    "contract/error-response",
    ...Array<string>(4).fill("no-ambiguous-paths"),
    ...Array<string>(2).fill("no-path-trailing-slash"),
  ]);
});
