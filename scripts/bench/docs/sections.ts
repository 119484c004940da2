// Each benchmark of the reference, from its figures to its table. The targets are those that the project has set itself.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DocsBuilder } from "../../docs/build.js";
import { parseOptions } from "../../docs/options.js";
import { DOCS_PARTS } from "../../docs/parts.js";
import { REPOSITORY } from "../../lib/redocly-config.js";
import { median, series } from "../packages/series.js";
import type { Section, Target } from "../packages/table.js";
import { type Summary, summarise } from "../statistics.js";
import { buildCosts, changeCosts, COLD, REDOCLY } from "./builds.js";
import { copyRepository } from "./copy.js";
import { Reader, type Visit } from "./reader.js";
import { type Sent, serveFolder, type SiteServer } from "./site-server.js";
import { KINDS, OPERATIONS, READ, writePeers } from "./sites.js";

type Row = Section["rows"][number];

const OURS = "ours";

/** A page, its loads and what it shows without scripts. */
interface Page {
  name: string;
  sent: Sent;
  text: string;
  visits: readonly Visit[];
}

/** Bytes and main thread of a page of each kind, and of the peers' pages. */
export async function pages(runs: number, announce: (text: string) => void): Promise<Section[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-docs-sites-"));
  try {
    announce("docs: building the reference");
    await new DocsBuilder(parseOptions(["--out", join(folder, OURS)], REPOSITORY), DOCS_PARTS).build();
    announce("docs: building the peers' pages");
    const peers = await writePeers(folder);
    const own = Object.entries(KINDS).map(([name, path]) => ({ name, address: `${OURS}/${path}` }));
    const found = await read(folder, [...own, ...peers], runs, announce);
    return [bytesOf(found), readingOf(found)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(
  folder: string,
  addresses: readonly { name: string; address: string }[],
  runs: number,
  announce: (text: string) => void,
): Promise<Page[]> {
  const server = await serveFolder(folder);
  const reader = await Reader.start(announce);
  try {
    const found = new Map<string, Page>();
    for (const { name, address } of addresses) {
      announce(`docs: ${name}`);
      found.set(name, { name, ...(await look(reader, server, address)), visits: [] });
    }
    const visits = await series(
      addresses.map(({ name, address }) => ({ name, run: () => reader.visit(`${server.url}${address}`) })),
      runs,
    );
    return [...found.values()].map((page) => ({ ...page, visits: visits.get(page.name) ?? [] }));
  } finally {
    await reader.close();
    await server.close();
  }
}

/** What one load asks for is the same in each. */
async function look(reader: Reader, server: SiteServer, address: string): Promise<Pick<Page, "sent" | "text">> {
  const url = `${server.url}${address}`;
  const text = await reader.textWithoutScripts(url);
  server.taken();
  await reader.load(url);
  return { sent: server.taken(), text };
}

function bytesOf(found: readonly Page[]): Section {
  const operations = found.filter(({ name }) => OPERATIONS.includes(name));
  const most = (of: (sent: Sent) => number): number => Math.max(...operations.map(({ sent }) => of(sent))) / 1000;
  return {
    title: "docs: kB of a page and all that it loads",
    columns: ["files", "plain", "gzip", "brotli", "script files, gzip", "script files, brotli"],
    rows: found.map(({ name, sent: { all, scripts, files } }): Row => [
      name,
      String(files),
      ...[all.plain, all.gzip, all.brotli, scripts.gzip, scripts.brotli].map((bytes) => (bytes / 1000).toFixed(1)),
    ]),
    targets: [
      target(
        "docs, an operation's page, gzip",
        most(({ all }) => all.gzip),
        60,
        " kB",
      ),
      target(
        "docs, scripts of an operation's page, gzip",
        most(({ scripts }) => scripts.gzip),
        25,
        " kB",
      ),
    ],
  };
}

function readingOf(found: readonly Page[]): Section {
  const figures = found.map(({ name, visits, text }) => ({
    name,
    mainThread: summarise(visits.map((visit) => visit.mainThread)),
    longest: median(visits.map((visit) => visit.longestTask)),
    hosts: [...new Set(visits.flatMap((visit) => visit.outsideHosts))],
    text: text.trim().length,
  }));
  const operations = figures.filter(({ name }) => OPERATIONS.includes(name));
  return {
    title: `docs: to read a page (the peers' with the same operation in view as "${READ}"), of the main thread's processor time`,
    columns: ["ms", "min – max", "longest task ms", "outside hosts", "characters without scripts"],
    rows: figures.map(({ name, mainThread, longest, hosts, text }): Row => [
      name,
      mainThread.median.toFixed(0),
      `${mainThread.min.toFixed(0)} – ${mainThread.max.toFixed(0)}`,
      longest.toFixed(0),
      hosts.join(", ") || "0",
      String(text),
    ]),
    targets: [
      target("docs, main thread for an operation", Math.max(...operations.map(({ mainThread }) => mainThread.median)), 120, " ms"),
      target("docs, longest task of it", Math.max(...operations.map(({ longest }) => longest)), 50, " ms"),
      target("docs, outside hosts asked", Math.max(...figures.filter(({ name }) => name in KINDS).map(({ hosts }) => hosts.length)), 0),
    ],
  };
}

/** Builds and changes, in a copy of the repository. */
export async function building(runs: number, announce: (text: string) => void): Promise<Section[]> {
  const root = await copyRepository();
  try {
    const costs = await buildCosts(root, runs, (text) => announce(`docs: ${text}`));
    announce("docs: one operation changes");
    const changes = await changeCosts(root, runs);
    const rows = [...costs, ["one changed operation", changes] as const].map(([name, all]) => ({
      name: costs.has(name) && name !== REDOCLY ? `npm run docs, ${name}` : name,
      cpu: summarise(all.map(({ cpu }) => cpu ?? NaN)),
      wall: summarise(all.map(({ wall }) => wall)),
    }));
    const cold = costs.get(COLD) ?? [];
    return [
      {
        title: "docs: seconds to build, and until one changed operation is written under --watch",
        columns: ["CPU s", "wall s", "min – max"],
        rows: rows.map(({ name, cpu, wall }): Row => [name, seconds(cpu.median), seconds(wall.median), spread(wall)]),
        targets: [
          target("docs, all pages from nothing", median(cold.map(({ wall }) => wall)) / 1000, 25, " s"),
          target("docs, one changed operation", median(changes.map(({ wall }) => wall)) / 1000, 2, " s"),
        ],
      },
    ];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function spread({ min, max }: Summary): string {
  return `${seconds(min)} – ${seconds(max)}`;
}

function target(what: string, value: number, limit: number, unit = ""): Target {
  return { what, value, limit, unit };
}
