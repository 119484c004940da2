import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inFolder, writeContract } from "../../harness/contracts.js";
import type { Edit, Row } from "./row.js";

const SPEC = join(import.meta.dirname, "../contract/spec");

/** The contract that each row changes, unless it is given another one. */
const BASE: Files = Object.fromEntries(
  readdirSync(SPEC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(SPEC, file), "utf8")]),
);

/** Reads the old and the new contract of each row from a folder. */
export async function* readContracts<T>(
  rows: readonly Row[],
  read: (folder: string) => Promise<T>,
): AsyncGenerator<{ row: Row; base: T; revision: T }> {
  const readFiles = (files: Files): Promise<T> =>
    inFolder(async (folder) => {
      await writeContract(folder, files);
      return read(folder);
    });
  const shared = await readFiles(BASE);
  for (const row of rows) {
    const base = edited(BASE, row.given);
    yield { row, base: row.given === undefined ? shared : await readFiles(base), revision: await readFiles(edited(base, row.edits)) };
  }
}

function edited(files: Files, edits: readonly Edit[] = []): Files {
  return edits.reduce((before, edit) => edit(before), files);
}
