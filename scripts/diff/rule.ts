import type { Verdict } from "./model.js";

/** The verdicts of a kind of change for senders, for receivers and for code. */
export interface Rule {
  request?: Verdict;
  response?: Verdict;
  /** Verdict for names in code, independent of the direction. */
  code?: Verdict;
  /** Only documentation changed. */
  isText?: true;
  /** Reason of the verdicts. */
  why: string;
}

export type Rules = Readonly<Record<string, Rule>>;
