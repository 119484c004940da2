// Goes through a list by each program in turn and prints what that cost, and what it left in memory.
import { pathToFileURL } from "node:url";
import type { PagedProgram, Service } from "../programs.js";
import type { RunnerInput } from "../run-programs.js";

/** What to run. */
export interface PagedInput extends RunnerInput {
  service: Service;
  rounds: number;
}

/** One way through the list. */
export interface Walk {
  items: number;
  requests: number;
  /** Milliseconds of the clock and of the processor. */
  wall: number;
  cpu: number;
}

/** What a program came to. */
export interface PagedResult {
  walks: Walk[];
  /** Bytes of the heap that stay behind each way through the list, the list itself still held. */
  retained: number;
  /** Bytes of the heap that are held at the last item more than at the first page's last. */
  grown: number;
}

export type PagedOutput = Record<string, PagedResult>;

async function run({ programs, service, rounds }: PagedInput): Promise<PagedOutput> {
  const lists = await Promise.all(
    programs.map(async ([name, file]): Promise<[string, () => AsyncIterable<unknown>]> => {
      const { list } = (await import(pathToFileURL(file).href)) as PagedProgram;
      return [name, () => list(service)];
    }),
  );
  const output: PagedOutput = Object.fromEntries(lists.map(([name]) => [name, { walks: [], retained: NaN, grown: NaN }]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, list] of lists) {
      globalThis.gc?.();
      const walk = await walkThrough(list(), service);
      if (round >= 0) output[name]?.walks.push(walk);
    }
  }
  for (const [name, list] of lists) Object.assign(output[name] ?? {}, await memoryOf(list));
  return output;
}

async function walkThrough(list: AsyncIterable<unknown>, { baseUrl }: Service): Promise<Walk> {
  const before = await requestsTo(baseUrl);
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  let items = 0;
  for await (const item of list) if (item !== undefined) items++;
  const [spent, { user, system }] = [performance.now() - wall, process.cpuUsage(cpu)];
  return { items, requests: (await requestsTo(baseUrl)) - before, wall: spent, cpu: (user + system) / 1000 };
}

async function requestsTo(baseUrl: string): Promise<number> {
  return Number(await (await fetch(`${baseUrl}/requests`)).text());
}

/** The first ways through the list still fill caches and compile; what the others leave is told. */
const WARM_UP = 4;
const WALKS = 10;

async function memoryOf(list: () => AsyncIterable<unknown>): Promise<Pick<PagedResult, "retained" | "grown">> {
  const held: AsyncIterable<unknown>[] = [];
  const walk = async (note?: (items: number) => Promise<void>): Promise<void> => {
    const one = list();
    held.push(one);
    let items = 0;
    for await (const item of one) if (item !== undefined) await note?.(++items);
  };
  for (let index = 0; index < WARM_UP; index++) await walk();
  const before = await settledHeap();
  for (let index = 0; index < WALKS; index++) await walk();
  const retained = ((await settledHeap()) - before) / WALKS;
  let [first, last] = [0, 0];
  await walk(async (items) => {
    if (items === 100) first = await settledHeap();
    if (items === 9_900) last = await settledHeap();
  });
  return { retained, grown: last - first };
}

/** What lives, once what waits for a turn of the loop to be freed is gone. */
async function settledHeap(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}") as PagedInput)));
process.exit();
