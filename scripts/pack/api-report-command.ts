import { tellWaiting, withLock } from "../core/files/lock.js";
import { type Changes, compareOutputs, listChanges, type Output, writeOutputs } from "../core/files/output.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { commandOf } from "../core/cli/spec-command.js";
import { apiReports } from "./api-report.js";

const USAGE = `usage: npm run api-report [-- --check]

Writes the public API of each package to packages/<name>/api-report.md, so that API changes show in review. Commit the result.

  --check       write nothing, list stale reports, and exit with 1 if there are any
  -h, --help    print this help
`;

/** Runs `npm run api-report` for the packages of a repository and returns the exit code. */
export async function main(args: string[], root = REPOSITORY): Promise<number> {
  const { check } = parseCommand({
    args,
    options: { check: { type: "boolean", default: false } },
  }).values;
  const differing = check ? await staleReports(root) : await withLock(root, () => writeReports(root), tellWaiting);
  process.stdout.write(differing.map((path) => `${path}\n`).join(""));
  if (!check || differing.length === 0) return 0;
  process.stderr.write("The API reports are stale.\n  hint: run `npm run api-report` and commit the result\n");
  return 1;
}

/** Returns the paths of stale reports. */
export async function staleReports(root: string): Promise<string[]> {
  return namesOf(await compareOutputs(await outputsOf(root)));
}

async function writeReports(root: string): Promise<string[]> {
  return namesOf(await writeOutputs(await outputsOf(root)));
}

async function outputsOf(root: string): Promise<Output[]> {
  return [{ folder: root, files: await apiReports(root), shared: true }];
}

function namesOf(changes: readonly Changes[]): string[] {
  return changes.flatMap((change) => listChanges("", change));
}

export const run = commandOf(import.meta.url, USAGE, main);
