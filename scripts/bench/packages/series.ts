import { summarise } from "../statistics.js";

/** Something that is measured several times, in turn with others. */
export interface Turn<Result> {
  name: string;
  run: () => Promise<Result>;
}

/**
 * Runs each in turn, `runs` times, so that whatever else the machine does meanwhile hits all of them. A first turn, which fills caches, is
 * not counted.
 */
export async function series<Result>(turns: readonly Turn<Result>[], runs: number): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(turns.map(({ name }) => [name, []]));
  for (let turn = 0; turn <= runs; turn++) {
    for (const { name, run } of turns) {
      const result = await run();
      if (turn > 0) results.get(name)?.push(result);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  return summarise(values).median;
}
