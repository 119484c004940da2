import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { format } from "prettier";
import { CommandError } from "../core/cli/command-error.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { DISK, replaceFiles } from "../core/files/replace-files.js";
import { REPOSITORY } from "../core/files/repository.js";
import { commandOf } from "../core/cli/spec-command.js";
import { LINE_WIDTH } from "../emit/text.js";
import { releaseChangelog } from "./changelog.js";
import { pendingChangesets } from "./changesets.js";
import { npmErrors, runNpm } from "./program.js";
import { runProgram } from "../core/cli/run-program.js";

const USAGE = `usage: npm run release:version

Raises the packages' versions according to the changesets (\`changeset version\`), updates package-lock.json, and moves the unreleased
changes in CHANGELOG.md and the texts of the changesets to a section for the new version. Commit the result; \`npm run release\` publishes
it. \`npx changeset status\` lists pending changesets.

  -h, --help    print this help

Exit codes: 0 success; 1 no changesets; 2 invalid usage, an invalid changeset or changelog, or npm failed.
`;

/** Raises the versions in a repository. `now` is the date of the release. */
export async function versionPackages(args: string[], root: string, now = new Date()): Promise<number> {
  parseCommand({ args, options: {} });
  const { version, changesets } = await pendingChangesets(root);
  if (version === undefined) {
    process.stderr.write("No pending changesets.\n");
    process.stderr.write("  hint: run `npm run changeset` to create one from the changes, or `npx changeset` to write one by hand\n");
    return 1;
  }
  const target = join(root, "CHANGELOG.md");
  const texts = changesets.map(({ summary }) => summary);
  // Parsed before anything is written, so that an invalid changelog changes nothing.
  const changelog = releaseChangelog(await readFile(target, "utf8"), version, now.toISOString().slice(0, 10), texts);
  const text = await format(changelog, { parser: "markdown", printWidth: LINE_WIDTH });
  const tool = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  const raised = await runProgram(process.execPath, [tool, "version"], root, { env: { NO_COLOR: "1" } });
  if (raised.code !== 0) throw new CommandError(`changeset version failed: ${`${raised.stdout}${raised.stderr}`.trim()}`);
  const locked = await runNpm(["install", "--package-lock-only", "--ignore-scripts", "--offline"], root);
  if (locked.code !== 0) {
    const hint = "run `git checkout .`, then `npm install`, commit package-lock.json, and run again";
    throw new CommandError(`package-lock.json cannot be updated: ${npmErrors(locked).lines.join(" ")}`, { hint });
  }
  replaceFiles([{ target, text }], DISK);
  process.stdout.write(`Set the packages' version to ${version}. Review the changes with \`git diff\`.\n`);
  return 0;
}

export const run = commandOf(import.meta.url, USAGE, (args) => versionPackages(args, REPOSITORY));
