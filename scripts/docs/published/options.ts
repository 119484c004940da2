import { resolve } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { type Elsewhere, parseCommand } from "../../core/cli/parse-command.js";
import { UsageError } from "../../core/cli/spec-command.js";
import type { ConsumerOptions } from "../../open/consumer.js";
import { lintLevelOf } from "../../open/lint-level.js";
import { parseHeaders } from "../../read/login.js";
import { folderUrl, portNumber } from "../options.js";

const FLAGS = {
  out: { type: "string" },
  output: { type: "string", short: "o" },
  guides: { type: "string" },
  config: { type: "string" },
  serve: { type: "boolean" },
  port: { type: "string" },
  host: { type: "string" },
  watch: { type: "boolean" },
  "site-url": { type: "string" },
  "source-url": { type: "string" },
  header: { type: "string", multiple: true },
  lint: { type: "string" },
  "no-lint": { type: "boolean" },
  "allow-ref": { type: "string", multiple: true },
  include: { type: "string", multiple: true },
  exclude: { type: "string", multiple: true },
  verbose: { type: "boolean" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

const ELSEWHERE: Elsewhere = [
  ["--title --logo --theme --template --options", "the name, the logo and the accent are in --config FILE"],
  ["--base-path --base-url --base --public-path", "the pages work at any URL; pass theirs as --site-url for a sitemap"],
  ["-p", "the port is --port N"],
];

/** The options of the published command; paths are absolute. */
export interface PublishedOptions {
  /** As given: a file or a URL. */
  document: string;
  out: string;
  guides: string | undefined;
  config: string | undefined;
  serve: boolean;
  port: number;
  /** The address to serve at; undefined for the loopback interface. */
  host: string | undefined;
  watch: boolean;
  verbose: boolean;
  quiet: boolean;
  siteUrl: string | undefined;
  sourceUrl: string | undefined;
  reading: ConsumerOptions;
}

/** Parses the arguments; `undefined` for `--help`. Throws `UsageError` for invalid ones. */
export function parsePublished(args: string[]): PublishedOptions | undefined {
  const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true }, ELSEWHERE);
  const { serve = false, watch = false, verbose = false, quiet = false, output, out = output, guides, config } = values;
  if (values.help === true) return undefined;
  const [document, other] = positionals;
  if (document === undefined) throw new UsageError("The document is missing.", { hint: "pass a file or an http(s) URL" });
  if (other !== undefined)
    throw new UsageError(`Unexpected argument ${other}.`, {
      hint: out === undefined ? "the output folder is --out DIR" : "docs takes one document",
    });
  if (values.out !== undefined && output !== undefined) throw new UsageError("--out and --output cannot be combined.");
  if (out === undefined) throw new UsageError("--out is missing.", { hint: "add the output folder: --out DIR" });
  if (values.host !== undefined && !serve) throw new UsageError("--host is useless without --serve.");
  if (/\.html?$/i.test(out))
    throw new UsageError(`--out ${out} is no folder.`, { hint: "the reference is a folder of pages, such as --out site" });
  if (watch && document === "-") throw new UsageError("Standard input cannot be watched.", { hint: "pass a file or an http(s) URL" });
  return {
    document,
    out: resolve(out),
    guides: guides === undefined ? undefined : resolve(guides),
    config: config === undefined ? undefined : resolve(config),
    serve,
    port: portNumber(values.port, serve),
    host: values.host,
    watch,
    verbose,
    quiet,
    siteUrl: folderUrl("--site-url", values["site-url"]),
    sourceUrl: folderUrl("--source-url", values["source-url"]),
    reading: {
      ...lintLevelOf(values),
      allowRefs: values["allow-ref"] ?? [],
      headers: parseHeaders(values.header ?? []),
      include: values.include ?? [],
      exclude: values.exclude ?? [],
    },
  };
}
