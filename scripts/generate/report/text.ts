import { basename, isAbsolute, posix, resolve } from "node:path";
import { coloursFor } from "../../core/cli/colours.js";
import { relativePath } from "../../core/cli/finding.js";
import type { PipelineResult } from "../pipeline-result.js";
import { printable } from "../../core/cli/printable.js";
import { printFindings, printWarnings, type ReportOptions, SHOWN } from "../../core/cli/report.js";
import { type Failure, printFailure } from "../../core/cli/spec-command.js";
import { stepTable, totalOf } from "../../core/cli/steps.js";
import { writtenText } from "../../core/files/written.js";
import { USAGE } from "../help.js";
import { withImportExtension } from "../foreign/import-extension.js";
import { bundlerOf } from "./bundler-of.js";
import { detailsOf, detailsText } from "./details.js";
import { exitCodeOf, type ReportedOptions, type ReportStreams, StreamReport } from "./report.js";

/** Reports a run as text: results on the standard output, problems on the standard error. */
export class TextReport extends StreamReport {
  readonly #usage: string;

  /** @param usage printed for invalid arguments */
  constructor(options: ReportedOptions, streams: ReportStreams, from = process.cwd(), usage = USAGE) {
    super(options, streams, from);
    this.#usage = usage;
  }

  get #how(): ReportOptions {
    return { from: this.from, all: this.options.verbose, asAnnotations: this.options.format === "github" };
  }

  get #isLint(): boolean {
    return this.options.document !== undefined && this.options.document.out === undefined;
  }

  override finish(result: PipelineResult): number {
    this.progress.end();
    const { stdout, stderr } = this.streams;
    const { check, verbose, quiet } = this.options;
    const { findings, warnings, changes } = result;
    if (!quiet) printWarnings(warnings, stderr, this.#how);
    printFindings(findings, stderr, this.#how);
    if (findings.length > 0) stderr.write(this.#isLint ? "" : `${writtenText(this.from)}\n${this.#wayOut(result)}`);
    else if (!quiet) stdout.write(`${this.#table(result)}${check ? "" : this.#changeList(changes)}`);
    if (verbose) stdout.write(detailsText(detailsOf(result, this.from)));
    if (findings.length === 0 && check && changes.length > 0) stderr.write(this.#staleList(changes));
    if (findings.length === 0 && !check && !quiet && !this.#isLint) stdout.write(this.#use());
    return exitCodeOf(result, check);
  }

  protected override failed(failure: Failure): number {
    const isAlone = failure.isUsage || failure.reason !== undefined || this.#isLint;
    const { done = isAlone ? undefined : writtenText(this.from) } = failure;
    printFailure({ ...failure, ...(done !== undefined && { done }) }, this.#usage, this.streams.stderr, this.#how);
    return failure.exitCode;
  }

  /** Suggests the default rules, or --lint warn, for a document with lint errors. */
  #wayOut({ steps }: PipelineResult): string {
    const { document } = this.options;
    if (document === undefined || document.lint === "warn" || steps.at(-1)?.name !== "lint") return "";
    if (document.lint === "author") return "  hint: leave out --lint author to stop only if nothing correct can be generated\n";
    return "  hint: use --lint warn to downgrade non-fatal errors to warnings\n";
  }

  /** Returns the step table; for a document, the last step and the total; only the total if the steps are already on the terminal. */
  #table({ steps, warnings }: PipelineResult): string {
    const { stdout } = this.streams;
    const { document, verbose } = this.options;
    const own = this.#isLint ? steps.filter(({ name }) => name === "lint") : steps.slice(-1);
    if (document !== undefined && !verbose) return [...own, totalOf(steps)].map((step) => this.progress.row(step)).join("");
    if (this.progress.isShown && stdout.isTTY === true && warnings.length === 0) return this.progress.row(totalOf(steps));
    return stepTable(steps, coloursFor(stdout));
  }

  #changeList(changes: readonly string[]): string {
    const { document, verbose } = this.options;
    if (document !== undefined && !verbose) return "";
    const named = verbose ? changes : changes.slice(0, SHOWN);
    const rest = changes.length - named.length;
    const lines = named.map((path) => `  ${printable(path)}\n`);
    return lines.join("") + (rest > 0 ? `  and ${rest} more; use --verbose to list all\n` : "");
  }

  #staleList(changes: readonly string[]): string {
    const { out } = this.options.document ?? {};
    const advice = out === undefined ? "run `npm run generate` and commit the result" : "run the same command without --check";
    const paths = changes.map((path) => (out === undefined ? path : posix.join(out.replaceAll("\\", "/"), path)));
    return `${paths.map((path) => `${printable(path)}: stale\n`).join("")}${advice}\n`;
  }

  /** Returns instructions for using a generated client. */
  #use(): string {
    const { document: { out, importExtension } = {}, watch } = this.options;
    if (out === undefined || watch) return "";
    const folder = relativePath(this.from, resolve(this.from, out));
    // The working directory's path from the output folder's parent is unknown, so only the folder's name is used.
    const isHere = !isAbsolute(folder) && !/^\.\.(\/|$)/.test(folder);
    const module = posix.join(isHere ? folder : basename(folder), "index.js");
    const text = `import { createClient } from ${JSON.stringify(`./${module}`)};`;
    const [line] = withImportExtension([{ path: module, text }], importExtension ?? "js");
    const bundler = importExtension === undefined ? bundlerOf(resolve(this.from, out)) : undefined;
    return [
      `${printable(out)}: a client that depends on openapi-fetch only; see its README.md`,
      `  ${line?.text}`,
      ...(bundler === undefined ? [] : [`  ${bundler} finds no TypeScript file by the extension .js: pass --import-extension none`]),
      "",
    ].join("\n");
  }
}
