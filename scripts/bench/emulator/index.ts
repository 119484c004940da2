import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPackages } from "../../pack/build-packages.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { installPeers, PEER_MODULES } from "../peers.js";
import { execute } from "../processes.js";
import { inTurn, rowsOf, type Table } from "../table.js";
import { withFolder } from "../workspace.js";
import { memoryOf, type Service, startBareServer, startEmulatorCommand, startPrism } from "./services.js";

/** An access group of the initial state. */
const PATH = "/v1/access-groups/web";
/** Options of autocannon that create an access group of another name with each request. */
const CREATE = ["-m", "POST", "-H", "content-type=application/json", "-I", "-b", '{"name":"[<id>]"}'];
const CONNECTIONS = 50;
/** Seconds of a round of requests. */
const ROUND = 2;
const MANY = 200_000;
const GROUPS = 100_000;
const LIMIT = 100;
const SEED_TOKEN = "bench-token";

/** Builds the packages, and compares the emulator with Prism and with a server of its framework alone. */
export async function* emulatorSection(runs?: number): AsyncGenerator<Table> {
  await installPeers();
  await buildPackages(REPOSITORY);
  yield await startTable(runs ?? 7);
  yield await rateTable(runs ?? 5);
  yield await memoryTable(runs ?? 5);
  yield await pageTable(runs ?? 200);
}

async function startTable(runs: number): Promise<Table> {
  const cost = async (start: () => Promise<Service>): Promise<{ ready: number; memory: number }> => {
    const service = await start();
    const memory = await memoryOf(service);
    await service.process.stop();
    return { ready: service.ready, memory };
  };
  const results = await inTurn({ emulator: () => cost(startEmulatorCommand), Prism: () => cost(startPrism) }, runs);
  const rows = rowsOf(results, { "ready ms": ({ ready }) => ready, "RSS MB": ({ memory }) => memory });
  return { title: "from the start of the process until it listens", rows };
}

async function rateTable(runs: number): Promise<Table> {
  const emulator = await startEmulatorCommand();
  const response = await getJson(emulator.url + PATH, emulator.token);
  const services = { emulator, Prism: await startPrism(), "bare Hono": await startBareServer(response) };
  // A process of its own, since its state grows.
  const creating = await startEmulatorCommand();
  const tasks = Object.entries(services).map(([name, service]) => [name, () => rateOf(service, PATH, ["-d", String(ROUND)])] as const);
  const create = (): Promise<number> => rateOf(creating, "/v1/access-groups", ["-d", String(ROUND), ...CREATE]);
  const results = await inTurn({ ...Object.fromEntries(tasks), "emulator, creates": create }, runs);
  for (const service of [...Object.values(services), creating]) await service.process.stop();
  const rows = rowsOf(results, { "requests/s": (rate) => rate }, { name: "bare Hono", figure: "requests/s" });
  return { title: `reads of an access group over ${CONNECTIONS} connections`, rows };
}

async function memoryTable(runs: number): Promise<Table> {
  const grown = async (): Promise<number> => {
    const service = await startEmulatorCommand();
    await rateOf(service, PATH, ["-a", String(MANY)]);
    const memory = await memoryOf(service);
    await service.process.stop();
    return memory;
  };
  const rows = rowsOf(await inTurn({ emulator: grown }, runs), { "RSS MB": (memory) => memory });
  return { title: `after ${MANY} reads over ${CONNECTIONS} connections`, rows };
}

/** Sends requests with options of autocannon; returns their number per second. */
async function rateOf({ url, token }: Service, path: string, more: readonly string[]): Promise<number> {
  const options = ["-c", String(CONNECTIONS), "-H", `authorization=Bearer ${token}`, "-j", ...more];
  const command = join(PEER_MODULES, "autocannon/autocannon.js");
  const text = await execute(process.execPath, [command, ...options, url + path], REPOSITORY);
  const { requests, errors, non2xx } = JSON.parse(text) as { requests: { average: number }; errors: number; non2xx: number };
  if (errors + non2xx > 0) throw new Error(`${url}${path} fails: ${text}`);
  return requests.average;
}

async function pageTable(runs: number): Promise<Table> {
  return withFolder(async (folder) => {
    const seed = join(folder, "seed.json");
    await writeFile(seed, JSON.stringify(seedOf(GROUPS)));
    const service = await startEmulatorCommand("--seed", seed);
    const cursors = await cursorsOf(service.url);
    const timeOf = async (cursor = ""): Promise<number> => {
      const begin = performance.now();
      await nextCursor(service.url, cursor);
      return performance.now() - begin;
    };
    const places = { first: cursors[0], middle: cursors[cursors.length / 2], last: cursors.at(-1) };
    const tasks = Object.entries(places).map(([place, cursor]) => [place, () => timeOf(cursor)] as const);
    const times = await inTurn(Object.fromEntries(tasks), runs);
    await service.process.stop();
    const rows = rowsOf(times, { ms: (time) => time }, { name: "first", figure: "ms" });
    return { title: `pages of ${LIMIT} of ${GROUPS} access groups`, rows };
  });
}

/** Returns the cursors of all pages in order, starting with an empty one. */
async function cursorsOf(url: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let next: string | null = ""; next !== null; next = await nextCursor(url, next)) cursors.push(next);
  if (cursors.length !== GROUPS / LIMIT) throw new Error(`The list has ${cursors.length} pages.`);
  return cursors;
}

/** Reads a page, and returns the cursor of the next one. */
async function nextCursor(url: string, cursor: string): Promise<string | null> {
  const next = cursor === "" ? "" : `&next=${encodeURIComponent(cursor)}`;
  const page = await getJson(`${url}/v1/access-groups?limit=${LIMIT}${next}`, SEED_TOKEN);
  return (page as { pagination: { next: string | null } }).pagination.next;
}

async function getJson(url: string, token: string): Promise<unknown> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} returns ${response.status}: ${await response.text()}`);
  return response.json();
}

function seedOf(groups: number): unknown {
  return {
    teams: [{ id: "team_1", slug: "team", members: [{ uid: "user_1", teamRole: "OWNER" }] }],
    users: [{ uid: "user_1", username: "user", email: "user@example.com" }],
    tokens: [{ token: SEED_TOKEN, userId: "user_1", teamIds: ["team_1"] }],
    accessGroups: Array.from({ length: groups }, (_, index) => ({ teamId: "team_1", name: `group ${index}` })),
  };
}
