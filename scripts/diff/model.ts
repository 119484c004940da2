/** What a change means for code that uses the packages; the first is the gravest. */
export const VERDICTS = ["breaking", "risky", "compatible"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The part of a version that a change asks to be raised. */
export type Bump = "major" | "minor" | "patch" | "none";

/** A place in a source of the contract: the file is relative to the repository, with `/`; line and column begin at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Which side of a consumer a change touches: what it sends, what it receives, both, or only the names that its code is written with. */
export type Side = "request" | "response" | "both" | "code";

/** One change of the contract. */
export interface Change {
  verdict: Verdict;
  /** What happened, in kebab-case: `operation-removed`. */
  rule: string;
  side: Side;
  /** Only what is written for readers changed: a description, a summary, an example. */
  isText?: boolean;
  /** One sentence. */
  message: string;
  /** The operations that it touches, by operationId as the revision has it (as the base has it where they are gone), sorted. */
  operations: readonly string[];
  /** Their tags, sorted. */
  tags: readonly string[];
  /** Where it stands in the base; absent for what was added. */
  base?: Place;
  /** Where it stands in the revision; absent for what was removed. */
  revision?: Place;
}

/** An operation that came, went, or behaves otherwise. */
export interface OperationChange {
  kind: "added" | "changed" | "removed";
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** The gravest of its changes. */
  verdict: Verdict;
}

export interface ContractDiff {
  /** The gravest first, then by file and line. */
  changes: readonly Change[];
  /** By tag, then by operationId. */
  operations: readonly OperationChange[];
  /** The gravest verdict; absent where nothing changed. */
  verdict?: Verdict;
}

/** What semantic versioning asks for, from 1.0.0 on: what only texts say is a patch, what breaks a major, all else a minor version. */
export function bumpOf({ changes }: Pick<ContractDiff, "changes">): Bump {
  if (changes.length === 0) return "none";
  if (changes.some(({ verdict }) => verdict === "breaking")) return "major";
  return changes.every(({ isText }) => isText === true) ? "patch" : "minor";
}
