/** The effect of a change on code that uses the packages, most severe first. */
export const VERDICTS = ["breaking", "risky", "compatible"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The version part that a change increments. */
export type Bump = "major" | "minor" | "patch" | "none";

/** A one-based position in a source of the contract. The file is relative to the repository, with `/`. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The affected side: what users send, what they receive, both, or only names in their code. */
export type Side = "request" | "response" | "both" | "code";

/** A change of the contract. */
export interface Change {
  verdict: Verdict;
  /** The verdict on what is sent and received, by programs in any language. */
  wire: Verdict;
  /** The verdict on the types of code. */
  code: Verdict;
  /** Rule of the change: `operation-removed`. */
  rule: string;
  side: Side;
  /** Only documentation changed: a description, a summary, an example, an extension. */
  isText?: boolean;
  /** One sentence. */
  message: string;
  /** Sorted IDs of the operations with this verdict, from the revision if they still exist. */
  operations: readonly string[];
  /** Sorted IDs of other affected operations, which have a less severe verdict, such as those that only receive what is narrowed. */
  lessSevere?: readonly string[];
  /** Their tags, sorted. */
  tags: readonly string[];
  /** Why the change is accepted, if a file of accepted changes lists it. */
  accepted?: string;
  /** Position in the base; absent for additions. */
  base?: Place;
  /** Position in the revision; absent for removals. */
  revision?: Place;
  /** Position of the nearest parent of what was removed that the revision has. */
  parent?: Place;
}

/** An operation that was added, changed or removed. */
export interface OperationChange {
  kind: "added" | "changed" | "removed";
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** The most severe verdict of its changes. */
  verdict: Verdict;
}

export interface ContractDiff {
  /** Sorted by severity, then by file and line. */
  changes: readonly Change[];
  /** Sorted by tag, then by operationId. */
  operations: readonly OperationChange[];
  /** The most severe verdict; absent without changes. */
  verdict?: Verdict;
}

/** Returns the semantic version bump from 1.0.0 on: major for breaking changes, patch for text changes only, otherwise minor. */
export function bumpOf({ changes }: Pick<ContractDiff, "changes">): Bump {
  if (changes.length === 0) return "none";
  if (changes.some(({ verdict }) => verdict === "breaking")) return "major";
  return changes.every(({ isText }) => isText === true) ? "patch" : "minor";
}
