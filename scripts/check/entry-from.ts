import { resolve } from "node:path";
import { UsageError } from "../core/cli/spec-command.js";
import { CONTRACT } from "../core/files/repository.js";

/** Returns the file named in a command's arguments, or the contract. */
export function entryFrom(positionals: readonly string[]): string {
  if (positionals.length > 1) throw new UsageError("Expected at most one file.");
  return positionals[0] === undefined ? CONTRACT : resolve(positionals[0]);
}
