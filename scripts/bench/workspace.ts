import { statSync } from "node:fs";
import { cp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { REPOSITORY } from "../core/files/repository.js";
import { temporaryFolder } from "../core/files/temporary-folder.js";
import { type Command, Running } from "./processes.js";

const LEFT_OUT = new Set([".git", ".cache", "node_modules", "test", "coverage"]);
const LEFT_OUT_BELOW = /(?:^|\/)node_modules$|^generated\/docs$|^scripts\/bench$/;

/** The file that a benchmark of `--watch` changes. */
const CHANGED = "spec/groups/access-groups/paths/v1@access-groups@{idOrName}.yaml";

/** Runs `use` with a copy of the repository in which runs may write, and removes it. */
export async function withCopy<Result>(use: (root: string) => Promise<Result>): Promise<Result> {
  return withFolder(async (root) => {
    for (const name of await readdir(REPOSITORY)) {
      if (LEFT_OUT.has(name)) continue;
      const filter = (path: string): boolean => !LEFT_OUT_BELOW.test(relative(REPOSITORY, path).replaceAll("\\", "/"));
      await cp(join(REPOSITORY, name), join(root, name), { recursive: true, filter });
    }
    await symlink(join(REPOSITORY, "node_modules"), join(root, "node_modules"), "junction");
    return use(root);
  });
}

/** Runs `use` with a temporary folder, and removes it. */
export function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  return temporaryFolder("bench-", use);
}

/** A command that reruns after each change. */
export interface Watch extends Command {
  /** Output that shows that it waits for changes. */
  ready: RegExp;
  /** Output that shows that its work is done. */
  done: RegExp;
  /** A file below `cwd` that is rewritten after each change. */
  output: string;
}

/** Milliseconds from a change until the output is written, and until the work is done. */
export interface ChangeCost {
  written: number;
  done: number;
}

/** Changes the description of an operation repeatedly; the first change is not counted. */
export async function costsOfChanges({ ready, done, output, ...command }: Watch, runs: number): Promise<ChangeCost[]> {
  const file = join(command.cwd, CHANGED);
  const before = await readFile(file, "utf8");
  const watching = new Running(command);
  try {
    await watching.next(ready);
    const costs: ChangeCost[] = [];
    for (let run = 0; run <= runs; run++) {
      const start = performance.now();
      const written = changeOf(join(command.cwd, output)).then(() => performance.now() - start);
      const worked = watching.next(done).then(() => performance.now() - start);
      await writeFile(file, before.replace(/^ *description: (?![|>"']).+$/m, `$& It was changed ${run} times.`));
      costs.push({ written: await written, done: await worked });
    }
    return costs.slice(1);
  } finally {
    await watching.stop();
  }
}

/** Resolves once the file is replaced or written. */
async function changeOf(path: string): Promise<void> {
  const state = (): string => {
    const status = statSync(path, { throwIfNoEntry: false });
    return `${status?.ino} ${status?.mtimeMs}`;
  };
  const before = state();
  const end = performance.now() + 120_000;
  while (state() === before) {
    if (performance.now() > end) throw new Error(`${path} does not change.`);
    await setTimeout(5);
  }
}
