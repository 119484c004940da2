/** Editors write a file in several steps, and a checkout writes many files. */
const QUIET_MILLISECONDS = 30;

/** The longest that a burst is waited for to end. */
const PATIENCE_MILLISECONDS = 1_000;

export interface Round {
  /** What has changed since the round before began, sorted. */
  files: string[];
  /** When the first of it was heard of, as `performance.now()` has it. */
  since: number;
}

/** Gathers changes to rounds: a burst is one, and what changes during a round comes in the next. */
export class Rounds {
  readonly #work: (round: Round) => Promise<void>;
  readonly #pending = new Set<string>();
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** @param work one round; it does not throw */
  constructor(work: (round: Round) => Promise<void>) {
    this.#work = work;
  }

  /** A round comes after what is under way. */
  after(work: Promise<void>): void {
    this.#running = work;
  }

  /** Whether a change waits for its round. */
  get isPending(): boolean {
    return this.#pending.size > 0;
  }

  add(file: string): void {
    const now = performance.now();
    if (this.#pending.size === 0) this.#since = now;
    this.#pending.add(file);
    const rest = Math.max(0, this.#since + PATIENCE_MILLISECONDS - now);
    clearTimeout(this.#timer);
    const begin = (): void => {
      this.#running = this.#running.then(() => this.#round());
    };
    this.#timer = setTimeout(begin, Math.min(QUIET_MILLISECONDS, rest));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#pending.clear();
  }

  async #round(): Promise<void> {
    const round = { files: [...this.#pending].sort(), since: this.#since };
    this.#pending.clear();
    if (round.files.length > 0) await this.#work(round);
  }
}
