import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonOutcome } from "../../../scripts/generate/report-json.js";
import { type Outcome, runScript, startScript } from "../../scripts/support/command.js";
import { edit, removeFolder, smallRepositoryWithScripts, stateOf } from "../../scripts/support/repositories.js";

const GENERATE = "scripts/generate.ts";

let folder: string;
beforeAll(async () => (folder = await smallRepositoryWithScripts()));
afterAll(() => removeFolder(folder));

describe("--json", () => {
  async function run(...args: string[]): Promise<{ code: number | null; stderr: string; outcome: JsonOutcome }> {
    const { code, stdout, stderr } = await runScript(folder, GENERATE, ["--json", ...args], { FORCE_COLOR: "1" });
    expect(stdout.split("\n")).toEqual([expect.stringMatching(/^\{.*\}$/), ""]);
    const outcome = JSON.parse(stdout) as JsonOutcome;
    expect(outcome).toMatchObject({ ok: code === 0, exitCode: code });
    return { code, stderr, outcome };
  }

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
