// What it costs to go through a list of many pages over the loopback interface, and what stays in memory.
import type { ProgramName } from "./programs.js";
import { runPrograms } from "./run-programs.js";
import type { PagedOutput } from "./runners/paged.js";
import { median } from "./series.js";

/** What a way through the list costs. */
export interface PagesCost {
  items: number;
  requests: number;
  /** Milliseconds, and how many times the baseline's that is. */
  wall: number;
  cpu: number;
  wallRatio: number;
  cpuRatio: number;
  /** Bytes of the heap behind each way through. */
  retained: number;
  /** Bytes of the heap at the end of a way more than at its first page. */
  grown: number;
}

export const ITEMS = 10_000;

const BASELINE = "bare";

export const WALKERS: readonly ProgramName[] = [BASELINE, "ours", "openapi-fetch", "ky", "octokit", "vercel-sdk"];

/** Goes through the items in pages of 100 in turn, `rounds` times. */
export async function pagedWalks(rounds: number, names = WALKERS): Promise<Map<string, PagesCost>> {
  return costsOfWalks(await runPrograms<PagedOutput>("paged", names, ITEMS, { rounds }));
}

export function costsOfWalks(output: PagedOutput): Map<string, PagesCost> {
  const costs = new Map(
    Object.entries(output).map(([name, { walks, retained, grown }]) => {
      const of = (key: "items" | "requests" | "wall" | "cpu"): number => median(walks.map((walk) => walk[key]));
      return [name, { items: of("items"), requests: of("requests"), wall: of("wall"), cpu: of("cpu"), retained, grown }];
    }),
  );
  const base = costs.get(BASELINE) ?? { wall: NaN, cpu: NaN };
  return new Map([...costs].map(([name, cost]) => [name, { ...cost, wallRatio: cost.wall / base.wall, cpuRatio: cost.cpu / base.cpu }]));
}
