// What the reference costs to build: from nothing, with what the last build kept, and one changed operation under `--watch`.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contender, type Cost, interleave, type Run } from "../measure.js";
import { CACHE, OUT, remove } from "./copy.js";
import { redoclyCommand } from "./sites.js";

export const COLD = "cold";
export const WARM = "warm";
export const UNCHANGED = "warm, nothing to write";
export const REDOCLY = "redocly build-docs";

const COMMAND = ["--import", "tsx", "scripts/build-docs.ts"];

/** The operation that is changed. */
const CHANGED = "spec/groups/access-groups/paths/v1@access-groups@{idOrName}.yaml";

/** How long `--watch` may take to begin, and to write a change, in milliseconds. */
const PATIENCE = 120_000;

/** Each in turn, `runs` times. */
export async function buildCosts(
  root: string,
  runs: number,
  announce: (text: string) => void,
): Promise<ReadonlyMap<string, readonly Run[]>> {
  const build = (name: string, ...removed: readonly string[]): Contender => ({
    name,
    commands: [{ name, args: COMMAND, cwd: root }],
    prepare: () => remove(root, ...removed),
  });
  const redocly = { name: REDOCLY, commands: [redoclyCommand(join(root, "redoc.html"))] };
  return interleave([build(COLD, CACHE, OUT), build(WARM, OUT), build(UNCHANGED), redocly], runs, announce);
}

/** From the change of an operation's file to the line that says that its pages are written; the first change is not counted. */
export async function changeCosts(root: string, runs: number): Promise<Cost[]> {
  const file = join(root, CHANGED);
  const before = await readFile(file, "utf8");
  const child = spawn(process.execPath, [...COMMAND, "--watch"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  try {
    const output = new Lines(child);
    await output.next(/^watching /m);
    const costs: Cost[] = [];
    for (let run = 0; run <= runs; run++) {
      const written = output.next(/^\d+ pages, \d+ files? changed/m);
      const [start, taken] = [performance.now(), processorTime(child.pid)];
      await writeFile(file, before.replace(/^( *)(summary|description): (?=\S)(?![|>])/m, `$&Changed ${run} times. `));
      await written;
      if (run > 0) costs.push({ wall: performance.now() - start, cpu: processorTime(child.pid) - taken });
    }
    return costs;
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    await writeFile(file, before);
  }
}

/** Milliseconds of the processor that a process and those that it started have taken so far. Linux tells; elsewhere it is not a number. */
function processorTime(id: number | undefined): number {
  if (process.platform !== "linux") return NaN;
  const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
  const sum = (of: number): number =>
    processes.reduce((total, { own, parent, taken }) => total + (own === of ? taken : parent === of ? sum(own) : 0), 0);
  return sum(id ?? NaN);
}

function statOf(id: string): { own: number; parent: number; taken: number } | undefined {
  try {
    const [, fields = ""] = /\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, "utf8")) ?? [];
    const [, parent = NaN, , , , , , , , , , user = NaN, system = NaN] = fields.split(" ").map(Number);
    // Linux counts in hundredths of a second.
    return { own: Number(id), parent, taken: (user + system) * 10 };
  } catch {
    return undefined; // a process that ended meanwhile
  }
}

/** What a process prints, from where the last match was asked for. */
class Lines {
  readonly #child: ChildProcess;
  #text = "";

  constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (this.#text += text));
  }

  async next(pattern: RegExp): Promise<void> {
    this.#text = "";
    const end = performance.now() + PATIENCE;
    while (!pattern.test(this.#text)) {
      if (this.#child.exitCode !== null || performance.now() > end)
        throw new Error(`npm run docs -- --watch does not go on:\n${this.#text}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
