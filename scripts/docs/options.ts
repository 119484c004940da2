import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { parseCommand } from "../core/cli/parse-command.js";
import { UsageError } from "../core/cli/spec-command.js";

/** The host of `--serve`: loopback only. */
export const HOST = "127.0.0.1";

/** The default port of `--serve`. */
export const DEFAULT_PORT = 4020;

/** The address of `--serve`. */
const DEFAULT_SITE = `http://${HOST}:${DEFAULT_PORT}/`;

/** The output folder, relative to the repository. */
export const DEFAULT_OUT = "generated/docs";

export const USAGE = `usage: npm run docs [-- --serve [--port N]] [--watch] [--out DIR] [--site-url URL] [--source-url URL]

  Writes the reference to ${DEFAULT_OUT}/ from generated/openapi.json, the guides and what the samples answer.

  --serve           serve it on ${HOST}, until interrupted
  --port N          the port of --serve (default ${DEFAULT_PORT}; 0 for any that is free)
  --watch           build again when the contract, a guide, a style or the code changes; the contract is bundled from spec/ in memory
  --out DIR         write elsewhere
  --site-url URL    the address that the reference is published at (default ${DEFAULT_SITE}): what 404.html, the sitemap and llms.txt
                    link to, and what each page names as its own; the other links are relative and hold at any address
  --source-url URL  the address below which "Edit page" finds the files (default: the files of this repository, by relative links; where
                    --site-url is given, these would lead out of what is published, and the link is left out)
  --help            print this

  Exit codes: 0 done, 1 findings, 2 wrong usage, unreadable input, or output that cannot be written.`;

export interface DocsOptions {
  /** The repository. */
  root: string;
  /** Absolute path of the folder to write. */
  out: string;
  /** With a slash at the end. */
  siteUrl: string;
  /** With a slash at the end; undefined where the files are linked relative to the pages. */
  sourceUrl: string | undefined;
  /** Set with `--site-url`: published pages do not link to files of the repository. */
  isPublished: boolean;
}

/** The command's options. */
export interface DocsCommand extends DocsOptions {
  help: boolean;
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
  help: { type: "boolean" },
} as const satisfies ParseArgsConfig["options"];

/** Reads the command's arguments; `--out` is taken from the working directory. */
export function parseOptions(args: string[], root: string): DocsCommand {
  const { values } = parseCommand({ args, options: FLAGS });
  const { serve = false, watch = false, help = false, port, out } = values;
  if (port !== undefined && !serve) throw new UsageError("--port is of no use without --serve.");
  const siteUrl = values["site-url"];
  const sourceUrl = values["source-url"];
  return {
    root,
    out: out === undefined ? resolve(root, DEFAULT_OUT) : resolve(out),
    siteUrl: folderUrl("--site-url", siteUrl ?? DEFAULT_SITE),
    sourceUrl: sourceUrl === undefined ? undefined : folderUrl("--source-url", sourceUrl),
    isPublished: siteUrl !== undefined,
    help,
    serve,
    port: portNumber(port),
    watch,
  };
}

function portNumber(port: string | undefined): number {
  if (port === undefined) return DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UsageError(`--port ${port}: a number from 0 to 65535 is expected.`);
  return Number(port);
}

function folderUrl(flag: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UsageError(`${flag} ${value}: an address that starts with https:// or http:// is expected.`);
  }
  const url = new URL(value);
  if (url.search !== "" || url.hash !== "") throw new UsageError(`${flag} ${value}: an address without ? and # is expected.`);
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
