import { relative } from "node:path";
import { parseCommand } from "./lib/parse-command.js";
import { DISK, replaceFiles } from "./lib/replace-files.js";
import { REPOSITORY } from "./lib/repository.js";
import { isMain, runCommand } from "./lib/spec-command.js";
import { releaseDate } from "./release/release-date.js";
import { takeIn } from "./release/take-in.js";

const USAGE = "usage: npm run release:version [-- --dry-run]\n`npm run release:version -- --help` explains each flag";

const HELP = `usage: npm run release:version [-- FLAG…]

Takes the changesets in: raises the version of each package, what they ask for of each other and package-lock.json, turns what is
unreleased in CHANGELOG.md into the list of the new version, and removes the changesets. All of it is written, or nothing. Commit the
result; \`npm run release\` publishes it.

The date is today's in UTC, or that of SOURCE_DATE_EPOCH.

  --dry-run     print what would be written, and write nothing
  -h, --help    print this

Exit codes: 0 done; 1 nothing is pending, or a changeset is faulty; 2 wrong usage, unreadable input or output that cannot be written.
`;

/** Runs the command in a repository. */
export async function versionPackages(args: string[], root: string): Promise<number> {
  const { values } = parseCommand({
    args,
    options: { "dry-run": { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const date = releaseDate();
  const change = await takeIn(root, date);
  if (change === undefined) {
    process.stderr.write("No changeset is pending, so there is no new version.\n");
    process.stderr.write("  hint: `npm run changeset` proposes one from what changed, `npx changeset` writes one by hand\n");
    return 1;
  }
  const { from, to, replacements } = change;
  if (!values["dry-run"]) replaceFiles(replacements, DISK);
  const lines = replacements.map(({ target, text }) => {
    return `  ${text === undefined ? "removed" : "changed"}  ${relative(root, target).replaceAll("\\", "/")}\n`;
  });
  process.stdout.write(`${from} → ${to}, ${date}${values["dry-run"] ? " (nothing is written)" : ""}\n${lines.sort().join("")}`);
  return 0;
}

if (isMain(import.meta.url)) await runCommand(USAGE, (args) => versionPackages(args, REPOSITORY));
