/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Site } from "../model/types.js";

/** The address of a page from the root of the site. A path can lead to no other host, whatever it holds. */
export function hrefOf(path: string): string {
  return `/${path.replace(/^[/\\]+/, "")}`;
}

/** A link to a place on the page it stands on. */
export function hrefOfAnchor(anchor: string): string {
  return `#${encodeURI(anchor).replaceAll("#", "%23")}`;
}

const pathsBySite = new WeakMap<Site, ReadonlySet<string>>();

/** Checks that the site has a page at a path. */
export function hasPage(site: Site, path: string): boolean {
  let paths = pathsBySite.get(site);
  if (paths === undefined) {
    paths = new Set(site.pages.map((page) => page.path));
    pathsBySite.set(site, paths);
  }
  return paths.has(path);
}

/** A link where the site has the page, else its text alone: a site may be built without guides. */
export function PageLink({ site, path, anchor, children }: { site: Site; path: string; anchor?: string; children: ComponentChildren }) {
  if (!hasPage(site, path)) return <>{children}</>;
  return <a href={hrefOf(path) + (anchor === undefined ? "" : hrefOfAnchor(anchor))}>{children}</a>;
}
