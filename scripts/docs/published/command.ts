import { dirname } from "node:path";
import { printFindings, printWarnings } from "../../core/cli/report.js";
import { endQuietly, interruptible } from "../../core/cli/signals.js";
import { exitCodeOf, failureOf, failureText, printFailure } from "../../core/cli/spec-command.js";
import { isScratch, watchFiles } from "../../core/files/watch-files.js";
import { shown } from "../../core/files/written.js";
import { documentPath } from "../../open/document-path.js";
import { changesAt } from "../../open/load-document.js";
import { isUrl } from "../../read/allowed-refs.js";
import { DocsBuilder } from "../build.js";
import { Preview } from "../preview.js";
import { closingLine } from "../report.js";
import { type DocsServer, serveDocs } from "../serve.js";
import { parsePublished, type PublishedOptions } from "./options.js";
import { foreignParts, type ForeignSite } from "./parts.js";

/** Printed for invalid arguments. */
const USAGE = `usage: npx @hosting-platform/generator docs DOCUMENT --out DIR [OPTION…]
Run \`npx @hosting-platform/generator docs --help\` for all options.`;

const HELP = `usage: npx @hosting-platform/generator docs DOCUMENT --out DIR [OPTION…]

Writes a static reference of an OpenAPI document: a page for each operation, tag, schema and webhook, with samples, a search and a form to
try each operation. The pages work offline, from disk and at any URL, and request nothing from other hosts.

  DOCUMENT           the root document: a file, an http(s) URL or - for standard input; OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0
  -o, --out DIR      output folder, empty or written by an earlier run; your own files in it are kept
  --guides DIR       a folder of Markdown files with a title, a description and an order (a number) between two lines of ---
  --config FILE      YAML or JSON with the site's name, logo (a file), accent (a color, or one for light and one for dark), links (title
                     and url) and history (files of earlier versions, the oldest first)
  --serve            serve the pages on 127.0.0.1, until interrupted
  --port N           the port of --serve (default 4020; 0 for any that is free)
  --host ADDRESS     where --serve listens, such as 0.0.0.0 in a container; other machines can reach an address that is not loopback
  --watch            write the pages again when the document, a guide or the configuration changes; with --serve, open pages reload. A URL is
                     polled every second
  --site-url URL     the URL that the pages are published at, for a sitemap, canonical links and the links of llms.txt and 404.html
  --source-url URL   the URL of the folder that the command runs in, for "Edit" in guides (default: no link)
  --header NAME=VALUE
                     for a document behind a login: a header for the host of its URL; a VALUE that ends in env:VARIABLE takes the rest from
                     the environment
  --allow-ref WHERE  allow $refs to this URL or folder and below; may be repeated (default: only the document's folder)
  --lint RULES       consumer: an error only if nothing correct can be written of a part, otherwise a warning; author: the rules for authors;
                     warn: leaves out invalid parts; off, also as --no-lint: no lint (default: consumer)
  --include PATTERN, --exclude PATTERN
                     only these operations, or not these: tag=NAME, path=/PATH, operationId=ID, method=GET or deprecated=true; * stands
                     for any characters; may be repeated
  --verbose          list all warnings, each with a hint
  --quiet            print errors only
  -h, --help         print this help

Exit codes: 0 success; 1 errors in the document or a guide; 2 invalid usage, unreadable input, or output that cannot be written.
`;

/**
 * Runs the published sub-command and returns the exit code.
 *
 * @param signal ends the watching, too
 */
export async function main(args: string[], signal?: AbortSignal): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const options = parsePublished(args);
    if (options === undefined) {
      process.stdout.write(HELP);
      return 0;
    }
    return run(new Reference(options, await documentPath(options.document)), options, signal);
  });
}

async function run(reference: Reference, options: PublishedOptions, signal?: AbortSignal): Promise<number> {
  if (!options.watch) {
    const findings = await reference.build();
    if (!options.serve) return findings > 0 ? 1 : 0;
    await reference.serve();
    // The server ends with the process.
    return new Promise<never>(() => undefined);
  }
  endQuietly();
  const { entry } = reference;
  return watchFiles({
    ...(signal !== undefined && { signal }),
    poll: isUrl(entry) ? changesAt(entry, options.reading) : undefined,
    places: [...(isUrl(entry) ? [] : [dirname(entry)]), ...[options.guides, options.config].filter((place) => place !== undefined)],
    isWatched: (path) => path !== options.out && !isScratch(path) && !/[/\\]node_modules$/.test(path),
    begin: async () => {
      await reference.rebuild();
      if (options.serve) await reference.serve();
      reference.say(`watching ${shown(entry)}; press Ctrl+C to stop`);
    },
    round: async ({ files }) => {
      if (files.some((file) => reference.isSource(file))) await reference.rebuild();
    },
  });
}

/** The pages of a document, built once or repeatedly. */
class Reference {
  readonly entry: string;
  readonly #options: PublishedOptions;
  readonly #site: ForeignSite;
  readonly #builder: DocsBuilder;
  readonly #preview = new Preview();
  #isBroken = false;

  constructor(options: PublishedOptions, entry: string) {
    this.#options = options;
    this.entry = entry;
    this.#site = foreignParts(options, entry);
    const { out, siteUrl, sourceUrl } = options;
    this.#builder = new DocsBuilder({ root: process.cwd(), out, siteUrl, sourceUrl, entry }, this.#site.parts);
  }

  /** Returns the number of findings. */
  async build(): Promise<number> {
    const report = await interruptible(() => this.#builder.build());
    // A link in the document's own text is no reason to fail: its owner wrote it for another reference.
    const findings = report.findings.filter(({ file }) => file !== this.entry);
    const warnings = [...this.#site.warnings(), ...report.findings.filter(({ file }) => file === this.entry)];
    if (!this.#options.quiet) printWarnings(warnings, process.stderr, { all: this.#options.verbose });
    printFindings(findings);
    this.say(`${shown(this.#options.out)}: ${closingLine(report)}`);
    return findings.length;
  }

  /** A failed build leaves the pages unchanged, and shows its findings on the open ones. */
  async rebuild(): Promise<void> {
    try {
      await this.build();
      this.#preview.reload();
      this.#isBroken = false;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      this.#isBroken = true;
      printFailure(failure, USAGE);
      this.#preview.show(failureText(failure));
    }
  }

  /** While a build fails, any document may be the one that it lacks. */
  isSource(file: string): boolean {
    if (this.#isBroken && /\.(?:ya?ml|json|md)$/i.test(file)) return true;
    const { guides } = this.#options;
    const isBesideGuides = guides !== undefined && file.startsWith(guides);
    return isBesideGuides || this.#site.sources().has(file);
  }

  async serve(): Promise<DocsServer> {
    const { out, port, host, watch } = this.#options;
    const server = await serveDocs({ root: out, out }, port, {
      ...(watch && { preview: this.#preview }),
      ...(host !== undefined && { host }),
    });
    this.say(`serving ${shown(out)} at ${server.url}`);
    return server;
  }

  say(line: string): void {
    if (!this.#options.quiet) process.stdout.write(`${line}\n`);
  }
}
