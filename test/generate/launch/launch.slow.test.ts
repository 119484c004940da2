import { readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { beginRun, INPUTS, STAMP } from "../../../scripts/generate/launch/up-to-date.js";
import { type Outcome, run } from "../../harness/processes.js";
import { type Outcome as Ended, runScript, startScript } from "../harness/command.js";
import { contentOf, edit, emptyFolder, writeFiles } from "../../harness/folders.js";
import { smallRepositoryWithScripts } from "../harness/repositories.js";

const TRACE = new URL("./harness/trace-reads.js", import.meta.url).href;

/** The files that a run writes; the rest of what it reads has to be among the inputs. */
const OUTPUTS = /^(?:generated\/|packages\/[^/]+\/(?:dist|LICENSE)|\.cache\/)/;

const NOTHING = "nothing has changed since the last run\n";
let root = "";

beforeAll(async () => {
  root = await smallRepositoryWithScripts();
  const { code, stderr } = await launch("--no-docs");
  if (code !== 0) throw new Error(stderr);
});

const launch = (...args: string[]): Promise<Outcome> => run(process.execPath, ["scripts/generate/launch/launch.js", ...args], root);

async function outputsOf(): Promise<Record<string, string>> {
  const content = Object.entries(await contentOf(root));
  return Object.fromEntries(content.filter(([path]) => /^(?:generated|packages|README)/.test(path)));
}

describe("a run from the sources, in development, in another locale and time zone and through a link", () => {
  let reads: string[] = [];
  let bundled: Record<string, string>;

  beforeAll(async () => {
    bundled = await outputsOf();
    await Promise.all(["generated", "packages/client/dist", ".cache"].map((path) => rm(join(root, path), { recursive: true })));
    const link = join(emptyFolder(), "a folder with spaces");
    await symlink(root, link);
    const file = join(emptyFolder(), "reads.txt");
    const trace = { NODE_OPTIONS: `--import=${TRACE}`, TRACE_ROOTS: JSON.stringify([root, link]), TRACE_FILE: file };
    const env = { NODE_ENV: "development", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati", ...trace };
    const end = await runScript(link, join(link, "scripts/generate/command.ts"), ["--no-docs"], env);
    expect(end).toMatchObject({ code: 0, stderr: "" });
    expect(end.stdout).toMatch(/^packages +\d+ ms .* changed\n/m);
    reads = (await readFile(file, "utf8")).trim().split("\n");
  });

  test("writes the same bytes as from the bundle", async () => expect(await outputsOf()).toEqual(bundled));

  // esbuild reads in a process of its own, which tells nothing.
  test("reads no file that the stamp does not cover", () => {
    // Else the trace sees nothing.
    expect(reads).toEqual(
      expect.arrayContaining(["spec/openapi.yaml", "redocly.yaml", ".redocly.lint-ignore.yaml", "package.json", "LICENSE"]),
    );
    expect(reads).toEqual(expect.arrayContaining(["scripts/emit/templates/client.ts"]));
    const isKnown = (path: string): boolean => INPUTS.some((input) => path === input || path.startsWith(`${input}/`));
    expect(reads.filter((path) => !OUTPUTS.test(path) && !isKnown(path))).toEqual([]);
  });
});

async function runUnread(stream: "stdout" | "stderr", ...args: string[]): Promise<Ended> {
  const { child, ended } = startScript(root, "scripts/generate/launch/launch.js", args);
  child[stream]?.destroy();
  return ended;
}

test("keeps its exit code and output without a reader of its output", async () => {
  await rm(join(root, "generated"), { recursive: true });
  expect(await runUnread("stdout", "--help")).toMatchObject({ code: 0, stderr: "" });
  expect(await runUnread("stdout", "--no-docs")).toMatchObject({ code: 0, stderr: "" });
  expect((await launch("--check")).code).toBe(0);
  expect(await runUnread("stderr", "--chek")).toMatchObject({ code: 2, stdout: "" });
});

test("reports that a second run has nothing to do", async () => {
  await launch("--no-docs");
  expect(await launch("--no-docs")).toMatchObject({ code: 0, stdout: NOTHING, stderr: "" });
});

test("compares the files with --check, whatever the stamp says", async () => {
  await launch("--no-docs");
  await edit(join(root, "generated/types.ts"), "export", "export /* edited */");
  // The stamp of a disk that lies: it is as if the edit were what the last run wrote.
  const stamp = JSON.parse(await readFile(join(root, STAMP), "utf8")) as Record<string, string>;
  expect(beginRun(root).remember({ docs: false })).toBe(true);
  expect(JSON.parse(await readFile(join(root, STAMP), "utf8"))).not.toEqual(stamp);
  const { code, stderr } = await launch("--check");
  expect(code).toBe(1);
  expect(stderr).toContain("generated/types.ts");
});

test("refuses flags that npm consumed, even if nothing changed", async () => {
  await launch("--no-docs");
  vi.stubEnv("npm_lifecycle_event", "generate");
  vi.stubEnv("npm_config_check", "true");
  const { code, stderr } = await launch("--no-docs");
  vi.unstubAllEnvs();
  expect(code).toBe(2);
  expect(stderr).toContain("--check");
});

test("leaves no stamp after findings", async () => {
  await launch("--no-docs");
  await edit(join(root, "spec/openapi.yaml"), "openapi: 3.1.0", "openapi: 3.1.0\nunknown: true");
  try {
    const first = await launch("--no-docs");
    expect(first.code).toBe(1);
    expect((await launch("--no-docs")).stderr).toBe(first.stderr);
  } finally {
    await edit(join(root, "spec/openapi.yaml"), "\nunknown: true", "");
  }
});

test("reports the place of a syntax error in a generator", async () => {
  await edit(join(root, "scripts/emit/index.ts"), "export const GENERATORS", "export const ( GENERATORS");
  try {
    const { code, stderr } = await launch("--check");
    expect(code).toBe(1);
    expect(stderr).toMatch(/scripts\/emit\/index\.ts:\d+:\d+/);
  } finally {
    await edit(join(root, "scripts/emit/index.ts"), "export const ( GENERATORS", "export const GENERATORS");
  }
});

test("runs another command with its arguments and exit code, from a bundle or from the sources", async () => {
  const diff = (...args: string[]): Promise<Outcome> =>
    run(process.execPath, ["scripts/core/launch/launch.js", "diff/command.ts", ...args], root);
  const bundled = await diff("--base");
  expect(bundled).toMatchObject({ code: 2, stdout: "" });
  // A source that no bundle can be made of, since it lies outside.
  await edit(join(root, "scripts/diff/command.ts"), "\n", '\nimport "../../outside.js";\n');
  await writeFiles(root, { "outside.ts": "export {};\n" });
  expect(await diff("--base")).toEqual(bundled);
});
