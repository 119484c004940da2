import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { CommandError } from "../lib/command-error.js";
import type { Finding } from "../lib/finding.js";
import type { SpecTree } from "../lib/redocly.js";
import { receivedError, type SentError } from "../lib/sent-error.js";
import { SourcesChanged } from "../lib/sources.js";
import { UnreadableSpec } from "../lib/unreadable-spec.js";

const WORKER = join(import.meta.dirname, "lint-thread-worker.js");

/** What the thread says of a round: what it found, and the text of each file that it found it in. */
type Answer = { findings: Finding[]; texts: ReadonlyMap<string, string> } | { error: SentError };

/** A thread that reads and lints the contract as `lintSpec` does, and keeps what it has parsed from one round to the next. */
export class LintThread {
  readonly #worker: Worker;
  readonly #ended: Promise<Answer>;
  #last: Promise<unknown> = Promise.resolve();

  /** @param entry absolute path of the root document */
  constructor(entry: string) {
    this.#worker = new Worker(WORKER, { workerData: { entry }, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 192 } });
    this.#ended = new Promise((resolve) => {
      const end = (stack: string): void => resolve({ error: { kind: "fault", stack } });
      this.#worker.once("error", (error) => end(error.stack ?? error.message));
      this.#worker.once("exit", () => end("the thread that lints has ended"));
    });
    // It is there for this process, and does not keep it.
    this.#worker.unref();
  }

  /**
   * The findings of a tree, which is only compared.
   *
   * @throws SourcesChanged where the thread read other texts
   */
  lint(tree: SpecTree): Promise<Finding[]> {
    const texts = new Map([...tree.files.values()].map(({ path, text }) => [path, text]));
    const linted = this.#last.then(() => this.#lint(texts));
    // The thread answers in turn, also where a round gave up on an answer.
    this.#last = linted.catch(() => undefined);
    return linted;
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  async #lint(texts: ReadonlyMap<string, string>): Promise<Finding[]> {
    const answered = new Promise<Answer>((resolve) => this.#worker.once("message", resolve));
    this.#worker.ref();
    this.#worker.postMessage("lint");
    const answer = await Promise.race([answered, this.#ended]);
    this.#worker.unref();
    if ("error" in answer) {
      const error = receivedError(answer.error, new CommandError("The contract nests too deep to be linted."));
      // What this thread could read was not there, or not whole, for the other one.
      throw error instanceof UnreadableSpec ? new SourcesChanged([error.finding.file]) : error;
    }
    const others = differing(texts, answer.texts);
    if (others.length > 0) throw new SourcesChanged(others);
    return answer.findings;
  }
}

function differing(texts: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): string[] {
  return [...new Set([...texts.keys(), ...others.keys()])].filter((path) => texts.get(path) !== others.get(path));
}
