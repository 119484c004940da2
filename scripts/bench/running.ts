// A process that runs on while it is measured: one that watches the contract.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cost } from "./measure.js";

/** How long a process may take to print what is waited for, in milliseconds. */
const PATIENCE = 120_000;

/** The operation that is changed. */
const CHANGED = "spec/groups/access-groups/paths/v1@access-groups@{idOrName}.yaml";

/** A command that does its work again after each change. */
export interface Watch {
  /** Node's arguments. */
  args: readonly string[];
  /** The repository that it runs in. */
  cwd: string;
  /** What it prints once it waits for changes. */
  ready: RegExp;
  /** What it prints once it has done what a change asks for. */
  done: RegExp;
  /** A file that each change is to change, from the repository. */
  output?: string;
}

/** What a change costs: to the end of the work and, by the clock, until the output is written. */
export interface ChangeCost extends Cost {
  cpu: number;
  written: number | undefined;
}

/** From the change of an operation's description; the first change is not counted. */
export async function costsOfChanges({ args, cwd, ready, done, output }: Watch, runs: number): Promise<ChangeCost[]> {
  const file = join(cwd, CHANGED);
  const before = await readFile(file, "utf8");
  const watching = new Running(args, cwd);
  try {
    await watching.next(ready);
    const costs: ChangeCost[] = [];
    for (let run = 0; run <= runs; run++) {
      const worked = watching.next(done);
      const [start, taken] = [performance.now(), watching.processorTime()];
      const written = output === undefined ? undefined : changeOf(join(cwd, output)).then((time) => time - start);
      await writeFile(file, before.replace(/^ *description: (?![|>"']).+$/m, `$& It was changed ${run} times.`));
      await worked;
      const cost = { wall: performance.now() - start, cpu: watching.processorTime() - taken };
      if (run > 0) costs.push({ ...cost, written: await written });
    }
    return costs;
  } finally {
    await watching.stop();
    await writeFile(file, before);
  }
}

/** When the file is another one, or of another time, than it was. */
async function changeOf(path: string): Promise<number> {
  const state = (): string => {
    const status = statSync(path, { throwIfNoEntry: false });
    return `${status?.ino} ${status?.mtimeMs}`;
  };
  const [before, end] = [state(), performance.now() + PATIENCE];
  while (state() === before) {
    if (performance.now() > end) throw new Error(`${path} does not change.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.now();
}

/** A node process whose output is read. */
class Running {
  readonly #child: ChildProcess;
  #text = "";

  constructor(args: readonly string[], cwd: string) {
    this.#child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NO_COLOR: "1" } });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (this.#text += text));
    }
  }

  /** Resolves as soon as what is printed from now on matches. */
  async next(pattern: RegExp): Promise<void> {
    this.#text = "";
    const end = performance.now() + PATIENCE;
    while (!pattern.test(this.#text)) {
      if (this.#child.exitCode !== null || performance.now() > end) {
        throw new Error(`${this.#child.spawnargs.join(" ")} does not go on:\n${this.#text}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Milliseconds of the processor that the process and those that it started have taken so far. Linux tells; elsewhere it is not a number. */
  processorTime(): number {
    if (process.platform !== "linux") return NaN;
    const processes = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []));
    const sum = (of: number): number =>
      processes.reduce((total, { own, parent, taken }) => total + (own === of ? taken : parent === of ? sum(own) : 0), 0);
    return sum(this.#child.pid ?? NaN);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
  }
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
