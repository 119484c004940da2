import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { diffSpec } from "../../scripts/diff/command.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { startScript } from "../generate/harness/command.js";
import { edit, emptyFolder } from "../harness/folders.js";
import { commitAll, git } from "../harness/git.js";
import type { Outcome } from "../harness/processes.js";
import { runMain } from "../harness/run-main.js";
import { changed, CONTRACT, PATH_FILE, SIZE_FILE, THING_FILE, writeContract } from "./harness/contracts.js";

let repository: string;
let temporary: string;
const diff = (...args: string[]): Promise<Outcome> => runMain(() => diffSpec(args, repository));
const leftBehind = async (): Promise<string[]> => (await readdir(temporary)).filter((name) => name.startsWith("contract-"));

beforeAll(async () => {
  [repository, temporary] = [emptyFolder(), emptyFolder()];
  await git(repository, "init", "--quiet");
  await writeContract(repository, CONTRACT);
  await commitAll(repository);
  await git(repository, "tag", "v0.1.0");
});

beforeEach(async () => {
  await git(repository, "checkout", "--quiet", "--force", "v0.1.0");
});

async function changeMuch(): Promise<void> {
  await edit(join(repository, "spec", PATH_FILE), "operationId: deleteThing", "operationId: removeThing");
  await edit(join(repository, "spec", SIZE_FILE), "[small, large]", "[small, large, huge]");
  await edit(join(repository, "spec", THING_FILE), "  parts:", "  colour:\n    type: string\n  parts:");
  await edit(join(repository, "spec", PATH_FILE), "Reads a thing.", "Reads one | thing.");
}

test("npm run diff reports that nothing changed since the base", async () => {
  const { code, stdout, stderr } = await diff();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(/^No changes since v0\.1\.0 \([0-9a-f]{7}\)\.\n$/);
});

test("npm run diff says that commits are not compared, without a release", async () => {
  await git(repository, "tag", "--delete", "v0.1.0");
  onTestFinished(async () => void (await git(repository, "tag", "v0.1.0")));
  expect(await diff()).toMatchObject({ code: 0, stderr: expect.stringContaining("only uncommitted changes are compared") as string });
});

test("npm run diff reports uncommitted edits by severity, with both locations", async () => {
  await changeMuch();
  const { code, stdout, stderr } = await diff();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout.replace(/\([0-9a-f]{7}\)/, "(0000000)")).toBe(`breaking (1)
  The operation \`deleteThing\` was renamed to \`removeThing\`. operation-renamed, code
    v0.1.0:spec/${PATH_FILE}:22:3 → spec/${PATH_FILE}:22:3
    removeThing

risky (1)
  \`Size\` may now be "huge". enum-values-added, response
    v0.1.0:spec/${SIZE_FILE}:2:1 → spec/${SIZE_FILE}:2:1
    readThing (less severe for replaceThing)

compatible (2)
  The optional property \`colour\` of \`Thing\` was added. property-added, both
    spec/${THING_FILE}:9:3
    readThing, replaceThing
  1 documentation change; use --verbose to list them

4 changes since v0.1.0 (0000000). The next version is a major version (before 1.0.0: a minor one).
`);
});

test("npm run diff prints reasons and text changes with --verbose", async () => {
  await changeMuch();
  const { stdout } = await diff("--verbose");
  expect(stdout).toContain("reason: its function and types are renamed");
  expect(stdout).toContain("text-changed");
});

test("npm run diff exits with 1 with --fail-on-breaking only for breaking changes", async () => {
  await changeMuch();
  const failed = await diff("--fail-on-breaking");
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/^1 breaking change since v0\.1\.0/);
  expect(failed.stdout).toContain("breaking (1)");
  await git(repository, "checkout", "--quiet", "--force", "v0.1.0");
  await edit(join(repository, "spec", SIZE_FILE), "[small, large]", "[small, large, huge]");
  expect(await diff("--fail-on-breaking")).toMatchObject({ code: 0, stderr: "" });
});

test("npm run diff writes the whole Markdown report to a file and prints nothing", async () => {
  await changeMuch();
  const { code, stdout, stderr } = await diff("--format", "markdown", "-o", join(repository, "comment.md"));
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "", stderr: "" });
  const text = await readFile(join(repository, "comment.md"), "utf8");
  expect(text).toContain(
    "### Breaking (1)\n\n| Change | Operations | Before | After |\n| --- | --- | --- | --- |\n| The operation `deleteThing` was renamed",
  );
  expect(text).toContain("- **Others**: changed `removeThing`\n- **Things**: changed `readThing`, `replaceThing`");
  expect((await readdir(repository)).filter((name) => name.includes("comment"))).toEqual(["comment.md"]);
});

test.each([["--json"], ["--format=json"]])("npm run diff prints one JSON object with %s", async (flag) => {
  await changeMuch();
  const { code, stdout } = await diff(flag);
  const report = JSON.parse(stdout) as Record<string, unknown>;
  expect(code).toBe(0);
  expect(Object.keys(report)).toEqual(["base", "verdict", "bump", "counts", "changes", "operations"]);
  expect(report).toMatchObject({
    base: { ref: "v0.1.0", commit: await git(repository, "rev-parse", "v0.1.0") },
    verdict: "breaking",
    bump: "major",
    counts: { breaking: 1, risky: 1, compatible: 2 },
  });
});

const wrong: [args: string[], said: RegExp][] = [
  [["--format", "html"], /Unknown --format html.\n {2}hint: use text, markdown, json/],
  [["--json", "--format", "text"], /--json and --format text cannot be combined/],
  [["--base", "v9.9.9"], /No commit, branch or tag "v9\.9\.9"[^]*hint: /],
  [["--output", REPOSITORY], /cannot be written/],
];

test.each(wrong)("npm run diff errors exits with 2 and an explanation for %j", async (args, said) => {
  const { code, stdout, stderr } = await diff(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(said);
});

test("npm run diff errors reports the location in a base that cannot be read", async () => {
  await writeContract(repository, changed(CONTRACT, THING_FILE, "./Size.yaml", "./Sise.yaml"));
  const commit = await commitAll(repository);
  await git(repository, "tag", "--force", "broken", commit);
  await git(repository, "checkout", "--quiet", "--force", "v0.1.0");
  const { code, stderr } = await diff("--base", "broken");
  expect(code).toBe(2);
  expect(stderr).toMatch(new RegExp(`^broken:spec/${THING_FILE}:8:11 missing-file `));
});

test("npm run diff errors reports a base without a contract", async () => {
  await git(repository, "checkout", "--quiet", "--orphan", "empty");
  await git(repository, "rm", "--quiet", "-r", "--cached", "spec");
  await git(repository, "commit", "--quiet", "--allow-empty", "--message", "without a contract");
  const { code, stderr } = await diff("--base", "empty");
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^empty has no spec\/openapi\.yaml\.\n {2}hint: /) as string });
});

test("leaves no files behind after a signal", async () => {
  const { child, ended } = startScript(REPOSITORY, "scripts/core/launch/launch.js", ["diff/command.ts", "--base", "HEAD"], {
    TMPDIR: temporary,
  });
  await expect.poll(async () => (await leftBehind()).length > 0 || child.exitCode !== null, { interval: 5 }).toBe(true);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: null, signal: "SIGINT" });
  expect(await leftBehind()).toEqual([]);
});
