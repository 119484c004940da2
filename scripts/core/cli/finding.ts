import { relative } from "node:path";
import { printable } from "./printable.js";

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
  const { place, rule, message, hint } = findingParts(finding, from);
  const head = `${place} ${rule} ${message}`;
  return hint === undefined ? head : `${head}\n  hint: ${hint}`;
}

/** The same in its parts, each on one line and fit to print; `place` is `file:line:col`. */
export function findingParts(finding: Finding, from: string): { place: string; rule: string; message: string; hint: string | undefined } {
  const { line, column, rule, message, hint } = finding;
  return {
    place: `${printable(relativePath(from, finding.file))}:${line}:${column}`,
    rule: printable(rule),
    message: printable(message.replace(/\s*\n\s*/g, " ").trim()),
    hint: hint === undefined ? undefined : printable(hint.replace(/\s*\n\s*/g, " ")),
  };
}

/** A path as a user reads it: relative to `from`, with `/`; an address as it is. */
export function relativePath(from: string, file: string): string {
  return /^https?:\/\//.test(file) ? file : relative(from, file).replaceAll("\\", "/") || ".";
}

/** Code-unit order: the same in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
