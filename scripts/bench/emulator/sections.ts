// Each benchmark of the emulator, from its figures to its table. The targets are those that the project has set itself.
import type { Section, Target } from "../packages/table.js";
import { median, series } from "../packages/series.js";
import { Connections } from "./connections.js";
import { CONNECTIONS, requestRates } from "./load.js";
import { pageCosts } from "./pages.js";
import { type Service, startBareServer, startEmulatorCommand, startPrism } from "./services.js";
import { faultsNotAskedFor, soak } from "./soak.js";

type Row = Section["rows"][number];

const EMULATOR = "emulator";
const PRISM = "Prism";
const BARE = "bare Hono";
/** An access group that the emulator has from the beginning. */
const PATH = "/v1/access-groups/web";
/** How many access groups the paged list has. */
const GROUPS = 100_000;
/** A page is one request; a run is so many of them. */
const REQUESTS_A_RUN = 40;
const REQUESTS = 100_000;

async function readiness(runs = 7): Promise<Section> {
  const starts: Record<string, () => Promise<Service>> = {
    [EMULATOR]: () => startEmulatorCommand(),
    [PRISM]: startPrism,
    [BARE]: () => startBareServer({}),
  };
  const turns = Object.entries(starts).map(([name, start]) => ({ name, run: () => startCost(start) }));
  const costs = [...(await series(turns, runs))].map(([name, results]) => ({
    name,
    ready: median(results.map(({ ready }) => ready)),
    memory: median(results.map(({ memory }) => memory)),
  }));
  const own = costs.find(({ name }) => name === EMULATOR);
  return {
    title: "emulator: from the start of the process until requests are taken",
    columns: ["ready ms", "RSS MB"],
    rows: costs.map(({ name, ready, memory }): Row => [name, ready.toFixed(0), memory.toFixed(1)]),
    targets: [target("emulator, ready", own?.ready, 300, " ms"), target("emulator, RSS", own?.memory, 80, " MB")],
  };
}

async function startCost(start: () => Promise<Service>): Promise<{ ready: number; memory: number }> {
  const service = await start();
  try {
    return { ready: service.ready, memory: await service.memory() };
  } finally {
    await service.close();
  }
}

async function rates(runs = 5): Promise<Section> {
  const services: Record<string, Service> = {};
  try {
    const emulator = (services[EMULATOR] = await startEmulatorCommand());
    services[PRISM] = await startPrism();
    services[BARE] = await startBareServer(await answerOf(emulator));
    const found = await requestRates(services, PATH, runs);
    const [own = NaN, prism = NaN, bare = NaN] = [EMULATOR, PRISM, BARE].map((name) => found.get(name));
    return {
      title: `emulator: reads of an access group over ${CONNECTIONS} connections`,
      columns: ["requests/s", "× bare Hono"],
      rows: [...found].map(([name, rate]): Row => [name, rate.toFixed(0), (rate / bare).toFixed(2)]),
      targets: [target("emulator, time of a read", prism / own, 1, " × Prism")],
    };
  } finally {
    for (const service of Object.values(services)) await service.close();
  }
}

async function answerOf(service: Service): Promise<unknown> {
  const connections = new Connections(service, 1);
  try {
    return JSON.parse((await connections.request({ path: PATH })).text);
  } finally {
    connections.close();
  }
}

async function pages(runs = 5): Promise<Section> {
  const costs = await pageCosts(GROUPS, runs * REQUESTS_A_RUN);
  const worst = Math.max(...costs.map(({ ratio }) => ratio));
  return {
    title: `emulator: pages of 100 of ${GROUPS.toLocaleString("en")} access groups`,
    columns: ["ms", "× first page"],
    rows: costs.map(({ place, time, ratio }): Row => [place, time.toFixed(2), ratio.toFixed(2)]),
    // The places are asked for in turn, so what is above this is no noise.
    targets: [target("emulator, a page anywhere", worst, 1.2, " × first page")],
  };
}

async function soaked(): Promise<Section> {
  const result = await soak(REQUESTS);
  const [first = NaN, ...later] = result.heap;
  return {
    title: `emulator: ${result.requests.toLocaleString("en")} requests over ${CONNECTIONS} connections with faults, ${result.rate.toFixed(0)} a second`,
    columns: ["MB"],
    rows: result.heap.map((bytes, index): Row => [`heap after ${(index + 1) * 25} %`, megabytes(bytes).toFixed(2)]),
    targets: [
      target("soak, errors not asked for", faultsNotAskedFor(result), 0),
      // The heap moves by some 1.5 MB from quarter to quarter; what is lost of a request, be it 30 bytes, comes to more than this.
      target("soak, heap above that of the first quarter", megabytes(Math.max(...later) - first), 2, " MB"),
    ],
  };
}

/** The benchmarks by name, in the order of the tables. */
export const SECTIONS: Readonly<Record<string, (runs: number | undefined) => Promise<Section>>> = {
  start: readiness,
  rates,
  pages,
};

export const SOAK: Readonly<Record<string, (runs: number | undefined) => Promise<Section>>> = { soak: soaked };

function target(what: string, value: number | undefined, limit: number, unit = ""): Target {
  return { what, value: value ?? NaN, limit, unit };
}

function megabytes(bytes: number): number {
  return bytes / 1e6;
}
