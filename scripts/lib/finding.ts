import { relative } from "node:path";

/** One thing that is wrong with the contract, at the place where its maintainer mends it. */
export interface Finding {
  /** Absolute path of the file that the maintainer edits. */
  file: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** Name of the rule or check. */
  rule: string;
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** Orders findings by file, place and rule, so that two runs print the same list. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message),
  );
}

/** `file:line:col rule message`, and the hint on an indented line of its own. The file is relative to `from`. */
export function formatFinding(finding: Finding, from: string): string {
  const file = relative(from, finding.file).replaceAll("\\", "/");
  const head = `${file}:${finding.line}:${finding.column} ${finding.rule} ${finding.message.replace(/\s*\n\s*/g, " ").trim()}`;
  return finding.hint === undefined ? head : `${head}\n  hint: ${finding.hint}`;
}

/** Code-unit order: the same in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
