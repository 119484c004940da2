/** A link within the site: a path, and its query and fragment. */
export interface SiteLink {
  /** Below the root of the site: `guides/pagination/`, `assets/site.js`. */
  path: string;
  /** With its `?` or `#`; empty where there is none. */
  rest: string;
}

/** The address of the site that a root-absolute link leads to; undefined for any other link. */
export function siteLink(href: string): SiteLink | undefined {
  const [, path, rest] = /^\/(?![/\\])([^?#]*)(.*)$/s.exec(href) ?? [];
  return path === undefined || rest === undefined ? undefined : { path, rest };
}

/** The link from a page, or a file beside it, to an address of the site. It names the file, since `file://` knows no index of a folder. */
export function relativeLink(from: string, { path, rest }: SiteLink): string {
  if (path === from && rest.startsWith("#")) return rest;
  const here = from.split("/").slice(0, -1);
  const there = path.split("/");
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const relative = "../".repeat(here.length - shared) + there.slice(shared).join("/");
  return `${relative === "" || relative.endsWith("/") ? `${relative}index.html` : relative}${rest}`;
}
