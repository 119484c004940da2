// What a generator wrote: how much, and whether it has all the operations.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "../../lib/typescript.js";
import type { OperationsOf } from "./operations.js";

/** The code below a folder. */
export interface OutputSize {
  files: number;
  bytes: number;
  lines: number;
  operations: number;
}

/** Measures the TypeScript below a folder. */
export async function sizeOfOutput(folder: string, { count, where }: OperationsOf): Promise<OutputSize> {
  const size: OutputSize = { files: 0, bytes: 0, lines: 0, operations: 0 };
  for (const path of await sourcesBelow(folder)) {
    const text = await readFile(join(folder, path), "utf8");
    size.files += 1;
    size.bytes += Buffer.byteLength(text);
    size.lines += text.split("\n").length - 1;
    if (where.test(path)) size.operations += count(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  }
  return size;
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".ts"));
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
