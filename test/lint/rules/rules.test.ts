import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { RULES } from "../../../scripts/lint/plugin.js";
import { CONFIG_FILE, loadLintConfig } from "../../../scripts/open/rule-sets/author.js";
import { lintSpec } from "../../../scripts/open/author.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { OWN_RULES } from "../../../scripts/open/consumer-checks.js";
import { documentLintConfig } from "../../../scripts/open/lint-config.js";
import { RULE_HINTS } from "../../../scripts/read/rule-hints.js";
import { FIXTURES, findingsOf, printed } from "./fixtures.js";

const FOLDER = join(FIXTURES, "lint");
const BROKEN = join(FIXTURES, "broken");
const names = Object.keys(RULES);

// Each folder of test/fixtures/lint/ is a rule: failing.yaml gives exactly the lines of expected.txt, passing.yaml gives none.
it.each(names)("finds by contract/%s each fault of failing.yaml, and none in passing.yaml", async (name) => {
  const folder = join(FOLDER, name);
  const findings = await findingsOf(join(folder, "failing.yaml"), `contract/${name}`);
  expect(printed(findings, folder)).toBe(readFileSync(join(folder, "expected.txt"), "utf8"));
  expect(findings).not.toEqual([]);
  for (const { hint } of findings) expect(hint).toMatch(/\S/);
  expect(printed(await findingsOf(join(folder, "passing.yaml"), `contract/${name}`), folder)).toBe("");
});

it("has fixtures and a configured severity for each rule", () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...names].sort());
  const written = parse(readFileSync(CONFIG_FILE, "utf8")) as { rules: Record<string, unknown> };
  expect(names.filter((name) => written.rules[`contract/${name}`] !== "error")).toEqual([]);
});

it("has a hint in words for each enabled built-in rule of the contract and of other documents", async () => {
  const others = await Promise.all([documentLintConfig(), documentLintConfig(undefined, true)]);
  const configs = [await loadLintConfig(), ...others.flatMap(({ config }) => config ?? [])];
  const enabled = configs.flatMap(({ rules }) =>
    (["oas3_0", "oas3_1", "oas3_2", "arazzo1"] as const).flatMap((version) =>
      Object.entries(rules[version]).flatMap(([name, setting]) =>
        name.startsWith("contract/") || setting === "off" || (typeof setting === "object" && setting.severity === "off") ? [] : [name],
      ),
    ),
  );
  expect(enabled).toContain("operation-operationId");
  expect([...new Set(enabled)].filter((name) => !OWN_RULES.includes(name) && !/^[^:]+[a-z]/.test(RULE_HINTS[name] ?? ""))).toEqual([]);
  expect(Object.values(RULE_HINTS).filter((hint) => hint.includes("http"))).toEqual([]);
});

it("reports each enabled built-in rule as an error", async () => {
  const { rules } = await loadLintConfig();
  const severities = Object.values(rules.oas3_1).map((setting) =>
    typeof setting === "object" && "severity" in setting ? setting.severity : setting,
  );
  expect(new Set(severities)).toEqual(new Set(["error", "off"]));
});

// Each folder is a whole contract with one fault (`clean` has none). expected.txt is what a maintainer reads: the file to edit comes first.
it.each(readdirSync(BROKEN))("reports %s once, at the file to edit", async (name) => {
  const folder = join(BROKEN, name);
  const tree = await SpecTree.load(join(folder, "openapi.yaml"), await loadLintConfig());
  const report = printed(await lintSpec(tree), folder);
  expect(report).toBe(readFileSync(join(folder, "expected.txt"), "utf8"));
  expect(report).not.toContain(REPOSITORY);
});
