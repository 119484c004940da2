// Runs commands as processes of their own and says what they cost.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Nothing is told to anybody, and nothing is coloured. */
export const QUIET: Readonly<Record<string, string>> = {
  NO_COLOR: "1",
  REDOCLY_TELEMETRY: "off",
  KUBB_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
};

const CPU_HOOK = new URL("./cpu-hook.js", import.meta.url);

/** A command that node runs. */
export interface Command {
  name: string;
  /** Node's arguments: options, script, the script's arguments. */
  args: readonly string[];
  cwd: string;
  /** The node that runs it; by default the one that runs the benchmark. */
  node?: string;
}

/** The cost of a run in milliseconds: of the clock, and of the processor over the whole tree of processes. */
export interface Cost {
  wall: number;
  /** Undefined for a part of a process. */
  cpu: number | undefined;
  /** Megabytes that the largest of the processes held at its peak; undefined for a part of a process. */
  memory?: number | undefined;
}

/** What a command came to: its cost, and what it printed. */
export interface Measured {
  wall: number;
  cpu: number;
  memory: number;
  stdout: string;
}

export interface Run extends Cost {
  /** What the run consists of: the commands of a chain, the steps of a process. */
  parts: readonly (Cost & { name: string })[];
}

/** Something whose cost is held against that of others. */
export interface Contender {
  name: string;
  /** One after another; their costs are summed. */
  commands: readonly Command[];
  /** What has to be in place before each run; not measured. */
  prepare?: () => Promise<void>;
  /** What has to be put back after each run; not measured. */
  restore?: () => Promise<void>;
  /** The parts of the one command's run, from its output and its cost. */
  parts?: (stdout: string, cost: Cost) => Run["parts"];
  /** What the one command has to print for its run to count as the work that is measured. */
  expected?: RegExp;
}

/**
 * Runs the contenders in turn, `runs` times, so that whatever else the machine does meanwhile hits all of them. A first turn, which
 * fills caches, is not counted. A command that fails ends it all.
 */
export async function interleave(
  contenders: readonly Contender[],
  runs: number,
  announce: (text: string) => void = () => undefined,
): Promise<Map<string, Run[]>> {
  const results = new Map<string, Run[]>(contenders.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= runs; turn++) {
    for (const contender of contenders) {
      announce(`${turn === 0 ? "warming up" : `run ${turn} of ${runs}`}: ${contender.name}`);
      await contender.prepare?.();
      const run = await runContender(contender);
      await contender.restore?.();
      if (turn > 0) results.get(contender.name)?.push(run);
    }
  }
  return results;
}

/** Runs a contender once. */
export async function runContender({ commands, parts, expected }: Contender): Promise<Run> {
  const costs: (Measured & { name: string })[] = [];
  for (const command of commands) costs.push({ name: command.name, ...(await measure(command)) });
  const total = {
    wall: sum(costs.map(({ wall }) => wall)),
    cpu: sum(costs.map(({ cpu }) => cpu)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  };
  const [first] = costs;
  if (expected?.test(first?.stdout ?? "") === false) throw new CommandFailure(`${first?.name} did something else`, first?.stdout ?? "");
  if (parts !== undefined && first !== undefined) return { ...total, parts: parts(first.stdout, total) };
  return { ...total, parts: costs.length === 1 ? [] : costs.map(({ name, wall, cpu, memory }) => ({ name, wall, cpu, memory })) };
}

/** A command that did not end with 0. */
export class CommandFailure extends Error {
  /** What the command printed. */
  readonly output: string;

  constructor(message: string, output: string) {
    super(`${message}:\n${output}`);
    this.output = output;
  }
}

/** Runs one command; rejects with its output where it does not end with 0. */
export async function measure(command: Command): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const file = join(folder, "cpu");
  try {
    const start = performance.now();
    const { code, stdout, stderr } = await execute(command, file);
    const wall = performance.now() - start;
    if (code !== 0) throw new CommandFailure(`${command.name} ended with ${code}`, `${stdout}${stderr}`);
    const processes = (await readFile(file, "utf8")).trim().split("\n");
    const [cpu, memory] = [0, 1].map((column) => processes.map((line) => Number(line.split(" ")[column])));
    return { wall, cpu: sum(cpu ?? []), memory: Math.max(...(memory ?? [])), stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function execute(
  { args, cwd, node = process.execPath }: Command,
  cpuFile: string,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const env = { ...process.env, ...QUIET, BENCH_CPU_FILE: cpuFile, NODE_OPTIONS: `--import=${CPU_HOOK.href}` };
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
