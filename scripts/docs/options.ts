import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { parseCommand } from "../core/cli/parse-command.js";
import { UsageError } from "../core/cli/spec-command.js";

/** The host of `--serve`: loopback only. */
export const HOST = "127.0.0.1";

/** The default port of `--serve`. */
export const DEFAULT_PORT = 4020;

/** The output folder, relative to the repository. */
export const DEFAULT_OUT = "generated/docs";

export const USAGE = `usage: npm run docs [-- --serve [--port N]] [--watch] [--out DIR] [--site-url URL] [--source-url URL]

  Writes the reference to ${DEFAULT_OUT}/ from generated/openapi.json, the guides and the responses to the samples.

  --serve           serve it on ${HOST}, until interrupted, and run an emulator for "Try it"
  --port N          the port of --serve (default ${DEFAULT_PORT}; 0 for any that is free)
  --watch           rebuild when the contract, a guide, a style or the code changes; the contract is bundled from spec/ in memory;
                    with --serve, open pages reload and show the errors of the lint
  --out DIR         write elsewhere
  --site-url URL    the URL that the reference is published at, for a sitemap, the canonical link and the preview image of each page,
                    and the links of 404.html and llms.txt; other links are relative and work at any URL
  --source-url URL  the URL of the repository's files, for "Edit" (default: relative links to this repository; without links
                    if --site-url is given, since published pages cannot link to local files)
  -h, --help        print this

  Exit codes: 0 success; 1 errors in the contract or a guide; 2 invalid usage, unreadable input, or output that cannot be written.`;

export interface DocsOptions {
  /** The repository. */
  root: string;
  /** Absolute path of the folder to write. */
  out: string;
  /** Ends with a slash; undefined if the address is unknown. Published pages do not link to files of the repository. */
  siteUrl: string | undefined;
  /** Ends with a slash; undefined if "Edit" links are relative. */
  sourceUrl: string | undefined;
  /** The document, if it is of another API: a file or a URL. Its pages link to source files only by `sourceUrl`. */
  entry?: string;
}

/** The command's options. */
export interface DocsCommand extends DocsOptions {
  serve: boolean;
  port: number;
  watch: boolean;
}

const FLAGS = {
  serve: { type: "boolean" },
  port: { type: "string" },
  watch: { type: "boolean" },
  out: { type: "string" },
  "site-url": { type: "string" },
  "source-url": { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Reads the command's arguments; `--out` is relative to the working directory. */
export function parseOptions(args: string[], root: string): DocsCommand {
  const { values } = parseCommand({ args, options: FLAGS });
  const { serve = false, watch = false, port, out } = values;
  return {
    root,
    out: out === undefined ? resolve(root, DEFAULT_OUT) : resolve(out),
    siteUrl: folderUrl("--site-url", values["site-url"]),
    sourceUrl: folderUrl("--source-url", values["source-url"]),
    serve,
    port: portNumber(port, serve),
    watch,
  };
}

export function portNumber(port: string | undefined, isServed: boolean): number {
  if (port === undefined) return DEFAULT_PORT;
  if (!isServed) throw new UsageError("--port is useless without --serve.");
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UsageError(`--port ${port}: expected a number from 0 to 65535.`);
  return Number(port);
}

export function folderUrl(flag: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UsageError(`${flag} ${value}: expected a URL that starts with https:// or http://.`);
  }
  const url = new URL(value);
  if (url.search !== "" || url.hash !== "") throw new UsageError(`${flag} ${value}: expected a URL without ? and #.`);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
