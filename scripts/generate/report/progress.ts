import { canRedraw, coloursFor, type ReportStream } from "../../core/cli/colours.js";
import { type Announce, stepRow, type StepReport } from "../../core/cli/steps.js";

/** The width of a step's name while it is not known which steps there will be: that of the longest one. */
const NAME_WIDTH = 10;

const CLEAR_LINE = "\r\u001b[2K";

/** Follows the steps of a run; on a terminal each has a line, which is there when it begins and says what came of it when it has ended. */
export class Progress {
  /** The steps that have ended. */
  readonly steps: StepReport[] = [];
  readonly announce: Announce;
  /** Whether the steps are on the screen. */
  readonly isShown: boolean;
  readonly #stream: ReportStream;
  #current: string | undefined;

  constructor(stream: ReportStream) {
    this.#stream = stream;
    this.isShown = canRedraw(stream);
    this.announce = Object.assign((step: string) => this.#begin(step), { done: (report: StepReport) => this.#done(report) });
  }

  /** The step that is under way. */
  get current(): string | undefined {
    return this.#current;
  }

  /** The row of a step, or of their sum, as the other rows are. */
  row(report: StepReport): string {
    return stepRow(report, NAME_WIDTH, coloursFor(this.#stream));
  }

  /** Writes lines above that of the step that is under way. */
  interrupt(write: () => void): void {
    const isDrawn = this.isShown && this.#current !== undefined;
    if (isDrawn) this.#stream.write(CLEAR_LINE);
    write();
    if (isDrawn) this.#draw();
  }

  /** The run is over; a step that has not ended never will. */
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
    if (this.isShown) this.#stream.write(`${CLEAR_LINE}${this.row(report)}`);
  }
}
