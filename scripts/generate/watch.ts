import { join, relative, resolve } from "node:path";
import { runSupervised, START_AGAIN, supervise, SUPERVISED } from "../docs/supervise.js";
import { FolderWatch, isScratch } from "../lib/folder-watch.js";
import { keepDocuments } from "../lib/kept-documents.js";
import type { PipelineResult } from "../lib/pipeline-result.js";
import { REPOSITORY } from "../lib/repository.js";
import { Rounds, type Round } from "../lib/rounds.js";
import { SeenContents } from "../lib/seen-contents.js";
import { endQuietly } from "../lib/signals.js";
import { CONTRACT, failureOf } from "../lib/spec-command.js";
import type { Announce, StepReport } from "../lib/steps.js";
import { forgetWritten } from "../lib/written.js";
import { changedParts, type NamedParts, namedParts } from "./document-changes.js";
import { LintThread } from "./lint-thread.js";
import type { GenerateOptions } from "./options.js";
import type { RunReport } from "./report.js";
import { generateOnce } from "./run.js";
import { contractPlaces, documentPlaces, type WatchPlaces } from "./watch-places.js";
import { roundText } from "./watch-report.js";

const WARM_ROUNDS = 4;

/** Starts the command anew, with the code as it is then. */
const LAUNCHER = join(REPOSITORY, "scripts/launch.js");

/** A round makes much that the next one has no use of: with little room, a fifth of its time goes into collecting it. */
const FLAGS = ["--max-semi-space-size=64"];

/**
 * Generates, and again after each change, until Ctrl+C; the reference is left to `npm run docs -- --watch`. Where the generator's own code
 * changes, it goes on in a new process.
 *
 * @param args the command's arguments
 * @param newReport tells of one round
 * @returns the exit code
 */
export async function watchAndGenerate(args: readonly string[], options: GenerateOptions, newReport: () => RunReport): Promise<number> {
  if (process.env[SUPERVISED] !== undefined) {
    endQuietly();
    return watchRounds(options, newReport);
  }
  const say = (line: string): void => newReport().say(line);
  return supervise({ run: () => runSupervised(args, LAUNCHER, FLAGS), watch: watchCode, say });
}

function watchCode(): { changed: Promise<void>; close: () => void } {
  let close = (): void => undefined;
  const changed = new Promise<void>((told) => {
    const changed = (path: string): void => {
      if (!isScratch(path)) told();
    };
    const watcher = new FolderWatch({ places: [join(REPOSITORY, "scripts")], changed });
    close = () => watcher.close();
  });
  return { changed, close };
}

/** Ends where the code has changed. */
async function watchRounds(options: GenerateOptions, newReport: () => RunReport): Promise<number> {
  keepDocuments();
  const places = options.document === undefined ? contractPlaces() : documentPlaces(options.document);
  const generator = new WatchedGenerator(options, newReport);
  const seen = new SeenContents();
  let watcher: FolderWatch | undefined;
  let rounds: Rounds | undefined;
  try {
    await new Promise<void>((codeChanged, failed) => {
      const work = async ({ files, since }: Round): Promise<void> => {
        const changed = files.filter((path) => seen.look(path));
        const causes = new Set(changed.map((path) => places.causeOf(path, generator.isBroken)));
        if (causes.has("code")) codeChanged();
        else if (causes.has("content")) await generator.run({ files: changed, since });
        places.written.forEach((path) => seen.look(path));
      };
      rounds = new Rounds(work);
      const changed = (path: string): void => rounds?.add(path);
      watcher = new FolderWatch({ ...places, changed, found: (path) => void seen.look(path) });
      const begin = async (): Promise<void> => {
        await generator.first(watchedText(places));
        places.written.forEach((path) => seen.look(path));
        await generator.warm(() => rounds?.isPending === false);
      };
      const begun = begin();
      rounds.after(begun);
      begun.catch(failed);
    });
    return START_AGAIN;
  } finally {
    rounds?.stop();
    watcher?.close();
    await generator.close();
  }
}

/** Runs one round after another, and knows what the last one left. */
export class WatchedGenerator {
  readonly #options: GenerateOptions;
  readonly #newReport: () => RunReport;
  readonly #bundle: string;
  readonly #lintThread: LintThread | undefined;
  #parts: NamedParts = new Map();

  /** Whether the last round came to nothing. */
  isBroken = false;

  constructor(options: GenerateOptions, newReport: () => RunReport) {
    this.#options = { ...options, docs: false, check: false };
    this.#newReport = newReport;
    const { document } = options;
    this.#bundle = document === undefined ? join(REPOSITORY, "generated/openapi.json") : join(resolve(document.out), "openapi.json");
    this.#lintThread = document === undefined ? new LintThread(CONTRACT) : undefined;
  }

  async close(): Promise<void> {
    await this.#lintThread?.close();
  }

  /** @param then what is said once the first run has ended, whatever came of it */
  async first(then: string): Promise<void> {
    const report = this.#newReport();
    const result = await this.#generate(report, report.progress.announce);
    if (result !== undefined) report.finish(result);
    this.#parts = namedParts(this.#bundle);
    report.say(then);
  }

  /** The first rounds take twice the time of later ones, so they are made while nobody waits for them, and without writing. */
  async warm(isWanted: () => boolean): Promise<void> {
    const announce = (): void => {
      if (!isWanted()) throw new Error("a change waits");
    };
    try {
      for (let round = 0; round < WARM_ROUNDS; round++) {
        await generateOnce({ ...this.#options, check: true }, { say: () => undefined, progress: { announce } }, this.#lintThread);
      }
    } catch {
      // What is wrong is said by the round that comes, or was by the first.
    }
  }

  async run({ files, since }: Round): Promise<void> {
    const report = this.#newReport();
    let written = 0;
    // The steps of a round are over before they could be read.
    const announce: Announce = Object.assign(() => undefined, {
      done: ({ name }: StepReport) => {
        if (name === "write") written = performance.now() - since;
      },
    });
    const result = await this.#generate(report, announce);
    if (result === undefined) return;
    if (result.findings.length > 0 || this.#options.json || this.#options.verbose) {
      report.finish(result);
      return;
    }
    const ended = performance.now() - since;
    const { changes, warnings } = result;
    const summary = { sources: files.map(shown), changes, warnings: warnings.length, parts: this.#changed(result), written, ended };
    process.stdout.write(roundText(summary));
  }

  async #generate(report: RunReport, announce: Announce): Promise<PipelineResult | undefined> {
    forgetWritten();
    try {
      const result = await generateOnce(this.#options, { say: (line) => report.say(line), progress: { announce } }, this.#lintThread);
      this.isBroken = result.findings.length > 0;
      return result;
    } catch (error) {
      this.isBroken = true;
      const failure = failureOf(error);
      if (failure !== undefined) report.fail(failure);
      else report.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return undefined;
    }
  }

  /** Nothing of it is read where the bundle is as it was. */
  #changed({ changes }: PipelineResult): string | undefined {
    if (!changes.some((path) => path.endsWith("openapi.json"))) return undefined;
    const before = this.#parts;
    this.#parts = namedParts(this.#bundle);
    return changedParts(before, this.#parts);
  }
}

function watchedText({ places }: WatchPlaces): string {
  const named = places.filter((place) => !place.startsWith(join(REPOSITORY, "packages/"))).map(shown);
  return `watching ${named.slice(0, 2).join(", ")} and what else the output is made of; Ctrl+C ends it`;
}

function shown(path: string): string {
  return relative(process.cwd(), path).replaceAll("\\", "/") || ".";
}
