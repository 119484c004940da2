import { join } from "node:path";
import { parseCommand } from "./lib/parse-command.js";
import { DISK, replaceFiles } from "./lib/replace-files.js";
import { REPOSITORY } from "./lib/repository.js";
import { isMain, runCommand, UsageError } from "./lib/spec-command.js";
import { bumpFor, changesSince, type ChangesSince } from "./release/changes-since.js";
import { CONTRADICTION_HINT } from "./release/checks.js";
import { bumpOfChangesets, CHANGESET_FOLDER, pendingChangesets } from "./release/changesets.js";
import { type Engine, repositoryEngine } from "./release/engine.js";
import { commonVersion, type Package, readPackages } from "./release/manifests.js";
import { proposalFor, proposalStep } from "./release/proposal.js";
import { isEnough, raise } from "./release/versions.js";

const USAGE =
  "usage: npm run changeset [-- [--base REF] [--dry-run | --check] [--overwrite]]\n`npm run changeset -- --help` explains each flag";

const HELP = `usage: npm run changeset [-- FLAG…]

Compares the contract and the API of the packages with the last release, and proposes what the next version brings: a file in .changeset/
with the bump that the changes need, and the operations that were added, changed and removed, by tag. Edit it as you like, and commit it
with the change. A second run brings it up to date; one that you have edited is left as it is while nothing else changes.

What it cannot see, such as a mended fault of the client, is for you to write: \`npx changeset\`.

Examples:
  npm run changeset                    after a change below spec/ or of what a package exports
  npm run changeset -- --dry-run       what would it propose?
  npm run changeset -- --check         in CI: do the changesets raise the version as far as the changes need?

  --base REF    compare with this commit, tag or branch (default: the newest release tag, else main)
  --dry-run     print the file and write nothing
  --check       write nothing, and exit with 1 where the changesets propose less than the changes need
  --overwrite   write the proposal anew, also where it was edited
  -h, --help    print this

Exit codes: 0 done; 1 too small a bump, an API that contradicts the contract, or an edited proposal that changes have overtaken; 2 wrong usage or unreadable input.
`;

/** Runs the command in a repository. */
export async function proposeChangeset(args: string[], root: string, engine: () => Promise<Engine>): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      base: { type: "string" },
      check: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      overwrite: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (values.check && (values["dry-run"] || values.overwrite)) throw new UsageError("--check writes nothing: it goes with --base alone.");
  const packages = await readPackages(root);
  const changes = await changesSince(root, values.base, await engine());
  if (changes.disagreements.length > 0) {
    for (const { message } of changes.disagreements) process.stderr.write(`${message}\n`);
    process.stderr.write(`  hint: ${CONTRADICTION_HINT}\n`);
    return 1;
  }
  if (values.check) return check(root, packages, changes);
  return propose(root, packages, changes, values["dry-run"], values.overwrite);
}

async function check(root: string, packages: readonly Package[], changes: ChangesSince): Promise<number> {
  const { needed, proposed, next, isReached } = await reach(root, packages, changes);
  const since = `The changes since ${changes.base.ref} (${changes.version})`;
  if (isReached) {
    process.stdout.write(`${since} need ${needed === "none" ? "no new version" : `a ${needed} bump`}; the next version is ${next}.\n`);
    return 0;
  }
  const leads = proposed === "none" ? "there is none" : `they lead to ${next}, a ${proposed} bump`;
  process.stderr.write(`${since} need a ${needed} bump in .changeset/, and ${leads}.\n`);
  process.stderr.write("  hint: run `npm run changeset` and commit what it writes; `npm run diff` says what breaks\n");
  return 1;
}

/** Whether the version, with what is pending, is raised as far as the changes need. */
async function reach(root: string, packages: readonly Package[], changes: ChangesSince) {
  const names = packages.map(({ manifest }) => manifest.name);
  const proposed = bumpOfChangesets(await pendingChangesets(root, names));
  const needed = bumpFor(changes, changes.version);
  const next = raise(commonVersion(packages), proposed);
  return { needed, proposed, next, isReached: isEnough(changes.version, next, needed) };
}

async function propose(
  root: string,
  packages: readonly Package[],
  changes: ChangesSince,
  dryRun: boolean,
  overwrite: boolean,
): Promise<number> {
  const now = commonVersion(packages);
  const names = packages.map(({ manifest }) => manifest.name);
  const needed = bumpFor(changes, changes.version);
  if (now !== changes.version && needed !== "none" && isEnough(changes.version, now, needed)) {
    process.stdout.write(`The version is raised already, from ${changes.version} to ${now}, which is enough. Nothing was written.\n`);
    return 0;
  }
  const proposal = await proposalFor(changes, names);
  const step = await proposalStep(root, changes, proposal, { overwrite });
  const path = `${CHANGESET_FOLDER}/${step.proposal?.file ?? ""}`;
  if (step.outcome === "outdated") {
    process.stderr.write("A proposed changeset was edited, and what changed since is not what it was written from.\n");
    process.stderr.write("  hint: run again with --overwrite and bring your edit in again; `git diff .changeset` shows it\n");
    return 1;
  }
  if (step.outcome === "nothing") process.stdout.write(`Nothing that a consumer can see has changed since ${changes.base.ref}.\n`);
  if (step.outcome === "kept") {
    process.stdout.write(`${path} was edited, and is left as it is.\n`);
    const { proposed, isReached } = await reach(root, packages, changes);
    if (!isReached) {
      process.stderr.write(`It makes for a ${proposed} bump, and the changes need a ${needed} one.\n`);
      process.stderr.write("  hint: write that bump there, or run again with --overwrite\n");
      return 1;
    }
  }
  if (step.outcome === "unchanged") process.stdout.write(`${path} is up to date.\n`);
  if (dryRun) {
    if (step.outcome === "written") process.stdout.write(`${path}\n\n${proposal?.text ?? ""}`);
    return 0;
  }
  const target = (file: string): string => join(root, CHANGESET_FOLDER, file);
  const written = step.outcome === "written" && proposal !== undefined ? [{ target: target(proposal.file), text: proposal.text }] : [];
  replaceFiles([...written, ...step.removed.map((file) => ({ target: target(file) }))], DISK);
  for (const file of step.removed) process.stdout.write(`${CHANGESET_FOLDER}/${file} was removed: an earlier proposal.\n`);
  if (written.length > 0 && proposal !== undefined) {
    process.stdout.write(`${path}: a ${proposal.bump} bump, ${changes.version} → ${raise(changes.version, proposal.bump)}.\n`);
  }
  return 0;
}

if (isMain(import.meta.url)) await runCommand(USAGE, (args) => proposeChangeset(args, REPOSITORY, repositoryEngine));
