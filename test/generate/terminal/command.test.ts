import { readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonOutcome } from "../../../scripts/generate/report-json.js";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { type Outcome, runScript, startScript } from "../../scripts/support/command.js";
import { edit, removeFolder, smallRepositoryWithScripts, stateOf } from "../../scripts/support/repositories.js";

const GENERATE = "scripts/generate.ts";

describe("wrong flags end a command with 2 and name the nearest right one", () => {
  test.each([
    [GENERATE, ["--chek"], "--check"],
    ["scripts/lint-spec.ts", ["--help"], undefined],
    ["scripts/check-spec.ts", ["-x"], undefined],
    ["scripts/coverage.ts", ["--jsn"], "--json"],
    ["scripts/build-docs.ts", ["--sreve"], "--serve"],
  ])("%s %j", async (script, args, near) => {
    const { code, stdout, stderr } = await runScript(REPOSITORY, script, args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    const [first, second] = stderr.split("\n");
    expect(first).toBe(`Unknown option '${args[0] ?? ""}'`);
    expect(second).toMatch(near === undefined ? /^usage: / : new RegExp(`^\\(Did you mean ${near}\\?\\)$`));
    expect(stderr).toMatch(/^usage: /m);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

describe("--json", () => {
  let folder: string;
  beforeAll(async () => (folder = await smallRepositoryWithScripts()));
  afterAll(() => removeFolder(folder));

  async function run(...args: string[]): Promise<{ code: number | null; stderr: string; outcome: JsonOutcome }> {
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--json", ...args], { FORCE_COLOR: "1" });
    expect(stdout.split("\n")).toEqual([expect.stringMatching(/^\{.*\}$/), ""]);
    const outcome = JSON.parse(stdout) as JsonOutcome;
    expect(outcome).toMatchObject({ ok: code === 0, exitCode: code });
    return { code, stderr, outcome };
  }

  test("wrong arguments", async () => {
    const { code, stderr, outcome } = await run("--spec", "a.yaml");
    expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
    expect(outcome).toMatchObject({ message: "--spec needs --out.", hint: "name the folder to write: --out DIR" });
    expect((await run("--chek")).outcome).toMatchObject({ message: "Unknown option '--chek'\n(Did you mean --check?)" });
  });

  test("findings, and nothing is written", async () => {
    const file = "spec/groups/things/schemas/Thing.yaml";
    await edit(join(folder, file), '"./Size.yaml"', '"./Length.yaml"');
    const before = await stateOf(folder);
    const { code, stderr, outcome } = await run("--no-docs");
    await edit(join(folder, file), '"./Length.yaml"', '"./Size.yaml"');
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(outcome.findings).toEqual([
      {
        file,
        line: 9,
        column: 5,
        rule: "no-unresolved-refs",
        severity: "error",
        message: "The `$ref` leads to no file: `./Length.yaml`.",
        hint: "correct the `$ref`, or add the file that it names",
      },
    ]);
    expect(outcome.changes).toEqual([]);
    expect(outcome.steps.map(({ name }) => name)).toEqual(["read", "lint", "check"]);
    expect(Object.keys(await stateOf(folder))).toEqual(Object.keys(before));
  });

  test("an unreadable document", async () => {
    const root = join(folder, "spec/openapi.yaml");
    const text = await readFile(root, "utf8");
    await unlink(root);
    try {
      const { code, stderr, outcome } = await run();
      expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
      expect(outcome.findings).toMatchObject([{ file: "spec/openapi.yaml", line: 1, column: 1, rule: "unreadable", severity: "error" }]);
    } finally {
      await writeFile(root, text);
    }
  });

  test("what is stale, what was written, then that nothing changed", async () => {
    const { outcome: stale } = await run("--check", "--verbose");
    expect(stale.stale).toContain("generated/types.ts");
    expect(stale.changes).toEqual([]);
    expect(stale.details?.inputs).toContain("spec/openapi.yaml");
    const { outcome: written } = await run("--no-docs");
    expect(written).toMatchObject({ ok: true, exitCode: 0, findings: [], warnings: [] });
    expect(written.changes).toEqual(expect.arrayContaining(stale.stale ?? ["nothing"]));
    expect(written.stale).toBeUndefined();
    const { outcome: again } = await run("--check");
    expect(again).toMatchObject({ ok: true, stale: [] });
  });
});

describe("a reader that goes away changes neither the exit code nor what is written", () => {
  let folder: string;
  beforeAll(async () => (folder = await smallRepositoryWithScripts()));
  afterAll(() => removeFolder(folder));

  async function runUnread(stream: "stdout" | "stderr", ...args: string[]): Promise<Outcome> {
    const { child, ended } = startScript(folder, GENERATE, args);
    child[stream]?.destroy();
    return ended;
  }

  test("of the outcome", async () => {
    expect(await runUnread("stdout", "--help")).toMatchObject({ code: 0, stderr: "" });
    expect(await runUnread("stdout", "--no-docs")).toMatchObject({ code: 0, stderr: "" });
    expect((await runScript(folder, GENERATE, ["--check"])).code).toBe(0);
  });

  test("of what is wrong", async () => {
    expect(await runUnread("stderr", "--chek")).toMatchObject({ code: 2, stdout: "" });
  });
});
