import { canRedraw, coloursFor, type ReportStream } from "../../core/cli/colours.js";
import { type Announce, stepRow, type StepReport } from "../../core/cli/steps.js";

/** Width of step names: that of the longest one, since later steps are not known yet. */
const NAME_WIDTH = 10;

const CLEAR_LINE = "\r\u001b[2K";

/** Tracks the steps of a run. On a terminal, prints a line when a step begins and updates it with the result, or removes it. */
export class Progress {
  /** The completed steps. */
  readonly steps: StepReport[] = [];
  readonly announce: Announce;
  /** True if steps are shown on a terminal. */
  readonly isShown: boolean;
  readonly #stream: ReportStream;
  readonly #isBrief: boolean;
  #current: string | undefined;

  /** @param isBrief removes the lines of completed steps */
  constructor(stream: ReportStream, quiet = false, isBrief = false) {
    this.#stream = stream;
    this.#isBrief = isBrief;
    this.isShown = !quiet && canRedraw(stream);
    this.announce = Object.assign((step: string) => this.#begin(step), { done: (report: StepReport) => this.#done(report) });
  }

  /** The running step. */
  get current(): string | undefined {
    return this.#current;
  }

  /** Formats a step, or the total, like the other rows. */
  row(report: StepReport): string {
    return stepRow(report, NAME_WIDTH, coloursFor(this.#stream));
  }

  /** Writes lines above that of the running step. */
  interrupt(write: () => void): void {
    const isDrawn = this.isShown && this.#current !== undefined;
    if (isDrawn) this.#stream.write(CLEAR_LINE);
    write();
    if (isDrawn) this.#draw();
  }

  /** Ends the run and marks an incomplete step as stopped. */
  end(): void {
    if (this.#current !== undefined && this.isShown) this.#stream.write(`${CLEAR_LINE}${this.#current.padEnd(NAME_WIDTH)}  stopped\n`);
    this.#current = undefined;
  }

  #begin(step: string): void {
    if (this.#current !== undefined) this.end();
    this.#current = step;
    if (this.isShown) this.#draw();
  }

  #draw(): void {
    this.#stream.write(`${this.#current ?? ""} …`);
  }

  #done(report: StepReport): void {
    this.#current = undefined;
    this.steps.push(report);
    if (this.isShown) this.#stream.write(`${CLEAR_LINE}${this.#isBrief ? "" : this.row(report)}`);
  }
}
