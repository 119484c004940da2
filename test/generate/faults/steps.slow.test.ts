import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { runPipeline } from "../../../scripts/generate/own/pipeline.js";
import { runScript, startScript } from "../harness/command.js";
import { contentOf, edit, filesBelow } from "../../harness/folders.js";
import { smallRepository } from "../harness/repositories.js";

let folder: string;
let parameter: string;
beforeAll(async () => {
  folder = await smallRepository();
  parameter = join(folder, "spec/shared/parameters/slug.yaml");
  await runPipeline({ root: folder });
});

const interrupt = (signal: string, step: string) =>
  runScript(REPOSITORY, "test/generate/faults/harness/interrupted-run.ts", [folder, signal, step]);

async function makeStale(): Promise<Record<string, string>> {
  await edit(parameter, "The ", "The very ");
  return contentOf(folder);
}

describe("an interrupt before any file is written", () => {
  let before: Record<string, string>;
  beforeAll(async () => (before = await makeStale()));

  test.each(Object.entries({ SIGTERM: "lint", SIGHUP: "bundle", SIGINT: "client" }))("%s at %s changes no files", async (signal, step) => {
    const { stderr, ...end } = await interrupt(signal, step);
    expect(stderr).toBe(`interrupted (${signal}) in the step ${step}: nothing was written\n`);
    expect(end).toMatchObject({ signal, code: null });
    expect(await contentOf(folder)).toEqual(before);
  });
});

test.each(["write", "packages"])("an interrupt in the step %s completes the related files and reports them", async (step) => {
  const before = await makeStale();
  const { stderr, signal } = await interrupt("SIGINT", step);
  expect(stderr).toMatch(/^interrupted \(SIGINT\) in the step \w+: written: generated \(\d+ files\).*; nothing else\n {2}hint: run again/);
  expect(signal).toBe("SIGINT");
  const after = await contentOf(folder);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed).toContain("generated/openapi.json");
  for (const file of changed) expect(stderr).toContain(file.replace(/(\/dist|^generated)\/.*/, "$1"));
  expect(step === "packages" || changed.every((file) => file.startsWith("generated/"))).toBe(true);
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

test("an interrupt in the step docs ends the compiler and leaves no files", async () => {
  await runPipeline({ root: folder });
  const { child, ended } = startScript(REPOSITORY, "test/generate/faults/harness/interrupted-run.ts", [folder, "SIGINT", "none", "child"]);
  const pid = await new Promise<number>((resolve) => child.stdout?.once("data", (text: string) => resolve(Number(text))));
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ signal: "SIGINT", stderr: "interrupted (SIGINT) in the step docs: nothing was written\n" });
  while (isThere(pid)) await pause(10);
  expect((await filesBelow(folder)).filter((file) => file.startsWith(".cache/"))).toEqual([]);
});

test("releases the lock of a process that a signal ends", async () => {
  const file = join(folder, "locks/lock");
  const { child, ended } = startScript(REPOSITORY, "test/generate/faults/harness/hold-lock.ts", [file]);
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  expect(existsSync(file)).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ signal: "SIGTERM" });
  expect(existsSync(file)).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
