import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { INPUTS } from "../../../scripts/generate/launch/up-to-date.js";
import { runScript } from "../harness/command.js";
import { smallRepositoryWithScripts } from "../harness/repositories.js";

const TRACE = new URL("./harness/trace-reads.js", import.meta.url).href;

/** What a run writes; the rest of what it reads has to be among the inputs. */
const OUTPUTS = /^(?:generated\/|packages\/[^/]+\/(?:dist|LICENSE)|\.cache\/)/;
let root = "";
beforeAll(async () => (root = await smallRepositoryWithScripts()));

/** The files below the root whose contents a run reads. esbuild reads in a process of its own, which tells nothing. */
async function readsOf(...args: string[]): Promise<string[]> {
  const file = join(root, "reads.txt");
  await rm(file, { force: true });
  const env = { NODE_OPTIONS: `--import=${TRACE}`, TRACE_ROOT: root, TRACE_FILE: file };
  const { code, stderr } = await runScript(root, "scripts/generate/command.ts", args, env);
  if (code !== 0) throw new Error(stderr);
  return (await readFile(file, "utf8")).trim().split("\n");
}

const isKnown = (path: string): boolean => OUTPUTS.test(path) || INPUTS.some((input) => path === input || path.startsWith(`${input}/`));

test("reads no file that the stamp does not cover", async () => {
  const reads = await readsOf("--no-docs");
  // Else the trace sees nothing.
  expect(reads).toEqual(
    expect.arrayContaining(["spec/openapi.yaml", "redocly.yaml", ".redocly.lint-ignore.yaml", "package.json", "LICENSE"]),
  );
  expect(reads).toEqual(expect.arrayContaining(["scripts/emit/templates/client.ts"]));
  expect(reads.filter((path) => !isKnown(path))).toEqual([]);
});
