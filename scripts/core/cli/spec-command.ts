import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CommandError } from "./command-error.js";
import type { Finding } from "./finding.js";
import { outliveReaders } from "./outlive-readers.js";
import { printFindings, type ReportOptions, type ReportStream } from "./report.js";
import { holdSignals } from "./signals.js";
import { UnreadableSpec } from "./unreadable-spec.js";

/** Wrong arguments, or input that cannot be read: the command ends with 2. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}

/** Whether the module is what node was started with, and not imported by another one. */
export function isMain(url: string): boolean {
  const script = process.argv[1];
  // Node names a module by where its links lead, and the script as it was typed.
  return script !== undefined && url === pathToFileURL(realpathSync(script)).href;
}

/** Something is wrong with what the command was given to read, beyond what a lint of the contract says. */
export class FaultyInput extends Error {
  override readonly name = "FaultyInput";
  readonly findings: readonly Finding[];
  /** What the command had done before. */
  readonly done: string | undefined;

  constructor(findings: readonly Finding[], done?: string) {
    super(findings.map(({ message }) => message).join("\n"));
    this.findings = findings;
    this.done = done;
  }
}

/** How a command ended that could not do what it was asked for. */
export interface Failure {
  /** 1 where the input is at fault, 2 for wrong usage, unreadable input or output that cannot be written. */
  exitCode: 1 | 2;
  findings: readonly Finding[];
  /** What was wrong, where no finding says it. */
  reason?: string;
  hint?: string;
  /** What the command had done before. */
  done?: string;
  /** Whether the arguments were wrong. */
  isUsage: boolean;
}

/** What an error says to who runs the command; undefined for a fault of ours. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof UnreadableSpec) {
    return { exitCode: error.finding.rule === "unreadable" ? 2 : 1, findings: [error.finding], isUsage: false };
  }
  if (error instanceof FaultyInput) {
    return { exitCode: 1, findings: error.findings, isUsage: false, ...(error.done !== undefined && { done: error.done }) };
  }
  if (error instanceof CommandError) {
    const { reason, hint } = error;
    return { exitCode: 2, findings: [], reason, isUsage: error instanceof UsageError, ...(hint !== undefined && { hint }) };
  }
  return undefined;
}

/** Prints how a command failed; `usage` is printed where the arguments were wrong. */
export function printFailure(failure: Failure, usage: string, stream: ReportStream = process.stderr, options: ReportOptions = {}): void {
  const { findings, reason, hint, done, isUsage } = failure;
  printFindings(findings, stream, options);
  const lines = [reason, hint === undefined ? undefined : `  hint: ${hint}`, done, isUsage ? usage : undefined];
  stream.write(lines.flatMap((line) => (line === undefined ? [] : [`${line}\n`])).join(""));
}

/** Runs a command and sets the exit code: 0 done, 1 findings, 2 wrong usage, unreadable input or output that cannot be written. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>): Promise<void> {
  holdSignals();
  outliveReaders();
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    printFailure(failure, usage);
    return failure.exitCode;
  });
}
