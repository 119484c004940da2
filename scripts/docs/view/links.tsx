import type { ComponentChildren } from "preact";
import type { Site } from "../model/types.js";

/** Returns the root-absolute URL of a page, or an anchor as it is. The URL never leads to another host, whatever the path contains. */
export function hrefOf(path: string): string {
  return path.startsWith("#") ? hrefOfAnchor(path.slice(1)) : `/${path.replace(/^[/\\]+/, "")}`;
}

/** Returns a link to an anchor on the same page. */
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

/** A link if the site has the page, otherwise only its text: a site may have no guides. */
export function PageLink({ site, path, anchor, children }: { site: Site; path: string; anchor?: string; children: ComponentChildren }) {
  if (!hasPage(site, path)) return <>{children}</>;
  return <a href={hrefOf(path) + (anchor === undefined ? "" : hrefOfAnchor(anchor))}>{children}</a>;
}
