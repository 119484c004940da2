import type { Verdict } from "./model.js";

/** What a kind of change means for those who send what changed, for those who receive it, or for code alone. */
export interface Rule {
  request?: Verdict;
  response?: Verdict;
  /** It breaks names that code is written with, or nothing, whatever is sent. */
  code?: Verdict;
  /** Only readers see it. */
  isText?: true;
  /** Why the verdicts are so. */
  why: string;
}

export type Rules = Readonly<Record<string, Rule>>;
