import type { Colors } from "picocolors/types.js";
import { annotationText, fileInWorkspace } from "./annotation.js";
import { codeFrame } from "./code-frame.js";
import { coloursFor, type ReportStream } from "./colours.js";
import { counted } from "./counted.js";
import { codeOf, compare, type Finding, findingParts, sortFindings } from "./finding.js";
import { SourceLines } from "./source-lines.js";

export type { ReportStream };

/** Maximum number of findings with source code, and of named files, unless all are requested. */
export const SHOWN = 20;

export interface ReportOptions {
  /** Base folder of file names. Default: the working directory. */
  from?: string;
  /** Shows the source of every finding, and every warning. */
  all?: boolean;
  /** Writes all as annotations of GitHub. */
  asAnnotations?: boolean;
}

/** Prints findings in order, the first ones with their source, then their number. */
export function printFindings(
  findings: readonly Finding[],
  stream: ReportStream = process.stderr,
  { from = process.cwd(), all = false, asAnnotations = false }: ReportOptions = {},
): void {
  const paint = coloursFor(stream);
  const sources = new SourceLines();
  if (asAnnotations) printAnnotations("error", findings, stream);
  else
    for (const [index, finding] of sortFindings(findings).entries()) {
      const frame = all || index < SHOWN ? codeFrame(sources.of(finding.file), finding, paint) : [];
      stream.write(findingText(finding, frame, { from, paint, colour: paint.red }));
    }
  if (findings.length > 0) stream.write(`${counted(findings.length, "error")} in ${filesOf(findings)}${fixableText(findings)}\n`);
}

/** Prints a line for each code, with the number of its warnings, the first message and the first places; with `all`, each warning. */
export function printWarnings(
  warnings: readonly Finding[],
  stream: ReportStream = process.stderr,
  { from = process.cwd(), all = false, asAnnotations = false }: ReportOptions = {},
): void {
  if (warnings.length === 0) return;
  const paint = coloursFor(stream);
  const sources = new SourceLines();
  if (asAnnotations) printAnnotations("warning", warnings, stream);
  else if (all) {
    for (const warning of sortFindings(warnings))
      stream.write(findingText(warning, codeFrame(sources.of(warning.file), warning, paint), { from, paint, colour: paint.yellow }));
  } else for (const ofCode of byCode(warnings)) stream.write(codeText(ofCode, from, paint));
  const rest = all || asAnnotations ? "" : "; --verbose lists each with a hint";
  stream.write(`${counted(warnings.length, "warning")} in ${filesOf(warnings)}${rest}\n`);
}

function printAnnotations(level: "error" | "warning", findings: readonly Finding[], stream: ReportStream): void {
  for (const finding of sortFindings(findings)) {
    const { message, hint, pointer, line, column } = finding;
    // The lines around an annotation seldom show which operation or schema they are in.
    const lines = [message, ...(hint === undefined ? [] : [`hint: ${hint}`]), ...(pointer === undefined ? [] : [`at ${pointer}`])];
    stream.write(annotationText(level, codeOf(finding), lines, { line, column, file: fileInWorkspace(finding.file) }));
  }
}

/** Number of places that are named for a code. */
const PLACES = 3;

/** Returns a line for the warnings of one code, which starts with the first one. */
function codeText([first, ...others]: readonly [Finding, ...Finding[]], from: string, paint: Colors): string {
  const { place, code, message } = findingParts(first, from);
  const places = others.slice(0, PLACES - 1).map((other) => findingParts(other, from).place);
  const more = others.length - places.length;
  const also = more > 0 ? `${places.join(", ")} and ${more} more` : places.join(" and ");
  const rest = others.length === 0 ? "" : paint.dim(` (${others.length + 1} times, also at ${also})`);
  return `${paint.bold(place)} ${paint.yellow(code)} ${message}${rest}\n`;
}

function findingText(
  finding: Finding,
  frame: readonly string[],
  { from, paint, colour }: { from: string; paint: Colors; colour: (text: string) => string },
): string {
  const { place, code, message, hint } = findingParts(finding, from);
  const lines = [`${paint.bold(place)} ${colour(code)} ${message}`, ...frame.map((line) => `  ${line}`)];
  if (hint !== undefined) lines.push(paint.dim(`  hint: ${hint}`));
  return `${lines.join("\n")}\n`;
}

/** Groups sorted warnings by code, with the most frequent code first. */
function byCode(warnings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const warning of sortFindings(warnings))
    groups.set(codeOf(warning), [...(groups.get(codeOf(warning)) ?? []), warning] as [Finding, ...Finding[]]);
  return [...groups.values()].sort((a, b) => b.length - a.length || compare(codeOf(a[0]), codeOf(b[0])));
}

function fixableText(findings: readonly Finding[]): string {
  const { length } = findings.filter(({ fixable }) => fixable);
  return length === 0 ? "" : `, ${length} fixable: npm run lint:spec -- --fix`;
}

function filesOf(findings: readonly Finding[]): string {
  return counted(new Set(findings.map(({ file }) => file)).size, "file");
}
