// What the compiler needs for five typed calls, above what it needs for an empty file.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { execute } from "./execute.js";
import { PEER_MODULES } from "./peers.js";
import { median, series, type Turn } from "./series.js";

const TSC = join(REPOSITORY, "node_modules/typescript/bin/tsc");
const OWN_MODULES = join(REPOSITORY, "node_modules");

const COMPILER_OPTIONS = {
  noEmit: true,
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  moduleDetection: "force",
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** Cost of a compilation. */
export interface TypeCost {
  instantiations: number;
  /** Of the clock, in milliseconds. */
  time: number;
  /** In megabytes. */
  memory: number;
}

/** A text to compile, and the modules that it is compiled with. */
interface TypeProgram {
  text: string;
  modules: string;
}

export const EMPTY = "empty file";
export const BY_BARREL = "ours, from the barrel";
export const BY_TAGS = "ours, two tags by subpath";
export const BY_PATHS = "ours, by path";

const CALLS = `
const client = createClient({ baseUrl: "https://api.example.com" });
const group = await readAccessGroup(client, { path: { idOrName: "web" } });
const page = await listAccessGroups(client, { query: { limit: 3 } });
const created = await createAccessGroup(client, { body: { name: "web" } });
const members = await listAccessGroupMembers(client, { path: { idOrName: "web" } });
const webhooks = await listWebhooks(client);
export const used = [group.name, page.accessGroups?.[0]?.name, created.teamId, members.members, webhooks[0]?.url];`;

const PATH_CALLS = `
const group = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
const page = await client.GET("/v1/access-groups", { params: { query: { limit: 3 } } });
const created = await client.POST("/v1/access-groups", { body: { name: "web" } });
const members = await client.GET("/v1/access-groups/{idOrName}/members", { params: { path: { idOrName: "web" } } });
const webhooks = await client.GET("/v1/webhooks");
export const used = [group.data?.name, page.data, created.data?.teamId, members.data, webhooks.data?.[0]?.url];`;

const VERCEL_CALLS = [
  "accessGroupsReadAccessGroup",
  "accessGroupsListAccessGroups",
  "accessGroupsCreateAccessGroup",
  "accessGroupsListAccessGroupMembers",
  "webhooksGetWebhooks",
];

export const TYPE_PROGRAMS: Readonly<Record<string, TypeProgram>> = {
  [EMPTY]: { text: "export {};", modules: OWN_MODULES },
  [BY_BARREL]: {
    text: `import { createAccessGroup, createClient, listAccessGroupMembers, listAccessGroups, listWebhooks, readAccessGroup } from "@hosting-platform/client";${CALLS}`,
    modules: OWN_MODULES,
  },
  [BY_TAGS]: {
    text: `import { createClient } from "@hosting-platform/client/core";
import { createAccessGroup, listAccessGroupMembers, listAccessGroups, readAccessGroup } from "@hosting-platform/client/access-groups";
import { listWebhooks } from "@hosting-platform/client/webhooks";${CALLS}`,
    modules: OWN_MODULES,
  },
  [BY_PATHS]: {
    text: `import { createClient } from "@hosting-platform/client";
const client = createClient({ baseUrl: "https://api.example.com" });${PATH_CALLS}`,
    modules: OWN_MODULES,
  },
  "openapi-fetch": {
    text: `import type { paths } from "@hosting-platform/types";
import createClient from "openapi-fetch";
const client = createClient<paths>({ baseUrl: "https://api.example.com" });${PATH_CALLS}`,
    modules: OWN_MODULES,
  },
  "@vercel/sdk functions": {
    text: `import { VercelCore } from "@vercel/sdk/core.js";
${VERCEL_CALLS.map((name) => `import { ${name} } from "@vercel/sdk/funcs/${name}.js";`).join("\n")}
const client = new VercelCore({ bearerToken: "token" });
const group = await accessGroupsReadAccessGroup(client, { idOrName: "web" });
const page = await accessGroupsListAccessGroups(client, { limit: 3 });
const created = await accessGroupsCreateAccessGroup(client, { requestBody: { name: "web" } });
const members = await accessGroupsListAccessGroupMembers(client, { idOrName: "web" });
const webhooks = await webhooksGetWebhooks(client, {});
export const used = [group.value?.name, page.value, created.value?.teamId, members.value, webhooks.value];`,
    modules: PEER_MODULES,
  },
  "@vercel/sdk": {
    text: `import { Vercel } from "@vercel/sdk";
const client = new Vercel({ bearerToken: "token" });
const group = await client.accessGroups.readAccessGroup({ idOrName: "web" });
const page = await client.accessGroups.listAccessGroups({ limit: 3 });
const created = await client.accessGroups.createAccessGroup({ requestBody: { name: "web" } });
const members = await client.accessGroups.listAccessGroupMembers({ idOrName: "web" });
const webhooks = await client.webhooks.getWebhooks({});
export const used = [group.name, page, created.teamId, members, webhooks];`,
    modules: PEER_MODULES,
  },
};

/** The costs of the programs as they are, compiled in turn by the repository's own compiler; medians of `runs`, and the shortest time. */
export async function typeCosts(names: readonly string[], runs: number): Promise<Map<string, TypeCost>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-types-"));
  try {
    const turns: Turn<TypeCost>[] = [];
    for (const [index, name] of names.entries()) turns.push({ name, run: await prepare(join(folder, String(index)), name) });
    return new Map([...(await series(turns, runs))].map(([name, costs]) => [name, typicalCost(costs)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A program's costs above those of the empty file, which has to be among them. */
export function aboveEmpty(costs: ReadonlyMap<string, TypeCost>): Map<string, TypeCost> {
  const empty = costs.get(EMPTY);
  if (empty === undefined) throw new Error("The empty file was not compiled.");
  const above = ({ instantiations, time, memory }: TypeCost): TypeCost => ({
    instantiations: instantiations - empty.instantiations,
    time: time - empty.time,
    memory: memory - empty.memory,
  });
  return new Map([...costs].filter(([name]) => name !== EMPTY).map(([name, cost]) => [name, above(cost)]));
}

async function prepare(folder: string, name: string): Promise<() => Promise<TypeCost>> {
  const program = TYPE_PROGRAMS[name];
  if (program === undefined) throw new Error(`No program is called ${name}.`);
  await mkdir(folder);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  await writeFile(join(folder, "index.ts"), `${program.text}\n`);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: ["index.ts"] }));
  await symlink(program.modules, join(folder, "node_modules"), "junction");
  return async () => parseDiagnostics(await execute(process.execPath, [TSC, "-p", ".", "--extendedDiagnostics"], folder));
}

/** Reads the table that the compiler prints with `--extendedDiagnostics`. */
export function parseDiagnostics(text: string): TypeCost {
  const figure = (label: string): number => {
    const value = Number(new RegExp(`^${label}: +([\\d.]+)`, "m").exec(text)?.[1] ?? NaN);
    if (Number.isNaN(value)) throw new Error(`The compiler does not say its ${label.toLowerCase()}:\n${text}`);
    return value;
  };
  return { instantiations: figure("Instantiations"), time: figure("Total time") * 1000, memory: figure("Memory used") / 1024 };
}

function typicalCost(costs: readonly TypeCost[]): TypeCost {
  return {
    instantiations: median(costs.map(({ instantiations }) => instantiations)),
    // The compiler does the same each time: what is above the fastest is what else the machine did.
    time: Math.min(...costs.map(({ time }) => time)),
    memory: median(costs.map(({ memory }) => memory)),
  };
}
