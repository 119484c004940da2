import type { Side, Verdict } from "../../../../scripts/diff/model.js";

/** A change of one file of the contract; the file is named below `spec/`. */
export type Edit =
  /** The text stands there once and becomes another one. */
  | { file: string; from: string; to: string }
  /** The file is new, or has another text altogether. */
  | { file: string; text: string }
  /** The file is gone. */
  | { file: string; gone: true };

/** One change of a contract, that of `contract/`, and what it means for a consumer. */
export interface Row {
  name: string;
  /** What the old contract has that `contract/` has not. */
  given?: readonly Edit[];
  edits: readonly Edit[];
  /** The gravest; absent where nothing changed. */
  verdict?: Verdict;
  side?: Side;
  /** All that changed is written for readers. */
  isText?: boolean;
  /** Code that a consumer may have written for the old contract: the body of an asynchronous function. */
  uses: string;
  /** For a risky change: code that compiled too, and that a consumer writes who wants to be told. */
  exhaustive?: string;
  /** Why the compiler cannot see that the change, though the service will refuse or send what it did not. */
  wire?: string;
}

/** The text of a file, edited in one place. */
export function edit(file: string, from: string, to: string): Edit {
  return { file, from, to };
}

export function after(file: string, from: string, text: string): Edit {
  return edit(file, from, from + text);
}

export function before(file: string, from: string, text: string): Edit {
  return edit(file, from, text + from);
}

export function cut(file: string, from: string): Edit {
  return edit(file, from, "");
}

export function write(file: string, text: string): Edit {
  return { file, text };
}

export function remove(file: string): Edit {
  return { file, gone: true };
}

type Rated = Omit<Row, "uses">;
type More = Partial<Pick<Row, "given" | "isText" | "exhaustive" | "wire" | "uses">>;
type RowOf = <M extends More = More>(side: Side, name: string, edits: Edit | readonly Edit[], more?: M) => Rated & M;

function withMore<M extends More>(row: Rated, more?: M): Rated & M {
  return Object.assign(row, more as M);
}

function rowOf(verdict: Verdict): RowOf {
  return (side, name, edits, more) => withMore({ verdict, side, name, edits: [edits].flat() }, more);
}

export const breaking = rowOf("breaking");
export const risky = rowOf("risky");
export const compatible = rowOf("compatible");

/** A row in which nothing changed for a consumer. */
export function unchanged<M extends More = More>(name: string, edits: Edit | readonly Edit[], more?: M): Rated & M {
  return withMore({ name, edits: [edits].flat() }, more);
}

/** Rows with the same code of a consumer. */
export function using(uses: string, rows: readonly Rated[]): Row[] {
  return rows.map((row) => ({ ...row, uses }));
}
