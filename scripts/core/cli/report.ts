import type { Colors } from "picocolors/types.js";
import { codeFrame } from "./code-frame.js";
import { coloursFor, type ReportStream } from "./colours.js";
import { compare, type Finding, findingParts, sortFindings } from "./finding.js";
import { SourceLines } from "./source-lines.js";

export type { ReportStream };

/** Maximum number of findings with source code, and of warnings, unless all are requested. */
export const SHOWN = 20;

export interface ReportOptions {
  /** Base folder of file names. Default: the working directory. */
  from?: string;
  /** Shows the source of every finding, and every warning. */
  all?: boolean;
}

/** Prints findings in order, the first ones with their source, then their number. */
export function printFindings(
  findings: readonly Finding[],
  stream: ReportStream = process.stderr,
  { from = process.cwd(), all = false }: ReportOptions = {},
): void {
  const paint = coloursFor(stream);
  const sources = new SourceLines();
  for (const [index, finding] of sortFindings(findings).entries()) {
    const frame = all || index < SHOWN ? codeFrame(sources.of(finding.file), finding, paint) : [];
    stream.write(findingText(finding, frame, { from, paint, rule: paint.red }));
  }
  if (findings.length > 0) stream.write(`${count(findings.length, "finding")} in ${filesOf(findings)}${fixableText(findings)}\n`);
}

/** Prints some warnings of each rule, in order, then the number of warnings by rule. */
export function printWarnings(
  warnings: readonly Finding[],
  stream: ReportStream = process.stderr,
  { from = process.cwd(), all = false }: ReportOptions = {},
): void {
  if (warnings.length === 0) return;
  const paint = coloursFor(stream);
  const sources = new SourceLines();
  const shown = all ? sortFindings(warnings) : someOfEachRule(warnings);
  for (const warning of shown) {
    const frame = all ? codeFrame(sources.of(warning.file), warning, paint) : [];
    stream.write(findingText(warning, frame, { from, paint, rule: paint.yellow }));
  }
  const rest = shown.length < warnings.length ? `, ${shown.length} of them above, all with --verbose` : "";
  stream.write(`${count(warnings.length, "warning")} in ${filesOf(warnings)}${rest}\n`);
  for (const [rule, { length }] of byRule(warnings))
    stream.write(`${String(length).padStart(8)}  ${findingParts({ ...ANY, rule }, "").rule}\n`);
}

const ANY: Finding = { file: "", line: 1, column: 1, rule: "", message: "" };

function findingText(
  finding: Finding,
  frame: readonly string[],
  { from, paint, rule: colour }: { from: string; paint: Colors; rule: (text: string) => string },
): string {
  const { place, rule, message, hint } = findingParts(finding, from);
  const lines = [`${paint.bold(place)} ${colour(rule)} ${message}`, ...frame.map((line) => `  ${line}`)];
  if (hint !== undefined) lines.push(paint.dim(`  hint: ${hint}`));
  return `${lines.join("\n")}\n`;
}

/** Returns as many warnings as are shown, taking the first of each rule before the second of any. */
function someOfEachRule(warnings: readonly Finding[]): Finding[] {
  const ranked = byRule(warnings).flatMap(([, ofRule]) => ofRule.map((warning, rank) => ({ warning, rank })));
  const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, SHOWN);
  return sortFindings(chosen.map(({ warning }) => warning));
}

/** Groups sorted warnings by rule, with the most frequent rule first. */
function byRule(warnings: readonly Finding[]): [rule: string, warnings: Finding[]][] {
  const rules = new Map<string, Finding[]>();
  for (const warning of sortFindings(warnings)) rules.set(warning.rule, [...(rules.get(warning.rule) ?? []), warning]);
  return [...rules].sort(([a, { length: ofA }], [b, { length: ofB }]) => ofB - ofA || compare(a, b));
}

function fixableText(findings: readonly Finding[]): string {
  const { length } = findings.filter(({ fixable }) => fixable);
  return length === 0 ? "" : `, ${length} fixable: npm run lint:spec -- --fix`;
}

function filesOf(findings: readonly Finding[]): string {
  return count(new Set(findings.map(({ file }) => file)).size, "file");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
