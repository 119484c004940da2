import assert from "node:assert/strict";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { COMPILERS } from "../../harness/compilers.js";
import { startChild } from "../../runtimes/harness/children.js";
import { install, scoped } from "../../runtimes/harness/project.js";
import { tryEmulator, tryGenerator } from "../../runtimes/harness/registry.js";
import { cloneRepository, usePackagesOf } from "./harness/clone.js";
import { INSTALLED, RELEASED, type Rehearsal } from "./rehearsal.js";

/** What a person installs; the other packages come with them. */
const ASKED_FOR = [scoped("sdk"), scoped("emulator"), scoped("generator"), scoped("cli")];

/** Installs what was published into an empty project, and tries what the documents say; gives the folder of the project. */
export async function installed(rehearsal: Rehearsal, version: string): Promise<string> {
  const { steps, npm, root } = rehearsal;
  steps.print("\nWhat was released");
  const project = await steps.run("it is installed in an empty project, from the registry alone", async () => {
    const folder = await install(npm, join(root, "project"), ASKED_FOR, INSTALLED);
    await checkInstalled(folder, version);
    return folder;
  });
  await steps.run("npx runs the emulator where nothing is installed", () => tryEmulator(npm, join(root, "npx")));
  await steps.run("npx runs the generator where nothing is installed", () => tryGenerator(npm, join(root, "npx-generator")));
  await steps.run("every sample of the READMEs and guides compiles, and does what it says", () => runSamples(rehearsal, project), String);
  return project;
}

export async function checkInstalled(project: string, version: string): Promise<void> {
  for (const name of RELEASED) {
    const manifest = JSON.parse(await readFile(join(project, "node_modules", name, "package.json"), "utf8")) as { version: string };
    assert.equal(manifest.version, version, `the version of ${name} that is installed`);
  }
}

async function runSamples({ clone, root }: Rehearsal, project: string): Promise<string> {
  const reader = await cloneRepository(clone.folder, join(root, "reader"), clone.env);
  await usePackagesOf(project, reader);
  const vitest = join("node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=dot", "--reporter=json", "--outputFile.json=samples.json"];
  await reader.run(process.execPath, vitest, "run", "--config", "test/release/rehearsal/samples.config.ts", ...reporters);
  const { numPassedTests, testResults } = await reader.json<{ numPassedTests: number; testResults: unknown[] }>("samples.json");
  assert.ok(testResults.length === 2 && numPassedTests > 0, "both files of tests have run");
  return `${numPassedTests} tests`;
}

export async function writeProgram(project: string, text: string): Promise<void> {
  await mkdir(join(project, "src"), { recursive: true });
  await cp(join(REPOSITORY, "test/release/rehearsal/consumer.tsconfig.json"), join(project, "tsconfig.json"));
  await writeFile(join(project, "src/program.ts"), text);
}

export async function compileProgram(project: string): Promise<void> {
  const tsc = join(REPOSITORY, "node_modules", COMPILERS["7.0"], "bin/tsc");
  await startChild(process.execPath, [tsc, "-p", "."], { cwd: project, env: {} }).ended;
}

export async function runProgram(project: string): Promise<string> {
  return startChild(process.execPath, ["dist/program.js"], { cwd: project, env: {} }).ended;
}
