import type { Side, Verdict } from "../../../../scripts/diff/model.js";
import { changed, type Files } from "../../harness/contracts.js";

export type Edit = (files: Files) => Files;

/** One change of a contract, that of `contract/`, and what it means for a consumer. */
export interface Row {
  name: string;
  /** What the old contract has that `contract/` has not. */
  given?: readonly Edit[];
  edits: readonly Edit[];
  verdict?: Verdict;
  side?: Side;
  /** All that changed is written for readers. */
  isText?: boolean;
  uses: string;
  /** For a risky change: code that compiled too, and that a consumer writes who wants to be told. */
  exhaustive?: string;
  /** Only the output for other documents has the types. */
  isTypedElsewhere?: boolean;
  /** Why the compiler cannot see that the change, though the service will refuse or send what it did not. */
  wire?: string;
}

export function edit(file: string, from: string, to: string): Edit {
  return (files) => changed(files, file, from, to);
}
export const after = (file: string, from: string, text: string): Edit => edit(file, from, from + text);
export const before = (file: string, from: string, text: string): Edit => edit(file, from, text + from);
export const cut = (file: string, from: string): Edit => edit(file, from, "");
export function write(file: string, text: string): Edit {
  return (files) => ({ ...files, [file]: text });
}
export function remove(file: string): Edit {
  return (files) => Object.fromEntries(Object.entries(files).filter(([path]) => path !== file));
}

type Rated = Omit<Row, "uses">;
type More = Partial<Pick<Row, "given" | "isText" | "isTypedElsewhere" | "exhaustive" | "wire" | "uses">>;
interface RowOf {
  (side: Side, name: string, edits: Edit | readonly Edit[], uses: string): Row;
  <M extends More = More>(side: Side, name: string, edits: Edit | readonly Edit[], more?: M): Rated & M;
}

function rowOf(verdict: Verdict): RowOf {
  const row = (side: Side, name: string, edits: Edit | readonly Edit[], more?: More | string): Rated & More =>
    Object.assign(unchanged(name, edits, typeof more === "string" ? { uses: more } : more), { verdict, side });
  return row as RowOf;
}

export const breaking = rowOf("breaking");
export const risky = rowOf("risky");
export const compatible = rowOf("compatible");

/** A row in which nothing changed for a consumer. */
export function unchanged<M extends More = More>(name: string, edits: Edit | readonly Edit[], more?: M): Rated & M {
  return Object.assign({ name, edits: [edits].flat() }, more as M);
}

export const using = (uses: string, rows: readonly Rated[]): Row[] => rows.map((row) => ({ ...row, uses }));
