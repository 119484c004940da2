import { resolve } from "node:path";
import { UsageError } from "../core/cli/spec-command.js";
import { CONTRACT } from "../core/files/repository.js";

/** The one file that a command's arguments name, or the contract. */
export function entryFrom(positionals: readonly string[]): string {
  if (positionals.length > 1) throw new UsageError("More than one file is named.");
  return positionals[0] === undefined ? CONTRACT : resolve(positionals[0]);
}
