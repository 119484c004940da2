import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Finding } from "../core/cli/finding.js";
import type { SpecTree } from "../read/spec-tree.js";

/** An entry of `.redocly.lint-ignore.yaml`: a finding that the API itself causes. */
export interface LintException {
  /** Absolute path of the file with the finding. */
  file: string;
  /** Rule or code. */
  rule: string;
  /** JSON Pointer of the finding, `#/paths/…`. */
  pointer: string;
  /** Position of the entry in the list. */
  listed: { file: string; line: number; column: number };
}

type Tree = Pick<SpecTree, "files" | "folder">;

/** Reads the exceptions: pointers by rule or code by file. */
export async function readExceptions(file: string): Promise<LintException[]> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, "utf8"), { lineCounter: lines });
  const place = (node: Node): LintException["listed"] => {
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    return { file, line, column: col };
  };
  return entries(document.contents).flatMap(([path, rules]) =>
    entries(rules).flatMap(([rule, pointers]) =>
      (isSeq(pointers) ? pointers.items : []).filter(isScalar).map((node) => ({
        file: resolve(dirname(file), path),
        rule,
        pointer: String(node.value),
        listed: place(node),
      })),
    ),
  );
}

function entries(node: unknown): [string, unknown][] {
  return isMap(node)
    ? node.items.flatMap(({ key, value }): [string, unknown][] => (isScalar(key) ? [[String(key.value), value]] : []))
    : [];
}

/** Removes excepted findings and adds a finding for each stale exception of this tree. */
export function applyExceptions(findings: readonly Finding[], exceptions: readonly LintException[], tree: Tree): Finding[] {
  const mine = exceptions.filter(({ file }) => !relative(tree.folder, file).startsWith(".."));
  const used = new Set<LintException>();
  const rest = findings.filter((finding) => {
    const matching = mine.filter((exception) => matches(exception, finding, tree));
    matching.forEach((exception) => used.add(exception));
    return matching.length === 0;
  });
  return [...rest, ...mine.filter((exception) => !used.has(exception)).map(stale)];
}

function matches(exception: LintException, finding: Finding, tree: Tree): boolean {
  const file = tree.files.get(exception.file);
  if (file === undefined || finding.file !== exception.file || ![finding.rule, finding.code].includes(exception.rule)) return false;
  return (["key", "value"] as const).some((of) => {
    const { line, column } = file.locate(exception.pointer, of);
    return line === finding.line && column === finding.column;
  });
}

function stale({ rule, pointer, listed }: LintException): Finding {
  return { ...listed, rule: "stale-exception", message: `\`${rule}\` has no finding at \`${pointer}\`.`, hint: "remove the entry" };
}
