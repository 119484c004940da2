/** A link within the site: a path, and its query and fragment. */
export interface SiteLink {
  /** Relative to the site's root: `guides/pagination/`, `assets/site.js`. */
  path: string;
  /** Starts with `?` or `#`; empty without query and fragment. */
  rest: string;
}

/** Parses a root-absolute link; undefined for other links. */
export function siteLink(href: string): SiteLink | undefined {
  const [, path, rest] = /^\/(?![/\\])([^?#]*)(.*)$/s.exec(href) ?? [];
  return path === undefined || rest === undefined ? undefined : { path, rest };
}

/** Returns the relative link from a page to a target on the site. Includes the file name, since `file://` has no index files. */
export function relativeLink(from: string, { path, rest }: SiteLink): string {
  if (path === from && rest.startsWith("#")) return rest;
  const here = from.split("/").slice(0, -1);
  const there = path.split("/");
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  const relative = "../".repeat(here.length - shared) + there.slice(shared).join("/");
  return `${relative === "" || relative.endsWith("/") ? `${relative}index.html` : relative}${rest}`;
}
