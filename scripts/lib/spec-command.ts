import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CommandError } from "./command-error.js";
import type { Finding } from "./finding.js";
import { improveFindings } from "./improve-findings.js";
import { REPOSITORY } from "./redocly-config.js";
import { UnreadableSpec } from "./redocly.js";
import { holdSignals } from "./signals.js";
import { printFindings } from "./report.js";

/** The contract that a command reads where it is given no other. */
export const CONTRACT = resolve(REPOSITORY, "spec/openapi.yaml");

/** Wrong arguments, or input that cannot be read: the command ends with 2. */
export class UsageError extends Error {
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

/** Runs a command and sets the exit code: 0 done, 1 findings, 2 wrong usage, unreadable input or output that cannot be written. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>): Promise<void> {
  holdSignals();
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    if (error instanceof UnreadableSpec) {
      printFindings(improveFindings([error.finding]));
      return error.finding.rule === "unreadable" ? 2 : 1;
    }
    if (error instanceof FaultyInput) {
      printFindings(error.findings);
      if (error.done !== undefined) process.stderr.write(`${error.done}\n`);
      return 1;
    }
    if (error instanceof CommandError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    return 2;
  });
}

/** `parseArgs` throws a TypeError with a code of its own; any other TypeError is a fault of ours and keeps its stack. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

/** The one file that a command's arguments name, or the contract. */
export function entryFrom(positionals: readonly string[]): string {
  if (positionals.length > 1) throw new UsageError("More than one file is named.");
  return positionals[0] === undefined ? CONTRACT : resolve(positionals[0]);
}
