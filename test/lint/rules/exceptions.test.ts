import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Finding } from "../../../scripts/core/cli/finding.js";
import { applyExceptions, type LintException, readExceptions } from "../../../scripts/open/lint-exceptions.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { EXCEPTIONS_FILE, loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { FIXTURES } from "./fixtures.js";

const folder = join(FIXTURES, "broken/identical-paths");
const file = join(folder, "openapi.yaml");
const finding = { file, line: 20, column: 3, rule: "no-identical-paths", message: "Twice." };
const listed = { file: join(folder, "list.yaml"), line: 4, column: 5 };
const exception: LintException = { file, rule: "no-identical-paths", pointer: "#/paths/~1v1~1things~1{thingId}", listed };

async function apply(exceptions: LintException[], found: Finding = finding) {
  const tree = await SpecTree.load(file, await loadLintConfig());
  return applyExceptions([found], exceptions, tree);
}

test.each([undefined, "some-code"])("removes a finding with the code %s by its rule and its code", async (code) => {
  const coded = { ...finding, ...(code !== undefined && { code }) };
  expect(await apply([exception], coded)).toEqual([]);
  expect(await apply([{ ...exception, rule: code ?? finding.rule }], coded)).toEqual([]);
});

test.each<[what: string, change: Partial<LintException>]>([
  ["another rule", { rule: "no-ambiguous-paths" }],
  ["another file of the contract", { file: join(folder, "groups/things/schemas/Thing.yaml") }],
  ["a missing file", { file: join(folder, "gone.yaml") }],
])("reports an exception for %s as stale, and keeps the finding", async (_, change) => {
  const stale = { ...exception, ...change };
  const message = `\`${stale.rule}\` has no finding at \`${stale.pointer}\`.`;
  expect(await apply([stale])).toEqual([finding, { ...listed, rule: "stale-exception", message, hint: "remove the entry" }]);
});

test("ignores an exception for another contract", async () =>
  expect(await apply([{ ...exception, file: join(FIXTURES, "broken/clean/openapi.yaml") }])).toEqual([finding]));

test("stores the location of each exception in the list", async () => {
  const lines = readFileSync(EXCEPTIONS_FILE, "utf8").split("\n");
  const exceptions = await readExceptions(EXCEPTIONS_FILE);
  expect(exceptions.length).toBeGreaterThan(0);
  for (const { pointer, listed: place, file: named } of exceptions) {
    expect(lines[place.line - 1]?.slice(place.column - 1).startsWith(JSON.stringify(pointer))).toBe(true);
    expect(named.startsWith(join(REPOSITORY, "spec"))).toBe(true);
  }
});
