import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { main } from "../../scripts/generate/command.js";
import type { JsonOutcome } from "../../scripts/generate/report/json.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { runMain } from "../harness/run-main.js";
import { runScript } from "./harness/command.js";
import { folderOf, stateOf } from "../harness/folders.js";
import { document, OPERATION } from "./foreign/harness.js";

const DOCUMENT = document({ "/things": { get: { operationId: "listThings", ...OPERATION } } });
let folder: string;
let spec: string;
let out: string;
beforeEach(async () => {
  folder = await folderOf({ "openapi.json": DOCUMENT });
  [spec, out] = [join(folder, "openapi.json"), join(folder, "out")];
});

async function outcomeOf(...args: string[]): Promise<JsonOutcome> {
  const { code, stdout, stderr } = await runMain(() => main(["--json", "--spec", spec, ...args]));
  expect(stderr).toBe("");
  const outcome = JSON.parse(stdout) as JsonOutcome;
  expect(outcome).toMatchObject({ ok: code === 0, exitCode: code });
  return outcome;
}

test("--json reports invalid arguments with a hint", async () =>
  expect(await outcomeOf()).toMatchObject({ exitCode: 2, message: "--spec requires --out.", hint: "add the output folder: --out DIR" }));

test("--json reports findings and writes nothing", async () => {
  await writeFile(spec, document({}, { schemas: { A: { $ref: "absent.json" } } }));
  const { exitCode, findings, changes, steps } = await outcomeOf("--out", out);
  expect({ exitCode, changes }).toEqual({ exitCode: 1, changes: [] });
  expect(findings).toMatchObject([
    {
      line: 11,
      column: 17,
      code: "missing-file",
      pointer: expect.stringMatching(/^#\/.*\$ref$/) as string,
      rule: "no-unresolved-refs",
      severity: "error",
    },
  ]);
  expect(steps.map(({ name }) => name)).toEqual(["read", "lint"]);
  expect(Object.keys(await stateOf(folder))).toEqual(["openapi.json"]);
});

test("--json reports stale files, then written files, then no changes", async () => {
  const stale = await outcomeOf("--out", out, "--check", "--verbose");
  expect(stale).toMatchObject({ exitCode: 1, changes: [], details: { inputs: [expect.stringContaining("openapi.json")] } });
  const written = await outcomeOf("--out", out);
  expect(written).toMatchObject({ exitCode: 0, findings: [], warnings: [], changes: stale.stale });
  expect(written.changes).toContain("index.ts");
  expect(written.stale).toBeUndefined();
  expect(await outcomeOf("--out", out, "--check")).toMatchObject({ exitCode: 0, stale: [] });
});

test("exits with 2 for an unknown flag and suggests the nearest one", async () => {
  const { code, stdout, stderr } = await runScript(REPOSITORY, "scripts/generate/launch/launch.js", ["--chek"]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^Unknown option --chek\. Did you mean --check\?\nusage: /);
  expect(stderr).not.toMatch(/^ +at /m);
});
