// Runs commands as processes of their own and says what they cost.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CPU_HOOK = new URL("./cpu-hook.js", import.meta.url);

/** A command that node runs. */
export interface Command {
  name: string;
  /** Node's arguments: options, script, the script's arguments. */
  args: readonly string[];
  cwd: string;
}

/** The cost of a run in milliseconds: of the clock, and of the processor over the whole tree of processes. */
export interface Cost {
  wall: number;
  /** Undefined for a part of a process. */
  cpu: number | undefined;
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
  /** The parts of the one command's run, from its output and its cost. */
  parts?: (stdout: string, cost: Cost) => Run["parts"];
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
      if (turn > 0) results.get(contender.name)?.push(run);
    }
  }
  return results;
}

async function runContender({ commands, parts }: Contender): Promise<Run> {
  const costs: (Cost & { name: string; cpu: number; stdout: string })[] = [];
  for (const command of commands) costs.push({ name: command.name, ...(await measure(command)) });
  const total = { wall: sum(costs.map(({ wall }) => wall)), cpu: sum(costs.map(({ cpu }) => cpu)) };
  const [first] = costs;
  if (parts !== undefined && first !== undefined) return { ...total, parts: parts(first.stdout, total) };
  return { ...total, parts: costs.length === 1 ? [] : costs.map(({ name, wall, cpu }) => ({ name, wall, cpu })) };
}

/** Runs one command; rejects with its output where it does not end with 0. */
export async function measure({ args, cwd, name }: Command): Promise<{ wall: number; cpu: number; stdout: string }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const file = join(folder, "cpu");
  try {
    const start = performance.now();
    const { code, stdout, stderr } = await execute(args, cwd, file);
    const wall = performance.now() - start;
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${stdout}${stderr}`);
    const lines = (await readFile(file, "utf8")).trim().split("\n");
    return { wall, cpu: sum(lines.map(Number)), stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function execute(args: readonly string[], cwd: string, cpuFile: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const env = {
    ...process.env,
    BENCH_CPU_FILE: cpuFile,
    NODE_OPTIONS: `--import=${CPU_HOOK.href}`,
    NO_COLOR: "1",
    REDOCLY_TELEMETRY: "off",
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
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
