import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Edit, Row } from "./row.js";

/** The contract that each row changes, unless it is given another one. */
export const BASE = join(import.meta.dirname, "../contract");

/** The folders of a row's contracts. */
export interface Contracts {
  base: string;
  revision: string;
}

/** The contracts of rows, in a folder that is to be removed. */
export interface WrittenContracts {
  of(row: Row): Contracts;
  remove(): void;
}

export function writeContracts(rows: readonly Row[]): WrittenContracts {
  const root = mkdtempSync(join(tmpdir(), "verdicts-"));
  const removeAll = (): void => rmSync(root, { recursive: true, force: true });
  let written: ReadonlyMap<Row, Contracts>;
  const template = join(root, "contract");
  try {
    cpSync(BASE, template, { recursive: true });
    written = new Map(rows.map((row, index) => [row, writeRow(row, template, join(root, String(index)))]));
  } catch (error) {
    // An edit that does not fit.
    removeAll();
    throw error;
  }
  return {
    of(row) {
      const contracts = written.get(row);
      if (contracts === undefined) throw new Error(`${row.name}: not among the rows that were written`);
      return contracts;
    },
    remove: removeAll,
  };
}

function writeRow({ name, given, edits }: Row, template: string, folder: string): Contracts {
  const base = given === undefined ? BASE : join(folder, "base");
  const revision = join(folder, "revision");
  if (given !== undefined) copy(template, base, given, name);
  copy(given === undefined ? template : base, revision, edits, name);
  return { base, revision };
}

/** Most files stay as they are, and are not written again. */
function copy(from: string, to: string, edits: readonly Edit[], name: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const target = join(to, relative(from, entry.parentPath), entry.name);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkSync(join(entry.parentPath, entry.name), target);
  }
  for (const edit of edits) apply(edit, join(to, "spec"), name);
}

function apply(edit: Edit, spec: string, name: string): void {
  const file = join(spec, edit.file);
  if ("gone" in edit) {
    rmSync(file);
  } else if ("text" in edit) {
    mkdirSync(dirname(file), { recursive: true });
    replace(file, edit.text);
  } else {
    const [before, after, ...more] = readFileSync(file, "utf8").split(edit.from);
    if (after === undefined || more.length > 0) throw new Error(`${name}: ${edit.file} does not say ${JSON.stringify(edit.from)} once`);
    replace(file, `${before ?? ""}${edit.to}${after}`);
  }
}

/** The file may be that of other contracts, too. */
function replace(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}
