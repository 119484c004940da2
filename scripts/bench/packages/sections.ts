// Each benchmark, from its figures to its table. The targets are those that the project has set itself.
import { bundleModules, bundleSize } from "./bundle.js";
import { type CallCost, loopbackCalls, stubbedCalls } from "./calls.js";
import { importCosts } from "./cold-import.js";
import { ownInstallSizes, peerInstallSizes } from "./install.js";
import { ITEMS, pagedWalks } from "./pages.js";
import { PROGRAM_NAMES, type ProgramName } from "./programs.js";
import type { Section, Target } from "./table.js";
import { aboveEmpty, BY_TAGS, TYPE_PROGRAMS, typeCosts } from "./type-cost.js";

type Row = Section["rows"][number];

/** What a program lacks of the job that is measured. */
const LACKS: Partial<Record<ProgramName, string>> = { "openapi-fetch": " (no retries)", octokit: " (no retries)" };

/** How many modules the breakdown shows. */
const MODULES = 40;

async function bundle(): Promise<Section> {
  const names = [
    "ours-core",
    "ours",
    "ours-sdk",
    "openapi-fetch",
    "ky",
    "octokit",
    "octokit-retry",
    "vercel-sdk",
    "stripe",
    "anthropic-sdk",
  ] as const;
  const sizes = await Promise.all(names.map(async (name) => [name, await bundleSize(`paged/${name}`)] as const));
  const rows = sizes.map(([name, size]): Row => [
    PROGRAM_NAMES[name] + (LACKS[name] ?? ""),
    kilobytes(size.minified),
    kilobytes(size.gzipped),
  ]);
  const own = (program: ProgramName): number => (sizes.find(([name]) => name === program)?.[1].gzipped ?? NaN) / 1000;
  return {
    title: "bundle: one list of pages with authentication and retries, kB",
    columns: ["minified", "gzipped"],
    rows,
    targets: [target("bundle by client/core, gzipped", own("ours-core"), 5, " kB"), target("bundle, gzipped", own("ours"), 5, " kB")],
  };
}

async function modules(): Promise<Section> {
  const sizes = (await bundleModules("paged/ours")).slice(0, MODULES);
  return {
    title: "bundle by module: bytes, gzipped as the bundle is smaller without the module",
    columns: ["minified", "gzipped"],
    rows: sizes.map(({ module, minified, gzipped }): Row => [module, String(minified), String(gzipped)]),
    targets: [],
  };
}

async function coldImport(runs = 11): Promise<Section> {
  const costs = await importCosts(runs);
  const [client, own] = ["client", "sdk"].map((name) => costs.get(`@hosting-platform/${name}`));
  return {
    title: "cold import, above bare Node",
    columns: ["CPU ms", "RSS MB"],
    rows: [...costs].map(([name, { cpu, rss }]): Row => [name, cpu.toFixed(1), rss.toFixed(1)]),
    targets: [
      target("cold import of the client, CPU", client?.cpu, 5, " ms"),
      target("cold import of the client, RSS", client?.rss, 2, " MB"),
      target("cold import of the sdk, CPU", own?.cpu, 5, " ms"),
      target("cold import of the sdk, RSS", own?.rss, 2, " MB"),
    ],
  };
}

async function types(runs = 5): Promise<Section> {
  const costs = aboveEmpty(await typeCosts(Object.keys(TYPE_PROGRAMS), runs));
  const own = costs.get(BY_TAGS);
  return {
    title: "tsc: five typed calls, above an empty file",
    columns: ["instantiations", "s", "MB"],
    rows: [...costs].map(([name, cost]): Row => [name, String(cost.instantiations), (cost.time / 1000).toFixed(2), cost.memory.toFixed(1)]),
    targets: [
      target("tsc, instantiations", own?.instantiations, 100),
      // Less than nothing is noise, and no time to go by.
      target("tsc, time", own !== undefined && own.time > 0 ? own.time / 1000 : NaN, 0.1, " s"),
      target("tsc, memory", own?.memory, 15, " MB"),
    ],
  };
}

const CALL_COLUMNS = ["µs", "× bare fetch", "CPU µs", "CPU × bare fetch"];

async function stubbed(runs = 60): Promise<Section> {
  const costs = await stubbedCalls(runs);
  // Nothing is waited for, so on an idle machine the processor's time is the clock's; on a busy one only that of the processor says anything.
  const targets = [target("call, stubbed fetch", costs.get("ours")?.cpuRatio, 1.7, " ×")];
  return { title: "call overhead: a call with a fetch that sends nothing", columns: CALL_COLUMNS, rows: callRows(costs), targets };
}

async function loopback(runs = 60): Promise<Section> {
  const costs = await loopbackCalls(runs);
  const targets = [target("call, loopback HTTP", costs.get("ours")?.wallRatio, 1.3, " ×")];
  return { title: "call overhead: a call over loopback HTTP", columns: CALL_COLUMNS, rows: callRows(costs), targets };
}

function callRows(costs: ReadonlyMap<string, CallCost>): Row[] {
  return [...costs].map(([name, { wall, wallRatio, cpu, cpuRatio }]) => [
    PROGRAM_NAMES[name as ProgramName],
    wall.toFixed(1),
    wallRatio.toFixed(2),
    cpu.toFixed(1),
    cpuRatio.toFixed(2),
  ]);
}

async function pages(runs = 11): Promise<Section> {
  const costs = await pagedWalks(runs);
  const own = costs.get("ours");
  return {
    title: `pages: ${ITEMS.toLocaleString("en")} items in pages of 100 over loopback HTTP`,
    columns: ["items", "requests", "ms", "× bare loop", "CPU ms", "CPU × bare loop", "kB retained", "kB grown"],
    rows: [...costs].map(([name, cost]): Row => [
      PROGRAM_NAMES[name as ProgramName],
      String(cost.items),
      String(cost.requests),
      cost.wall.toFixed(0),
      cost.wallRatio.toFixed(2),
      cost.cpu.toFixed(0),
      cost.cpuRatio.toFixed(2),
      kilobytes(cost.retained, 0),
      kilobytes(cost.grown, 0),
    ]),
    targets: [
      target("pages, time", own?.wallRatio, 1.3, " ×"),
      target("pages, requests", own?.requests, 100),
      // The items alone are some 4 MB; the heap moves by more than this from one way to the next.
      target("pages, retained", (own?.retained ?? NaN) / 1000, 50, " kB"),
    ],
  };
}

async function install(): Promise<Section> {
  const own = await ownInstallSizes();
  const sizes = [...own, ...(await peerInstallSizes())];
  const sdk = own.get("@hosting-platform/sdk");
  return {
    title: "install: a package and all that it needs",
    columns: ["MB", "files", "packages", "of other makers"],
    rows: sizes.map(([name, size]): Row => [
      name,
      (size.bytes / 1e6).toFixed(2),
      String(size.files),
      String(size.packages),
      String(size.outside.length),
    ]),
    targets: [
      target("install, size", (sdk?.bytes ?? NaN) / 1e6, 5, " MB"),
      target("install, packages from outside", sdk?.outside.length, 2),
    ],
  };
}

/** The benchmarks by name, in the order of the tables. */
export const SECTIONS: Readonly<Record<string, (runs: number | undefined) => Promise<Section>>> = {
  bundle,
  modules,
  "cold import": coldImport,
  types,
  "stubbed calls": stubbed,
  "loopback calls": loopback,
  pages,
  install,
};

function target(what: string, value: number | undefined, limit: number, unit = ""): Target {
  return { what, value: value ?? NaN, limit, unit };
}

function kilobytes(bytes: number, digits = 2): string {
  return (bytes / 1000).toFixed(digits);
}
