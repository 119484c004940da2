// What a call costs beside the bare `fetch`, with nothing sent and over the loopback interface.
import type { ProgramName } from "./programs.js";
import { runPrograms } from "./run-programs.js";
import type { CallsOutput } from "./runners/calls.js";
import { median } from "./series.js";

/** What a call costs, in microseconds, and how many times the baseline's that is. */
export interface CallCost {
  wall: number;
  cpu: number;
  wallRatio: number;
  cpuRatio: number;
}

const BASELINE = "bare";

export const CALLERS: readonly ProgramName[] = [BASELINE, "ours", "openapi-fetch", "ky", "octokit", "vercel-sdk"];

/** Calls with a `fetch` that sends nothing. */
export async function stubbedCalls(rounds: number, names = CALLERS): Promise<Map<string, CallCost>> {
  return costsInPairs(names, (pair) => runPrograms<CallsOutput>("calls", pair, undefined, { rounds, calls: 100 }));
}

/** Calls of a service on the loopback interface. */
export async function loopbackCalls(rounds: number, names = CALLERS): Promise<Map<string, CallCost>> {
  return costsInPairs(names, (pair) => runPrograms<CallsOutput>("calls", pair, 0, { rounds, calls: 100 }));
}

/**
 * Each program in a process with the baseline alone. With several clients in one process, the runtime's own code is compiled for all their
 * ways of calling it at once, and each is slower than in a program that has but one.
 */
async function costsInPairs(
  names: readonly ProgramName[],
  run: (pair: readonly ProgramName[]) => Promise<CallsOutput>,
): Promise<Map<string, CallCost>> {
  const costs = new Map<string, CallCost>();
  for (const name of names.filter((one) => one !== BASELINE)) {
    for (const [program, cost] of costsOf(await run([BASELINE, name]))) if (!costs.has(program)) costs.set(program, cost);
  }
  return costs;
}

/** The medians of the batches, and their ratios to the baseline's. */
export function costsOf(output: CallsOutput): Map<string, CallCost> {
  const medians = new Map(
    Object.entries(output).map(([name, batches]) => [
      name,
      { wall: median(batches.map(({ wall }) => wall)), cpu: median(batches.map(({ cpu }) => cpu)) },
    ]),
  );
  const base = medians.get(BASELINE) ?? { wall: NaN, cpu: NaN };
  return new Map([...medians].map(([name, { wall, cpu }]) => [name, { wall, cpu, wallRatio: wall / base.wall, cpuRatio: cpu / base.cpu }]));
}
