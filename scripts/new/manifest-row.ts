import type { Method } from "../read/openapi.js";
import { operationKey, parseManifest } from "../read/reference-manifest.js";

interface Row {
  method: Method;
  path: string;
  tag: string;
}

/** Returns the list of operations with a row, after the last one of its tag, if it lacks it. */
export function withRow(text: string, { method, path, tag }: Row): string {
  const { rows } = parseManifest(text, "");
  if (rows.some((row) => operationKey(row.method, row.contractPath) === operationKey(method, path))) return text;
  const lines = text.trimEnd().split("\n");
  const line = rows.findLast((row) => row.tag === tag)?.line ?? lines.length;
  const [section = ""] = rows.some((row) => row.tag === tag) ? (lines[line - 1] ?? "").split("\t") : ["-"];
  return `${lines.toSpliced(line, 0, [section, tag, method.toUpperCase(), path].join("\t")).join("\n")}\n`;
}
