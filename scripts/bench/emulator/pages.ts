// What a page costs at the beginning, in the middle and at the end of a list.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../packages/series.js";
import { Connections } from "./connections.js";
import { startEmulatorCommand } from "./services.js";

export interface PageCost {
  place: "first" | "middle" | "last";
  /** Milliseconds of the clock, a median. */
  time: number;
  /** How many times that of the first page. */
  ratio: number;
}

const LIMIT = 100;
const TEAM = "team_1";
const TOKEN = "bench-token";

/** Costs of pages of an emulator with so many access groups, `runs` requests for each, in turn. */
export async function pageCosts(groups: number, runs: number): Promise<PageCost[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-emulator-"));
  try {
    const seed = join(folder, "seed.json");
    await writeFile(seed, JSON.stringify(seedOf(groups)));
    const service = await startEmulatorCommand("--seed", seed);
    const connections = new Connections({ url: service.url, token: TOKEN }, 1);
    try {
      return await measure(connections, groups, runs);
    } finally {
      connections.close();
      await service.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(connections: Connections, groups: number, runs: number): Promise<PageCost[]> {
  const paths = await pathsOf(connections);
  const pages = groups / LIMIT;
  if (paths.length !== pages) throw new Error(`The list has ${paths.length} pages, not ${pages}.`);
  const places = { first: paths[0], middle: paths[Math.floor(paths.length / 2)], last: paths.at(-1) };
  const times = new Map(Object.keys(places).map((place): [string, number[]] => [place, []]));
  for (let run = 0; run < runs; run++) {
    for (const [place, path = ""] of Object.entries(places)) {
      const begin = performance.now();
      await page(connections, path);
      times.get(place)?.push(performance.now() - begin);
    }
  }
  const first = median(times.get("first") ?? []);
  return (["first", "middle", "last"] as const).map((place) => {
    const time = median(times.get(place) ?? []);
    return { place, time, ratio: time / first };
  });
}

/** The paths of all pages, in order. */
async function pathsOf(connections: Connections): Promise<string[]> {
  const paths = [`/v1/access-groups?limit=${LIMIT}`];
  for (;;) {
    const { next } = await page(connections, paths.at(-1) ?? "");
    if (next === null) return paths;
    paths.push(`/v1/access-groups?limit=${LIMIT}&next=${encodeURIComponent(next)}`);
  }
}

async function page(connections: Connections, path: string): Promise<{ next: string | null }> {
  const { status, text } = await connections.request({ path });
  const { accessGroups, pagination } = JSON.parse(text) as { accessGroups?: unknown[]; pagination?: { next: string | null } };
  if (status !== 200 || accessGroups?.length !== LIMIT || pagination === undefined) {
    throw new Error(`${path} answers ${status} with ${accessGroups?.length ?? 0} access groups`);
  }
  return pagination;
}

function seedOf(groups: number): unknown {
  return {
    teams: [{ id: TEAM, slug: "team", members: [{ uid: "user_1", teamRole: "OWNER" }] }],
    users: [{ uid: "user_1", username: "user", email: "user@example.com" }],
    tokens: [{ token: TOKEN, userId: "user_1", teamIds: [TEAM] }],
    accessGroups: Array.from({ length: groups }, (_, index) => ({ teamId: TEAM, name: `group ${index}` })),
  };
}
