import { realpathSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { CommandError } from "../core/cli/command-error.js";

/** Where `$ref`s may lead beside the folder of the document. */
export interface AllowedRefs {
  /** Folders or files, as absolute paths without links. */
  readonly paths: readonly string[];
  /** Addresses; each stands for what is below it too. */
  readonly urls: readonly URL[];
}

export const NO_ALLOWED_REFS: AllowedRefs = { paths: [], urls: [] };

/** Reads what `--allow-ref` names: addresses, or folders and files relative to the working directory. Others throw `CommandError`. */
export function allowedRefs(named: readonly string[]): AllowedRefs {
  const isUrl = (name: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(name);
  return { urls: named.filter(isUrl).map(urlOf), paths: named.filter((name) => !isUrl(name)).map(pathOf) };
}

/** Whether an address is one of those that are allowed, or below one: `…/schemas` allows `…/schemas/a.yaml` and not `…/schemas-2`. */
export function isAllowedUrl({ urls }: AllowedRefs, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  return urls.some((url) => {
    // A server that decodes a slash first would read the dots beside it as a way up.
    if (ENCODED_SLASH.test(pathname) && !ENCODED_SLASH.test(url.pathname)) return false;
    const folder = url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
    return origin === url.origin && (pathname === url.pathname || pathname.startsWith(folder));
  });
}

const ENCODED_SLASH = /%(?:2f|5c)/i;

/** Whether a path is the folder or below it; both are absolute. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function urlOf(name: string): URL {
  const url = URL.canParse(name) ? new URL(name) : undefined;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new CommandError(`${name}: is no http or https address, and no folder.`, { hint: "--allow-ref takes one of these" });
}

function pathOf(name: string): string {
  try {
    return realpathSync(resolve(name));
  } catch {
    throw new CommandError(`${name}: there is no such folder.`, {
      hint: "--allow-ref takes a folder, or an address that begins with https://",
    });
  }
}
