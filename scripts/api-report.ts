import { committedReports, staleReports, writeReports } from "./api-report/committed.js";
import { apiReports, compareReports } from "./api-report/index.js";
import { reportsAt } from "./api-report/reports-at.js";
import { changesText, staleText } from "./api-report/show.js";
import { tellWaiting, whileNobodyWrites, withLock } from "./generate/lock.js";
import { parseCommand } from "./lib/parse-command.js";
import { REPOSITORY } from "./lib/repository.js";
import { isMain, runCommand, UsageError } from "./lib/spec-command.js";

const USAGE = `usage: npm run api-report [-- --check | --base REF [--json]]
\`npm run api-report -- --help\` explains each flag`;

const HELP = `usage: npm run api-report [-- FLAG…]

Writes what each package exports to packages/<name>/api-report/, a report for each module that its "exports" lead to, so that a change of
what consumers can name shows in review. The reports are made of the sources; nothing has to be built before. Commit them with the change.

Examples:
  npm run api-report                          after a change of a package, or of generated/
  npm run api-report -- --check               in CI: are the committed reports what the sources yield?
  npm run api-report -- --base v0.1.0         what changed since that release, and what each change means for consumers

Flags:
  --check        write nothing; list the reports that differ, show in what, and exit with 1 where there are any
  --base REF     write nothing; compare with the reports that are committed at this git ref
  --json         with --base: print the changes as JSON (package, entry, name, kind, verdict)
  -h, --help     print this

A verdict is "breaking" where old consumer code need not compile any more, "risky" where that depends on what it does, and "compatible"
else. A change that is in doubt counts as the graver one.

Exit codes: 0 done; 1 with --check, a report differs; 2 wrong usage, unreadable input, or reports that cannot be written.
`;

/** `npm run api-report`, on the packages below `root`: returns the exit code. */
export async function main(args: string[], root = REPOSITORY): Promise<number> {
  const { check, base, json, help } = parseCommand({
    args,
    options: {
      check: { type: "boolean", default: false },
      base: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  }).values;
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (check && base !== undefined) throw new UsageError("--check and --base do not go together.", { hint: "leave one of them out" });
  if (json && base === undefined) throw new UsageError("--json goes with --base.", { hint: "name the git ref to compare with" });
  if (check) return checkReports(root);
  if (base === undefined) return update(root);
  const [before, now] = [await reportsAt(root, base), await apiReports(root)];
  const changes = compareReports(before, now);
  process.stdout.write(json ? `${JSON.stringify(changes, null, 2)}\n` : changesText(changes));
  return 0;
}

async function update(root: string): Promise<number> {
  const before = committedReports(root);
  const { reports, changed } = await withLock(
    root,
    async () => {
      const reports = await apiReports(root);
      return { reports, changed: await writeReports(root, reports) };
    },
    tellWaiting,
  );
  process.stdout.write(changed.map((path) => `${path}\n`).join(""));
  process.stdout.write(before.size === 0 ? `${reports.size} reports, the first ones\n` : changesText(compareReports(before, reports)));
  return 0;
}

async function checkReports(root: string): Promise<number> {
  const compared = async (): Promise<{ reports: Map<string, string>; stale: string[] }> => {
    const reports = await apiReports(root);
    return { reports, stale: await staleReports(root, reports) };
  };
  const { reports, stale } = await whileNobodyWrites(root, compared, (found) => found.stale.length > 0, tellWaiting);
  if (stale.length === 0) {
    process.stdout.write(`${reports.size} reports, none stale\n`);
    return 0;
  }
  process.stderr.write(staleText(stale, committedReports(root), reports));
  return 1;
}

if (isMain(import.meta.url)) await runCommand(USAGE, main);
