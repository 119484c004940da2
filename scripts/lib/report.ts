import picocolors from "picocolors";
import { type Finding, formatFinding, sortFindings } from "./finding.js";

/** Where a report goes: `process.stderr`, or a test's collector. */
export interface ReportStream {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Prints findings in order, then how many they are. Colours only on a terminal, and never where `NO_COLOR` is set. */
export function printFindings(findings: readonly Finding[], stream: ReportStream = process.stderr, from = process.cwd()): void {
  const paint = picocolors.createColors(stream.isTTY === true && (process.env["NO_COLOR"] ?? "") === "");
  for (const finding of sortFindings(findings)) {
    const [head = "", ...rest] = formatFinding(finding, from).split("\n");
    const painted = head.replace(/^(.*?:\d+:\d+) (\S+) /, (_, place: string, rule: string) => `${paint.bold(place)} ${paint.red(rule)} `);
    stream.write(`${[painted, ...rest.map(paint.dim)].join("\n")}\n`);
  }
  if (findings.length > 0) stream.write(`${countLine(findings)}\n`);
}

function countLine(findings: readonly Finding[]): string {
  const files = new Set(findings.map(({ file }) => file)).size;
  return `${count(findings.length, "finding")} in ${count(files, "file")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
