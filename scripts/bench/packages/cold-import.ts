// What the first import of a package costs, above that of an empty module.
import { REPOSITORY } from "../../lib/redocly-config.js";
import { executeForJson } from "./execute.js";
import { PEERS } from "./peers.js";
import { median, series, type Turn } from "./series.js";

/** Cost of an import. */
export interface ImportCost {
  /** Milliseconds of the processor. */
  cpu: number;
  /** Megabytes of memory that the process holds more. */
  rss: number;
}

const EMPTY = "data:text/javascript,export{}";

/** What is imported, and from where that is found. */
export const IMPORTS: readonly (readonly [specifier: string, folder: string])[] = [
  ["@hosting-platform/sdk", REPOSITORY],
  ["@hosting-platform/client", REPOSITORY],
  ["@hosting-platform/client/core", REPOSITORY],
  ["openapi-fetch", PEERS],
  ["ky", PEERS],
  ["@octokit/core", PEERS],
  ["stripe", PEERS],
  ["@anthropic-ai/sdk", PEERS],
  ["@vercel/sdk", PEERS],
];

/** The costs of the imports, each in a process of its own, in turn; medians of `runs`. */
export async function importCosts(runs: number, imports = IMPORTS): Promise<Map<string, ImportCost>> {
  const turns = [[EMPTY, REPOSITORY] as const, ...imports].map(([specifier, folder]): Turn<ImportCost> => ({
    name: specifier,
    run: () => executeForJson(["--input-type=module", "--eval", probe(specifier)], folder),
  }));
  const costs = [...(await series(turns, runs))].map(([name, results]): [string, ImportCost] => [
    name,
    { cpu: median(results.map(({ cpu }) => cpu)), rss: median(results.map(({ rss }) => rss)) },
  ]);
  const [[, empty] = ["", { cpu: NaN, rss: NaN }], ...others] = costs;
  return new Map(others.map(([name, { cpu, rss }]) => [name, { cpu: cpu - empty.cpu, rss: rss - empty.rss }]));
}

/** Measures inside the process: its start takes many times what is looked for, and varies by more. */
function probe(specifier: string): string {
  return `
    const [rss, cpu] = [process.memoryUsage.rss(), process.cpuUsage()];
    await import(${JSON.stringify(specifier)});
    const { user, system } = process.cpuUsage(cpu);
    console.log(JSON.stringify({ cpu: (user + system) / 1000, rss: (process.memoryUsage.rss() - rss) / 2 ** 20 }));`;
}
