// Compares the time of calls and of paginated lists with the bare `fetch`.
import { join } from "node:path";
import { execute, Running } from "../processes.js";
import type { Table } from "../table.js";
import { withFolder } from "../workspace.js";
import { bundleForNode } from "./bundle.js";

export interface Service {
  baseUrl: string;
  token: string;
}

/** A module of `programs/`. */
export interface Program {
  /** Makes a client, and returns a function that calls one operation. */
  caller: (service: Service) => () => Promise<unknown>;
  list: (service: Service) => AsyncIterable<unknown>;
}

/** The loops to measure. Without a service, a stub replaces the `fetch` of the runtime. */
export interface Input {
  kind: "calls" | "pages";
  service?: Service;
  rounds: number;
}

/** By program: milliseconds of a call or of a list, and the requests and items of the first one. */
export type Output = Record<string, { time: number; requests: number; items: number }>;

const TOKEN = "loopback-token";
const LISTS = {
  ours: "ours",
  "openapi-fetch": "openapi-fetch",
  "octokit core": "octokit",
  "@vercel/sdk functions": "vercel-sdk",
};
const CALLS = { ...LISTS, ky: "ky", ofetch: "ofetch" };

export async function* loopTables(runs?: number): AsyncGenerator<Table> {
  yield* await withFolder(async (folder) => {
    await bundleForNode('import "./service.js";', join(folder, "service.mjs"));
    const running = new Running({ args: ["service.mjs", TOKEN], cwd: folder });
    try {
      const service = { baseUrl: await running.next(/http:\S+(?=\n)/), token: TOKEN };
      const calls = { kind: "calls", rounds: runs ?? 60 } as const;
      return [
        { title: "a call with a fetch that sends nothing, processor time", rows: await rowsOf(folder, calls) },
        { title: "a call over loopback HTTP", rows: await rowsOf(folder, { ...calls, service }) },
        { title: "a list of 10,000 items in pages of 100", rows: await rowsOf(folder, { kind: "pages", rounds: runs ?? 11, service }) },
      ];
    } finally {
      await running.stop();
    }
  });
}

/**
 * Measures each program in its own process, with the baseline. Several clients in one process slow each other down, since the runtime
 * compiles shared code for all of them.
 */
async function rowsOf(folder: string, input: Input): Promise<Table["rows"]> {
  const rows: Table["rows"] = {};
  for (const [name, program] of Object.entries(input.kind === "calls" ? CALLS : LISTS)) {
    const runner = join(folder, "runner.mjs");
    await bundleForNode(
      `import * as bare from "./programs/bare.js"; import * as other from "./programs/${program}.js";
import { run } from "./runner.js"; await run({ bare, other });`,
      runner,
    );
    const { bare: base, other: own } = JSON.parse(await execute(process.execPath, [runner, JSON.stringify(input)], folder)) as Output;
    if (base === undefined || own?.items !== base.items) throw new Error(`${name} reads other items than the bare fetch.`);
    const row = ({ time, requests }: Output[string]): Table["rows"][string] => ({
      ...(input.kind === "calls" ? { µs: time * 1000 } : { ms: time, requests }),
      "× bare fetch": time / base.time,
    });
    rows["bare fetch"] ??= row(base);
    rows[name] = row(own);
  }
  return rows;
}
