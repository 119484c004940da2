import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { CommandError } from "../core/cli/command-error.js";

/** Targets that `$ref`s may have outside of the document's folder. */
export interface AllowedRefs {
  /** Real absolute paths of folders or files. */
  readonly paths: readonly string[];
  /** URLs; each includes everything below it. */
  readonly urls: readonly URL[];
}

export const NO_ALLOWED_REFS: AllowedRefs = { paths: [], urls: [] };

/** Checks for an http(s) URL. */
export function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Parses the values of `--allow-ref`: URLs, or paths relative to the working directory. Throws `CommandError` for other values. */
export function allowedRefs(named: readonly string[]): AllowedRefs {
  const hasScheme = (name: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(name);
  return { urls: named.filter(hasScheme).map(urlOf), paths: named.filter((name) => !hasScheme(name)).map(pathOf) };
}

/** Checks if a URL is allowed or below an allowed one: `…/schemas` allows `…/schemas/a.yaml` but not `…/schemas-2`. */
export function isAllowedUrl({ urls }: AllowedRefs, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  return urls.some((url) => {
    // A server that decodes the slash first would treat adjacent dots as a parent folder.
    if (ENCODED_SLASH.test(pathname) && !ENCODED_SLASH.test(url.pathname)) return false;
    const folder = url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
    return origin === url.origin && (pathname === url.pathname || pathname.startsWith(folder));
  });
}

const ENCODED_SLASH = /%(?:2f|5c)/i;

/** Checks if an absolute path is a folder or below it. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function urlOf(name: string): URL {
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new CommandError(`${name}: not an http(s) URL.`, { hint: "--allow-ref takes a folder, or a URL that begins with https://" });
}

function pathOf(name: string): string {
  try {
    return realpathSync(resolve(name));
  } catch {
    throw new CommandError(`${name}: no such folder.`, { hint: "--allow-ref takes a folder, or a URL that begins with https://" });
  }
}
