import type { Verdict } from "./model.js";

/** The place that a verdict shows in: what is sent and received, or in the types of code only. */
export type Reach = "wire" | "code";

/** By direction. Default: in both. */
export type Reaches = Partial<Record<"request" | "response", Reach>>;

/** The verdicts of a kind of change for senders, for receivers and for code. */
export interface Rule {
  request?: Verdict;
  response?: Verdict;
  /** Verdict for names in code, independent of the direction. */
  code?: Verdict;
  /** The places that the verdicts of requests and of responses show in, or both. Default: on the wire and in types. */
  reach?: Reach | Reaches;
  /** Only documentation changed. */
  isText?: true;
  /** Reason of the verdicts. */
  why: string;
}

export type Rules = Readonly<Record<string, Rule>>;
