import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CommandError } from "./command-error.js";
import { type Finding, formatFinding } from "./finding.js";
import { outliveReaders } from "./outlive-readers.js";
import { printFindings, type ReportOptions, type ReportStream } from "./report.js";
import { isStackOverflow } from "./stack-overflow.js";
import { UnreadableSpec } from "./unreadable-spec.js";

/** Invalid arguments or unreadable input. The command exits with 2. */
export class UsageError extends CommandError {
  override readonly name = "UsageError";
}

/** Checks if a module was started by Node, not imported. */
export function isMain(url: string): boolean {
  const script = process.argv[1];
  // `import.meta.url` has symbolic links resolved, `argv` does not.
  return script !== undefined && url === pathToFileURL(realpathSync(script)).href;
}

/** Invalid input that the contract's lint does not cover. */
export class FaultyInput extends Error {
  override readonly name = "FaultyInput";
  readonly findings: readonly Finding[];
  /** Summary of the work done before the error. */
  readonly done: string | undefined;

  constructor(findings: readonly Finding[], done?: string) {
    super(findings.map(({ message }) => message).join("\n"));
    this.findings = findings;
    this.done = done;
  }
}

/** The reason why a command failed. */
export interface Failure {
  /** 1 for invalid input; 2 for invalid usage, unreadable input or output that cannot be written. */
  exitCode: 1 | 2;
  findings: readonly Finding[];
  /** The error, if there are no findings. */
  reason?: string;
  hint?: string;
  /** Summary of the work done before the error. */
  done?: string;
  /** The arguments were invalid. */
  isUsage: boolean;
}

/** Converts an error to a failure; returns undefined for a bug. */
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
  if (!isStackOverflow(error)) return undefined;
  const reason = "The document's values are nested, or its schemas refer to each other, too deeply.";
  return { exitCode: 2, findings: [], reason, hint: "run the command with a larger stack: node --stack-size=7000 …", isUsage: false };
}

/** Prints a failure, and `usage` if the arguments were invalid. */
export function printFailure(failure: Failure, usage: string, stream: ReportStream = process.stderr, options: ReportOptions = {}): void {
  const { findings, reason, hint, done, isUsage } = failure;
  printFindings(findings, stream, options);
  const lines = [reason, hint === undefined ? undefined : `  hint: ${hint}`, done, isUsage ? usage : undefined];
  stream.write(lines.flatMap((line) => (line === undefined ? [] : [`${line}\n`])).join(""));
}

/** Returns a failure as text without colors. */
export function failureText({ reason, findings }: Failure): string {
  return reason ?? findings.map((finding) => formatFinding(finding, process.cwd())).join("\n");
}

/**
 * Runs a command and sets the exit code: 0 success, 1 findings, 2 invalid usage, unreadable input or output that cannot be written. Prints
 * the usage on `--help`, unless the command has a longer help of its own.
 */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>, helps = false): Promise<void> {
  outliveReaders();
  const args = process.argv.slice(2);
  if (!helps && args.some((arg) => arg === "--help" || arg === "-h")) {
    process.stdout.write(`${usage.trimEnd()}\n`);
    return;
  }
  process.exitCode = await exitCodeOf(usage, () => main(args));
}

/** Returns a function for the launcher that runs the command of a module; runs it itself if Node was started with the module. */
export function commandOf(url: string, ...command: Parameters<typeof runCommand>): () => Promise<void> {
  const run = (): Promise<void> => runCommand(...command);
  if (isMain(url)) void run();
  return run;
}

/** Runs a command that may fail, and prints its failure. */
export async function exitCodeOf(usage: string, run: () => Promise<number>): Promise<number> {
  return run().catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    printFailure(failure, usage);
    return failure.exitCode;
  });
}
