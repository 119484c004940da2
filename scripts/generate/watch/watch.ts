import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keepDocuments } from "../../read/kept-documents.js";
import type { PipelineResult } from "../pipeline-result.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { endQuietly } from "../../core/cli/signals.js";
import { failureOf } from "../../core/cli/spec-command.js";
import type { Announce, StepReport } from "../../core/cli/steps.js";
import { type Round, watchFiles } from "../../core/files/watch-files.js";
import { forgetWritten, shown } from "../../core/files/written.js";
import { changedParts, type NamedParts, namedParts } from "./document-changes.js";
import type { GenerateOptions } from "../options.js";
import type { RunReport } from "../report/report.js";
import { generateOnce } from "../run.js";
import { type Cause, contractPlaces, documentPlaces } from "./places.js";
import { roundText } from "./report.js";

const WARM_ROUNDS = 4;

/**
 * Generates now and after each change, until Ctrl+C. Does not build the reference; use `npm run docs -- --watch`.
 *
 * @param newReport creates the report of a round
 * @param signal ends the watching, too
 */
export async function watchAndGenerate(options: GenerateOptions, newReport: () => RunReport, signal?: AbortSignal): Promise<never> {
  endQuietly();
  keepDocuments();
  const { document } = options;
  const { causeOf, ...places } = document === undefined ? contractPlaces() : documentPlaces(document);
  const generator = new WatchedGenerator(options, newReport);
  const own = [...(places.poll && document ? [document.spec] : []), ...places.places.slice(0, -1)];
  const watched = document === undefined ? "spec, redocly.yaml" : own.map((place) => shown(place)).join(", ");
  return watchFiles({
    ...places,
    ...(signal !== undefined && { signal }),
    begin: async (isChangePending) => {
      await generator.first(`watching ${watched} and other inputs; press Ctrl+C to stop`);
      await generator.warm(() => !isChangePending());
    },
    round: async ({ files, since }) => {
      const causedBy = (cause: Cause): string[] => files.filter((path) => causeOf(path, generator.isBroken) === cause);
      if (causedBy("code").length > 0) newReport().say("the generator's code changed: restart the command to use it");
      const sources = causedBy("content");
      if (sources.length > 0) await generator.run({ files: sources, since });
    },
  });
}

/** Runs rounds and keeps the state of the last one. */
export class WatchedGenerator {
  readonly #options: GenerateOptions;
  readonly #newReport: () => RunReport;
  #parts: NamedParts = new Map();

  /** True if the last round failed. */
  isBroken = false;

  constructor(options: GenerateOptions, newReport: () => RunReport) {
    this.#options = { ...options, docs: false, check: false };
    this.#newReport = newReport;
  }

  /** @param then printed after the first run, even if it failed */
  async first(then: string): Promise<void> {
    const report = this.#newReport();
    const result = await this.#generate(report, report.progress.announce);
    if (result !== undefined) report.finish(result);
    if (result?.findings.length === 0) this.#parts = partsOf(result);
    report.say(then);
  }

  /** Runs a few rounds without writing, since the first rounds take twice as long as later ones. */
  async warm(isWanted: () => boolean): Promise<void> {
    const announce = (): void => {
      if (!isWanted()) throw new Error("a change waits");
    };
    try {
      for (let round = 0; round < WARM_ROUNDS; round++) {
        await generateOnce({ ...this.#options, check: true }, { say: () => undefined, progress: { announce } });
      }
    } catch {
      // Errors are reported by the rounds themselves.
    }
  }

  async run({ files, since }: Round): Promise<void> {
    const report = this.#newReport();
    let written = 0;
    // The steps of a round are too short to be shown.
    const announce: Announce = Object.assign(() => undefined, {
      done: ({ name }: StepReport) => {
        if (name === "write") written = performance.now() - since;
      },
    });
    const result = await this.#generate(report, announce);
    if (result === undefined) return;
    if (result.findings.length > 0 || this.#options.format === "json" || this.#options.verbose) {
      report.finish(result);
      return;
    }
    const ended = performance.now() - since;
    const { changes, warnings } = result;
    const summary = {
      sources: files.map((file) => shown(file)),
      changes,
      warnings: warnings.length,
      parts: this.#changed(result),
      written,
      ended,
    };
    if (!this.#options.quiet) process.stdout.write(roundText(summary));
  }

  async #generate(report: RunReport, announce: Announce): Promise<PipelineResult | undefined> {
    forgetWritten();
    try {
      const result = await generateOnce(this.#options, { say: (line) => report.say(line), progress: { announce } });
      this.isBroken = result.findings.length > 0;
      return result;
    } catch (error) {
      this.isBroken = true;
      if (failureOf(error) !== undefined) report.fail(error);
      else report.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    }
  }

  /** Skips reading the bundle if nothing changed. */
  #changed(result: PipelineResult): string | undefined {
    if (result.changes.length === 0) return undefined;
    const before = this.#parts;
    this.#parts = partsOf(result);
    return changedParts(before, this.#parts);
  }
}

/** Returns the named parts of the document, or of the contract as it was written. */
function partsOf({ bundle = readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8") }: PipelineResult): NamedParts {
  return namedParts(bundle);
}
