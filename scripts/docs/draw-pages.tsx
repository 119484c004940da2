import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import { CARD } from "./card.js";
import { hearSignals } from "../core/cli/signals.js";
import type { AnyFile } from "../core/files/output.js";
import type { NavGroup, Page, Site } from "./model/types.js";
import type { DocsOptions } from "./options.js";
import { type RenderedPage, renderPage } from "./render-page.js";
import { ShellPage } from "./shell/page.js";
import { navFor } from "./shell/side-bar.js";
import type { View } from "./view/view-of.js";

export interface PageParts {
  viewOf(page: Page, site: Site): View;
  markdownOf(page: Page, from?: string): string;
}

/** The texts of a page in Markdown. */
interface Twin {
  markdown: Buffer;
  /** The page's part of `llms-full.txt`. */
  section: Buffer;
}

/** A page's HTML as bytes: what is joined from thousands of strings takes several times the memory. */
interface DrawnHtml extends Pick<RenderedPage, "links" | "ids"> {
  html: Buffer;
}

/** A written page. */
export interface DrawnPage extends Pick<DrawnHtml, "links" | "ids">, Pick<Twin, "section"> {
  page: Page;
  files: readonly AnyFile[];
}

/** Renders the pages of a site. Later calls render only changed pages. */
export class PageDrawer {
  readonly #options: DocsOptions;
  readonly #parts: PageParts;
  #shared = "";
  #twins: ReadonlyMap<string, Twin> = new Map();
  #rendered: ReadonlyMap<string, DrawnHtml> = new Map();

  constructor(options: DocsOptions, parts: PageParts) {
    this.#options = options;
    this.#parts = parts;
  }

  async draw(site: Site): Promise<DrawnPage[]> {
    // Views depend on the paths of other pages, since they link only to existing ones.
    const shared = JSON.stringify([site.title, site.version, site.brand, site.pages.map(({ path }) => path)]);
    if (shared !== this.#shared) this.#rendered = new Map();
    const twins = new Map<string, Twin>();
    const rendered = new Map<string, DrawnHtml>();
    const pages: DrawnPage[] = [];
    let heard = performance.now();
    for (const page of site.pages) {
      // Thousands of pages take long, and a signal ends the process only while it waits.
      if (performance.now() - heard > 100) {
        await hearSignals();
        heard = performance.now();
      }
      const nav = navFor(page.path, site.nav);
      const text = hashOf(page);
      const key = text + hashOf(nav);
      const twin = this.#twins.get(text) ?? this.#twinOf(page);
      const drawn = this.#rendered.get(key) ?? this.#render(page, site, nav);
      const { html, links, ids } = drawn;
      twins.set(text, twin);
      rendered.set(key, drawn);
      const files = [
        { path: `${page.path}index.html`, text: html },
        { path: `${page.path}index.md`, text: twin.markdown },
      ];
      pages.push({ page, files, links, ids, section: twin.section });
    }
    this.#shared = shared;
    this.#twins = twins;
    this.#rendered = rendered;
    return pages;
  }

  #twinOf(page: Page): Twin {
    return { markdown: Buffer.from(this.#parts.markdownOf(page)), section: Buffer.from(this.#parts.markdownOf(page, "")) };
  }

  #render(page: Page, site: Site, nav: readonly NavGroup[]): DrawnHtml {
    const { path, title, description, source } = page;
    const { siteUrl, entry } = this.#options;
    const rendered = renderPage(path, () => (
      <ShellPage
        {...this.#parts.viewOf(page, site)}
        path={path}
        siteTitle={site.title}
        brand={site.brand}
        version={site.version}
        title={title}
        description={description}
        canonical={siteUrl && new URL(path, siteUrl).href}
        image={entry === undefined ? siteUrl && new URL(CARD, siteUrl).href : undefined}
        nav={nav}
        editLink={editLinkOf(page, this.#options)}
        source={source}
        markdown={`/${path}index.md`}
      />
    ));
    return { ...rendered, html: Buffer.from(rendered.html) };
  }
}

/** Pages of large documents are kept by their hash, not by their whole content. */
function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64");
}

/** Returns the link to a page's source. Pages outside the repository have none without `--source-url`. */
export function editLinkOf(
  { path, source }: Pick<Page, "path" | "source">,
  { root, out, sourceUrl, siteUrl, entry }: DocsOptions,
): string | undefined {
  if (source === undefined) return undefined;
  if (sourceUrl !== undefined) return new URL(encodeURI(source), sourceUrl).href;
  if (siteUrl !== undefined || entry !== undefined) return undefined;
  const folder = relative(root, out);
  if (folder === "" || folder.startsWith("..")) return undefined;
  return encodeURI(relative(join(out, path), join(root, source)).replaceAll("\\", "/"));
}
