import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importModule } from "../core/modules/import-module.cjs";
import { compileFrame, FrameError } from "./compile-frame.js";
import type { SideBarEntry } from "./side-bar.js";

/** What the frame puts around a body. */
export interface FramePage {
  /** Below the root of the site. */
  path: string;
  siteTitle: string;
  title: string;
  description: string;
  /** The address that the page is known by. */
  canonical?: string;
  sidebar: readonly SideBarEntry[];
  headings: readonly { depth: number; slug: string; text: string }[];
  /** HTML. */
  body: string;
  /** Where the source of the page can be read, and its name. */
  editLink?: string;
  source?: string;
  /** The same page in Markdown. */
  markdown?: string;
}

export interface Frame {
  draw(page: FramePage): Promise<string>;
  /** The theme's styles. */
  css: string;
  printCss: string;
  /** The code of the scripts that stand in each page itself. */
  inlineScripts: ReadonlySet<string>;
  /** The folder of the theme's scripts, and their names. */
  scripts: { folder: string; names: readonly string[] };
  isKept: boolean;
}

/** A page that shows all that the frame can show, so that all its styles and scripts are named in it. */
const PROBE: FramePage = {
  path: "probe/",
  siteTitle: "Probe",
  title: "Probe",
  description: "Probe",
  sidebar: [
    {
      type: "group",
      label: "Probe",
      collapsed: false,
      badge: undefined,
      entries: [{ type: "link", label: "Probe", href: "/probe/", isCurrent: true, badge: undefined, attrs: {} }],
    },
  ],
  headings: [{ depth: 2, slug: "probe", text: "Probe" }],
  body: "",
};

export async function loadFrame(root: string): Promise<Frame> {
  const { folder, isKept } = await compileFrame(root);
  const { draw } = (await importModule(pathToFileURL(join(folder, "dist/server/entry.mjs")).href)) as Pick<Frame, "draw">;
  const probe = await draw(PROBE);
  const client = join(folder, "dist/client");
  const sheets = [...probe.matchAll(/<link rel="stylesheet" href="(\/_astro\/[^"]+)"( media="print")?/g)];
  const read = (isPrint: boolean): string =>
    sheets
      .filter(([, , media]) => (media !== undefined) === isPrint)
      .map(([, href = ""]) => readFileSync(join(client, href), "utf8"))
      .join("\n");
  const names = [...probe.matchAll(/<script type="module" src="\/_astro\/([^"]+)"/g)].map(([, name = ""]) => name);
  const scripts = { folder: join(client, "_astro"), names };
  if (names.length === 0 || !existsSync(scripts.folder)) throw new FrameError("The frame of the pages names no script of the theme.");
  const inlineScripts = new Set([...probe.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code));
  return { draw, css: read(false), printCss: read(true), inlineScripts, scripts, isKept };
}
