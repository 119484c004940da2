import { readFile } from "node:fs/promises";
import { METHODS, type Method, sentMethod } from "./openapi.js";
import type { Fault } from "./spec-node.js";

/** A required operation. */
export interface ManifestRow {
  readonly tag: string;
  readonly method: Method;
  /** The path as documented by the API. */
  readonly path: string;
  /** The path in the contract. Differs from `path` if two paths differ only in the name of a parameter. */
  readonly contractPath: string;
  readonly line: number;
}

export interface Manifest {
  readonly file: string;
  readonly rows: readonly ManifestRow[];
  /** Invalid and duplicate rows. */
  readonly faults: readonly Fault[];
}

const COLUMNS = "section, tag, method, path, and optionally the path it is merged into";

/** Reads the tab-separated list of operations, whose first line is a header. */
export async function readManifest(file: string): Promise<Manifest> {
  return parseManifest(await readFile(file, "utf8"), file);
}

export function parseManifest(text: string, file: string): Manifest {
  const rows: ManifestRow[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (line === 1 || content.trim() === "") return;
    const report = (message: string, hint: string): void => {
      faults.push({ file, line, column: 1, message, hint });
    };
    const [, tag = "", method = "", path = "", merged = ""] = content.split("\t").map((cell) => cell.trim());
    const known = METHODS.find((name) => name === method.toLowerCase());
    if (tag === "" || known === undefined || !path.startsWith("/")) {
      report("The row is not an operation.", `the columns are ${COLUMNS}`);
      return;
    }
    const contractPath = merged === "" ? path : merged;
    const key = operationKey(known, contractPath);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else report(`The row duplicates line ${first}.`, "delete one of the two");
    rows.push({ tag, method: known, path, contractPath, line });
  });
  return { file, rows, faults };
}

/** Returns an operation's key: `GET /v1/things`. */
export function operationKey(method: string, path: string): string {
  return `${sentMethod(method)} ${path}`;
}
