/** @jsxImportSource preact */
import { join, relative } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import type { NavGroup, Page, Site } from "./model/types.js";
import type { DocsOptions } from "./options.js";
import { type RenderedPage, renderPage } from "./render-page.js";
import { ShellPage } from "./shell/page.js";
import { navFor } from "./shell/side-bar.js";
import type { View } from "./view/view-of.js";

export interface PageParts {
  viewOf(page: Page, site: Site): View;
  markdownOf(page: Page): string;
}

/** A written page. */
export interface DrawnPage extends RenderedPage {
  page: Page;
  files: readonly OutputFile[];
}

/** Renders the pages of a site. Later calls render only changed pages. */
export class PageDrawer {
  readonly #options: DocsOptions;
  readonly #parts: PageParts;
  #drawn: ReadonlyMap<string, DrawnPage> = new Map();

  constructor(options: DocsOptions, parts: PageParts) {
    this.#options = options;
    this.#parts = parts;
  }

  draw(site: Site): DrawnPage[] {
    // Views depend on the paths of other pages, since they link only to existing ones.
    const shared = JSON.stringify([site.title, site.version, site.pages.map(({ path }) => path)]);
    const drawn = new Map<string, DrawnPage>();
    for (const page of site.pages) {
      const nav = navFor(page.path, site.nav);
      const key = JSON.stringify([page, nav, shared]);
      drawn.set(key, this.#drawn.get(key) ?? this.#drawPage(page, site, nav));
    }
    this.#drawn = drawn;
    return [...drawn.values()];
  }

  #drawPage(page: Page, site: Site, nav: readonly NavGroup[]): DrawnPage {
    const { path, title, description, source } = page;
    const rendered = renderPage(path, () => (
      <ShellPage
        {...this.#parts.viewOf(page, site)}
        path={path}
        siteTitle={site.title}
        title={title}
        description={description}
        canonical={new URL(path, this.#options.siteUrl).href}
        nav={nav}
        editLink={editLinkOf(page, this.#options)}
        source={source}
        markdown={`/${path}index.md`}
      />
    ));
    const files = [
      { path: `${path}index.html`, text: rendered.html },
      { path: `${path}index.md`, text: this.#parts.markdownOf(page) },
    ];
    return { ...rendered, page, files };
  }
}

/** Returns the link to a page's source. Pages outside the repository have none without `--source-url`. */
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
