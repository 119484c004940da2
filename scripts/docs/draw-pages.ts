import { join, relative } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { type FinishedPage, finishPage } from "./finish.js";
import type { Frame } from "./frame.js";
import type { Page, Site } from "./model/types.js";
import type { DocsOptions } from "./options.js";
import { sideBarOf } from "./side-bar.js";
import type { View } from "./view/view-of.js";

export interface PageParts {
  viewOf(page: Page, site: Site): View;
  markdownOf(page: Page): string;
}

/** A page as it is written. */
export interface DrawnPage extends FinishedPage {
  page: Page;
  files: readonly OutputFile[];
}

/** Draws the pages of a site, and of the next state of it only those that differ. */
export class PageDrawer {
  readonly #frame: Pick<Frame, "draw" | "inlineScripts">;
  readonly #options: DocsOptions;
  readonly #parts: PageParts;
  #drawn: ReadonlyMap<string, DrawnPage> = new Map();

  constructor(frame: Pick<Frame, "draw" | "inlineScripts">, options: DocsOptions, parts: PageParts) {
    this.#frame = frame;
    this.#options = options;
    this.#parts = parts;
  }

  async draw(site: Site): Promise<DrawnPage[]> {
    // A view may ask whether there is a page that it could link to.
    const shared = JSON.stringify([site.title, site.version, site.pages.map(({ path }) => path)]);
    const drawn = new Map<string, DrawnPage>();
    for (const page of site.pages) {
      const sideBar = sideBarOf(page.path, site.nav);
      const key = JSON.stringify([page, sideBar, shared]);
      drawn.set(key, this.#drawn.get(key) ?? (await this.#drawPage(page, site, sideBar)));
    }
    this.#drawn = drawn;
    return [...drawn.values()];
  }

  async #drawPage(page: Page, site: Site, sidebar: ReturnType<typeof sideBarOf>): Promise<DrawnPage> {
    const { path, title, description, source } = page;
    const { body, headings } = this.#parts.viewOf(page, site);
    const editLink = editLinkOf(page, this.#options);
    const html = await this.#frame.draw({
      path,
      siteTitle: site.title,
      title,
      description,
      canonical: new URL(path, this.#options.siteUrl).href,
      sidebar,
      headings: headings.map(({ depth, id, text }) => ({ depth, slug: id, text })),
      body,
      markdown: `/${path}index.md`,
      ...(editLink === undefined ? {} : { editLink }),
      ...(source === undefined ? {} : { source }),
    });
    const finished = finishPage(html, path, this.#frame.inlineScripts);
    const files = [
      { path: `${path}index.html`, text: finished.html },
      { path: `${path}index.md`, text: this.#parts.markdownOf(page) },
    ];
    return { ...finished, page, files };
  }
}

/** Where the source of a page is read. A page that is written outside the repository has none, unless an address of the sources is known. */
export function editLinkOf(
  { path, source }: Pick<Page, "path" | "source">,
  { root, out, sourceUrl, isPublished }: DocsOptions,
): string | undefined {
  if (source === undefined) return undefined;
  if (sourceUrl !== undefined) return new URL(encodeURI(source), sourceUrl).href;
  if (isPublished) return undefined;
  const folder = relative(root, out);
  if (folder === "" || folder.startsWith("..")) return undefined;
  return encodeURI(relative(join(out, path), join(root, source)).replaceAll("\\", "/"));
}
