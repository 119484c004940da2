import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { RULES } from "../../../scripts/lint-rules/plugin.js";
import { CONFIG_FILE, loadLintConfig, REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { FIXTURES, findingsOf, printed } from "./fixtures.js";

const FOLDER = join(FIXTURES, "lint");
const names = Object.keys(RULES);

// Each folder of test/fixtures/lint/ is a rule: failing.yaml gives exactly the lines of expected.txt, passing.yaml gives none.
describe.each(names)("contract/%s", (name) => {
  const folder = join(FOLDER, name);

  test("finds each fault of failing.yaml at its place", async () => {
    const findings = await findingsOf(join(folder, "failing.yaml"), `contract/${name}`);
    expect(printed(findings, folder)).toBe(readFileSync(join(folder, "expected.txt"), "utf8"));
    expect(findings).not.toEqual([]);
    for (const { hint } of findings) expect(hint).toMatch(/\S/);
  });

  test("finds nothing in passing.yaml", async () => {
    expect(printed(await findingsOf(join(folder, "passing.yaml"), `contract/${name}`), folder)).toBe("");
  });

  test("is described in its file", () => {
    const source = readFileSync(join(REPOSITORY, "scripts/lint-rules", `${name}.ts`), "utf8");
    expect(source).toMatch(/\*\/\nexport const \w+: Oas3Rule = /);
  });
});

test("each rule has a folder of fixtures and each folder a rule", () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...names].sort());
});

test("each file of rules is in the plugin", () => {
  const files = readdirSync(join(REPOSITORY, "scripts/lint-rules")).filter((file) => file.endsWith(".ts") && file !== "plugin.ts");
  expect(files.sort()).toEqual(names.map((name) => `${name}.ts`).sort());
});

describe("redocly.yaml", () => {
  const written = parse(readFileSync(CONFIG_FILE, "utf8")) as { rules: Record<string, string | { severity: string }>; plugins: string[] };

  test("turns each of our rules on", () => {
    for (const name of names) expect(written.rules).toHaveProperty([`contract/${name}`], "error");
  });

  test("names the plugin by a path that leads to it", () => {
    expect(written.plugins.map((path) => existsSync(join(REPOSITORY, path)))).toEqual([true]);
  });

  test("decides each built-in rule, and each one that is on is an error", async () => {
    const config = await loadLintConfig();
    const known = config.plugins.flatMap((plugin) => Object.keys(plugin.rules?.oas3 ?? {}));
    const decided = config.rules.oas3_1;
    const spec32 = [
      "spec-discriminator-defaultMapping",
      "spec-no-invalid-encoding-combinations",
      "spec-no-invalid-tag-parents",
      "spec-querystring-parameters",
    ];
    const onlySpec30 = ["nullable-type-sibling"];
    const undecided = known.filter((name) => decided[name] === undefined && name !== "assertions");
    expect(undecided.sort()).toEqual([...spec32, ...onlySpec30].sort());
    const severities = Object.values(decided).map((setting) =>
      typeof setting === "object" && "severity" in setting ? setting.severity : setting,
    );
    expect(new Set(severities)).toEqual(new Set(["error", "off"]));
  });

  test("gives each rule that is off a reason", () => {
    const lines = readFileSync(CONFIG_FILE, "utf8")
      .split("\n")
      .filter((line) => /: off\b/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/ # \S/);
  });
});
