import { type FSWatcher, watch } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compareOutput, writeOutput } from "../../scripts/lib/output.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { run } from "../support/processes.js";
import { runScript, startScript } from "./support/command.js";
import { contentOf, edit, emptyFolder, filesBelow, removeFolder, smallRepositoryWithScripts, stateOf } from "./support/repositories.js";

describe("ten files that are written anew", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await emptyFolder();
    await mkdir(join(folder, "below"));
    for (let index = 0; index < 10; index++) await writeFile(join(folder, index < 5 ? "" : "below", `${index}.txt`), `old ${index}\n`);
  });
  afterEach(() => removeFolder(folder));

  const interrupt = (...args: string[]) => runScript(REPOSITORY, "test/scripts/support/interrupted-write.ts", [folder, ...args]);

  async function texts(): Promise<string[]> {
    const files = (await filesBelow(folder)).filter((file) => file.endsWith(".txt"));
    expect(files).toHaveLength(10);
    return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  }

  test.each([
    ["SIGINT", "write", "1"],
    ["SIGINT", "rename", "5"],
    ["SIGTERM", "rename", "1"],
    ["SIGHUP", "rename", "9"],
  ] as const)("%s at %s %s: all of them are new", async (signal, step, number) => {
    expect(await interrupt(signal, step, number)).toMatchObject({ signal, stderr: "" });
    expect((await texts()).map((text) => text.slice(0, 4))).toEqual(Array(10).fill("new "));
    expect(await filesBelow(folder)).toHaveLength(10);
  });

  test.each([
    ["write", "1", 0],
    ["write", "10", 0],
    ["rename", "1", 1],
    ["rename", "6", 6],
  ] as const)("SIGKILL at %s %s: each is old or new, whole; a later run removes what is left", async (step, number, renamed) => {
    expect(await interrupt("SIGKILL", step, number)).toMatchObject({ signal: "SIGKILL" });
    const found = await texts();
    for (const text of found) expect(text).toMatch(/^(old|new) \d\n$/);
    expect(found.filter((text) => text.startsWith("new"))).toHaveLength(renamed);
    const left = (await filesBelow(folder)).filter((file) => !file.endsWith(".txt"));
    expect(left.length).toBeGreaterThan(0);

    const files = found.map((text, index) => ({ path: `${index < 5 ? "" : "below/"}${index}.txt`, text: `${text}!` }));
    expect((await compareOutput(folder, files)).removed).toEqual(left);
    await writeOutput(folder, files);
    expect(await filesBelow(folder)).toEqual(files.map(({ path }) => path).sort());
  });
});

describe("a run of the command", () => {
  let folder: string;
  let watcher: FSWatcher | undefined;
  beforeAll(async () => {
    folder = await smallRepositoryWithScripts();
    expect(await runScript(folder, "scripts/generate.ts", ["--no-docs"])).toMatchObject({ code: 0 });
  }, 60_000);
  afterAll(() => removeFolder(folder));
  afterEach(() => watcher?.close());

  const committed = async (): Promise<Record<string, string>> => {
    const content = await contentOf(folder);
    return Object.fromEntries(Object.entries(content).filter(([file]) => /^(generated\/|README\.md)/.test(file) && !file.endsWith(".tmp")));
  };

  /** Runs the command and signals it once the generated folder changes. */
  async function interruptWriting(signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
    const { child, ended } = startScript(folder, "scripts/generate.ts", ["--no-docs"]);
    watcher = watch(join(folder, "generated"), () => child.kill(signal));
    return (await ended).signal;
  }

  test("SIGINT while it writes leaves all that is committed old, or all of it new", async () => {
    const old = await committed();
    await edit(join(folder, "spec/shared/parameters/teamId.yaml"), "The ID of the team.", "The ID of a team.");
    await edit(join(folder, "README.md"), "| Things |", "| Thinks |");
    const before = await committed();
    await interruptWriting("SIGINT");
    const after = await committed();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    if (changed.length > 0) {
      expect(changed).toEqual(expect.arrayContaining(["README.md", "generated/openapi.json", "generated/operations/things.ts"]));
      expect(after["README.md"]).toBe(old["README.md"]);
    }
    expect(await runScript(folder, "scripts/generate.ts", ["--no-docs"])).toMatchObject({ code: 0 });
    expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    if (changed.length > 0) expect(await committed()).toEqual(after);
  });

  test("SIGKILL while it writes leaves whole files, and the next run mends the rest", async () => {
    const old = await committed();
    await edit(join(folder, "spec/shared/parameters/slug.yaml"), "The slug of the team.", "The slug of a team.");
    await interruptWriting("SIGKILL");
    const between = await committed();
    expect(await runScript(folder, "scripts/generate.ts", ["--no-docs"])).toMatchObject({ code: 0 });
    const done = await committed();
    for (const [file, hash] of Object.entries(between)) expect([old[file], done[file]], file).toContain(hash);
    expect(await filesBelow(join(folder, "generated"))).toEqual(
      Object.keys(done)
        .filter((file) => file !== "README.md")
        .map((file) => file.slice(10)),
    );
    expect(await runScript(folder, "scripts/generate.ts", ["--check"])).toMatchObject({ code: 0 });
  });

  test("a file too large for the disk stops the run, and nothing is written", async () => {
    await edit(join(folder, "spec/shared/parameters/slug.yaml"), "The slug of a team.", "The slug of one team.");
    const before = await stateOf(folder);
    // The shell's limit on the size of a file stands for a disk that is full: openapi.json is larger than 4 kB.
    const { code, stdout, stderr } = await run("sh", ["-c", "ulimit -f 8 && exec node --import tsx scripts/generate.ts --no-docs"], folder);
    expect(stderr).toMatch(
      /^generated\/openapi\.json: cannot be written: the file is too large for the disk \(EFBIG\); nothing was written\n {2}hint: /,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(await stateOf(folder)).toEqual(before);
  });

  test("a file in place of the generated folder is said in words", async () => {
    await removeFolder(join(folder, "generated"));
    await writeFile(join(folder, "generated"), "in the way\n");
    const before = await stateOf(folder);
    const { code, stderr } = await runScript(folder, "scripts/generate.ts", ["--no-docs"]);
    expect(stderr).toMatch(
      /^generated: cannot be read: a file stands where a folder should be \(ENOTDIR\); nothing was written\n {2}hint: move it away/,
    );
    expect(code).toBe(2);
    expect(await stateOf(folder)).toEqual(before);
  });
});
