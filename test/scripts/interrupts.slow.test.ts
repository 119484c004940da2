import { type FSWatcher, watch } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { compareOutput, writeOutput } from "../../scripts/lib/output.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { runScript, startScript } from "./support/command.js";
import { contentOf, edit, emptyFolder, filesBelow, removeFolder, smallRepositoryWithScripts } from "./support/repositories.js";

vi.setConfig({ testTimeout: 600_000 });

describe("ten files that are written anew", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await emptyFolder();
    await mkdir(join(folder, "below"));
    for (let index = 0; index < 10; index++) await writeFile(join(folder, index < 5 ? "" : "below", `${index}.txt`), `old ${index}\n`);
  });
  afterEach(() => removeFolder(folder));

  it.each<[NodeJS.Signals, "write" | "rename", string, number]>([
    ["SIGINT", "write", "1", 10],
    ["SIGTERM", "rename", "5", 10],
    ["SIGHUP", "rename", "9", 10],
    ["SIGKILL", "write", "10", 0],
    ["SIGKILL", "rename", "6", 6],
  ])("are whole after %s at %s %s, %i of them new", async (signal, step, number, renamed) => {
    const outcome = await runScript(REPOSITORY, "test/scripts/support/interrupted-write.ts", [folder, signal, step, number]);
    expect(outcome).toMatchObject({ signal, stderr: "" });
    const paths = (await filesBelow(folder)).filter((file) => file.endsWith(".txt"));
    const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
    expect(files).toHaveLength(10);
    for (const { text } of files) expect(text).toMatch(/^(old|new) \d\n$/);
    expect(files.filter(({ text }) => text.startsWith("new"))).toHaveLength(renamed);

    const left = (await filesBelow(folder)).filter((file) => !file.endsWith(".txt"));
    expect(left.length > 0).toBe(signal === "SIGKILL");
    expect((await compareOutput(folder, files)).removed).toEqual(left);
    await writeOutput(folder, files);
    expect(await filesBelow(folder)).toEqual(paths);
  });
});

describe("a run of the command", () => {
  const generate = (): ReturnType<typeof runScript> => runScript(folder, "scripts/generate.ts", ["--no-docs"]);
  let folder: string;
  let watcher: FSWatcher | undefined;
  beforeAll(async () => {
    folder = await smallRepositoryWithScripts();
    expect(await generate()).toMatchObject({ code: 0 });
  }, 600_000);
  afterAll(() => removeFolder(folder));
  afterEach(() => watcher?.close());

  const committed = async (): Promise<Record<string, string>> => {
    const content = await contentOf(folder);
    return Object.fromEntries(Object.entries(content).filter(([file]) => /^(generated\/|README\.md)/.test(file) && !file.endsWith(".tmp")));
  };

  it.each<[NodeJS.Signals, file: string, from: string, to: string]>([
    ["SIGINT", "teamId.yaml", "The ID of the team.", "The ID of a team."],
    ["SIGKILL", "slug.yaml", "The slug of the team.", "The slug of a team."],
  ])("leaves whole files where %s comes while it writes, and the next run mends the rest", async (signal, file, from, to) => {
    const old = await committed();
    await edit(join(folder, "spec/shared/parameters", file), from, to);
    const { child, ended } = startScript(folder, "scripts/generate.ts", ["--no-docs"]);
    watcher = watch(join(folder, "generated"), () => child.kill(signal));
    await ended;
    const between = await committed();
    expect(await generate()).toMatchObject({ code: 0 });
    const done = await committed();
    const states = Object.entries(between).map(([path, hash]) => [hash === old[path], hash === done[path]]);
    for (const [index, state] of states.entries()) expect(state, Object.keys(between)[index]).toContain(true);
    // A signal that can be held back comes before all of it or after all of it.
    if (signal === "SIGINT") expect([old, done]).toContainEqual(between);
    expect((await filesBelow(folder)).filter((path) => path.endsWith(".tmp"))).toEqual([]);
  });
});
