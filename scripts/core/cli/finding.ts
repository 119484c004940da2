import { relative } from "node:path";
import { printable } from "./printable.js";

/** A problem in the contract, at the position where it can be fixed. */
export interface Finding {
  /** Absolute path of the source file. */
  file: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** Name of the rule or check. */
  rule: string;
  /** Name of the fault. Default: the rule. */
  code?: string;
  /** JSON Pointer within the file, `#/paths/…`, if the place has one. */
  pointer?: string;
  message: string;
  /** The fix. */
  hint?: string;
  /** `npm run lint:spec -- --fix` corrects it. */
  fixable?: true;
}

/** A finding of the contract, of which several may have one cause. */
export interface ContractFinding extends Finding {
  about?: Subject;
}

/** The part of the contract that a finding describes. */
export interface Subject {
  /** The property or pointer that lacks, or is not described. */
  property?: string;
  /** The operation whose body lacks it. */
  operationId?: string;
  /** An example does not fit, for a reason that other findings have. */
  isVague?: true;
}

/** Sorts findings by file, position and rule, so that the output is deterministic. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message),
  );
}

/** Returns what is wrong in a finding, by a stable name. */
export function codeOf({ code, rule }: Finding): string {
  return code ?? rule;
}

/** A finding in JSON output; `file` is relative to the working directory. */
export interface FindingJson extends Omit<Finding, "fixable"> {
  code: string;
}

/** Returns a finding for JSON output. The file is relative to `from`. */
export function findingJson(finding: Finding, from: string): FindingJson {
  const { file, line, column, rule, pointer, message, hint } = finding;
  return {
    file: relativePath(from, file),
    ...{ line, column, rule, code: codeOf(finding) },
    ...(pointer !== undefined && { pointer }),
    message,
    ...(hint !== undefined && { hint }),
  };
}

/** Formats a finding as `file:line:col code message`, with the hint on an indented second line. The file is relative to `from`. */
export function formatFinding(finding: Finding, from: string): string {
  const { place, code, message, hint } = findingParts(finding, from);
  const head = `${place} ${code} ${message}`;
  return hint === undefined ? head : `${head}\n  hint: ${hint}`;
}

/** Returns the parts of a formatted finding, each on one line and printable; `place` is `file:line:col`. */
export function findingParts(finding: Finding, from: string): { place: string; code: string; message: string; hint: string | undefined } {
  const { line, column, message, hint, fixable } = finding;
  return {
    place: `${printable(relativePath(from, finding.file))}:${line}:${column}`,
    code: printable(codeOf(finding)),
    message: `${printable(message.replace(/\s*\n\s*/g, " ").trim())}${fixable === true ? " (fixable)" : ""}`,
    hint: hint === undefined ? undefined : printable(hint.replace(/\s*\n\s*/g, " ")),
  };
}

/** Returns a path relative to `from`, with `/`, or a URL without its query. */
export function relativePath(from: string, file: string): string {
  return isUrl(file) ? withoutQuery(file) : relative(from, file).replaceAll("\\", "/") || ".";
}

/** Checks for a document that was read from a URL. */
export function isUrl(file: string): boolean {
  return /^https?:\/\//.test(file);
}

/** Returns a URL without its query, which may contain a secret; other names as they are. */
export function withoutQuery(name: string): string {
  return isUrl(name) ? name.replace(/[?#].*/s, "") : name;
}

/** Compares by code units, independent of the locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
