import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { improveFindings } from "./improve-findings.js";
import { REPOSITORY } from "./redocly-config.js";
import { UnreadableSpec } from "./redocly.js";
import { printFindings } from "./report.js";

/** The contract that a command reads where it is given no other. */
export const CONTRACT = resolve(REPOSITORY, "spec/openapi.yaml");

/** Wrong arguments, or input that cannot be read: the command ends with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Whether the module is what node was started with, and not imported by another one. */
export function isMain(url: string): boolean {
  return url === pathToFileURL(process.argv[1] ?? "").href;
}

/** Runs a command and sets the exit code: 0 done, 1 findings, 2 wrong usage or unreadable input. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>): Promise<void> {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    if (error instanceof UnreadableSpec) {
      printFindings(improveFindings([error.finding]));
      return error.finding.rule === "yaml-syntax" ? 1 : 2;
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
