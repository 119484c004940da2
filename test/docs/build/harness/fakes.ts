import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { assetFiles } from "../../../../scripts/pack/reference-assets.js";
import { cardFiles } from "../../../../scripts/docs/card.js";
import type { DocsParts } from "../../../../scripts/docs/build.js";
import type { GuidePage, Site } from "../../../../scripts/docs/model/types.js";
import type { DocsOptions } from "../../../../scripts/docs/options.js";
import { viewOf } from "../../../../scripts/docs/view/view-of.js";
import type { OpenApiDocument } from "../../../../scripts/read/openapi.js";
import { emptyFolder, writeFiles } from "../../../harness/folders.js";

export const DOCUMENT = { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths: {} } as OpenApiDocument;

export function guide(path: string, text: string): GuidePage {
  const search = { kind: "guide", fields: [], text };
  return { kind: "guide", path, title: `Page ${path}`, description: "About it.", source: "spec/openapi.yaml", search, text };
}

export function siteOf(...pages: GuidePage[]): Site {
  return { title: "Things", version: "1", pages, nav: [{ title: "Guides", entries: pages.map(({ path, title }) => ({ path, title })) }] };
}

/** Parts that read nothing from the disk and run no sample, and count what they draw. */
export class FakeParts {
  site: Site;
  drawn: string[] = [];
  samplesRun = 0;

  constructor(site: Site) {
    this.site = site;
  }

  readonly parts: DocsParts = {
    readContract: () => Promise.resolve({ document: DOCUMENT, sources: { operations: new Map(), schemas: new Map(), tags: new Map() } }),
    readGuides: () => Promise.resolve([]),
    readReleases: () => Promise.resolve([]),
    samplesOf: () => new Map(),
    recordResponses: (samples) => {
      this.samplesRun++;
      return Promise.resolve(samples);
    },
    createSite: () => this.site,
    viewOf: (page, site) => {
      this.drawn.push(page.path);
      return viewOf(page, site);
    },
    markdownOf: (page, from = page.path) => `# ${page.title} from ${from}\n`,
    llmsText: (_, siteUrl = "") => siteUrl,
    sitemapOf: (_, siteUrl) => siteUrl,
    searchIndexScript: () => "globalThis.records = [];",
    tryPage: () => "<!doctype html>",
    assetFiles: async ({ root, siteUrl }) => [...(await assetFiles(root)), ...cardFiles(siteUrl)],
  };
}

/** A repository with as much as a build reads of it. */
export async function repository(): Promise<DocsOptions> {
  const root = emptyFolder();
  for (const name of ["site", "search", "try-it"]) await put(root, `scripts/docs/browser/${name}.ts`, `console.log("${name}");`);
  return { root, out: join(root, "generated/docs"), siteUrl: undefined, sourceUrl: undefined };
}

export const put = (root: string, path: string, text: string): Promise<void> => writeFiles(root, { [path]: text });

export async function contentOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map(async (file) => [file.slice(folder.length + 1), await readFile(file, "utf8")] as const));
  return new Map(texts);
}
