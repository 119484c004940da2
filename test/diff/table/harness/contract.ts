import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "../../harness/contracts.js";
import type { Edit, Row } from "./row.js";
import { emptyFolder } from "../../../harness/folders.js";

const SPEC = join(import.meta.dirname, "../contract/spec");

/** The contract that each row changes, unless it is given another one. */
const BASE: Files = Object.fromEntries(
  readdirSync(SPEC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(SPEC, file), "utf8")]),
);

/** Reads the old and the new contract of each row from a folder, in which the files are written that differ from those before. */
export async function* readContracts<T>(
  rows: readonly Row[],
  read: (folder: string) => Promise<T>,
): AsyncGenerator<{ row: Row; base: T; revision: T }> {
  const folder = emptyFolder();
  let written: Files = {};
  const readFiles = (files: Files): Promise<T> => {
    for (const file of Object.keys(written)) if (files[file] === undefined) rmSync(join(folder, "spec", file));
    for (const [file, text] of Object.entries(files)) {
      if (written[file] === text) continue;
      mkdirSync(dirname(join(folder, "spec", file)), { recursive: true });
      writeFileSync(join(folder, "spec", file), text);
    }
    written = files;
    return read(folder);
  };
  const shared = await readFiles(BASE);
  for (const row of rows) {
    const base = edited(BASE, row.given);
    yield { row, base: row.given === undefined ? shared : await readFiles(base), revision: await readFiles(edited(base, row.edits)) };
  }
}

const edited = (files: Files, edits: readonly Edit[] = []): Files => edits.reduce((before, edit) => edit(before), files);
