import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BaseRef, printNote, resolveBase } from "../diff/base-ref.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { DISK, replaceFiles } from "../core/files/replace-files.js";
import { REPOSITORY } from "../core/files/repository.js";
import { commandOf, UsageError } from "../core/cli/spec-command.js";
import { bumpFor, type ChangesSince, changesSince } from "./changes-since.js";
import { pendingChangesets } from "./changesets.js";
import { commonVersion, readPackages } from "../pack/manifests.js";
import { proposalFor, proposalPath } from "./proposal.js";
import { isEnough, raise } from "./versions.js";

const USAGE = `usage: npm run changeset [-- [--base REF] [--check | --dry-run]]

Compares the contract and the packages' APIs with the last release and writes a changeset: the required bump, and the added, changed and
removed operations by tag. Later runs update the list and keep the text that you wrote above it. For changes that the comparison cannot
see, such as a bug fix, use \`npx changeset\`.

  --base REF    compare with this commit, tag or branch (default: the newest release tag, else main)
  --check       write nothing, and exit with 1 if the bump of the changesets is too small
  --dry-run     print the changeset and write nothing
  -h, --help    print this help

Exit codes: 0 success; 1 the bump is too small (--check); 2 invalid usage or unreadable input.
`;

/** Runs the command in a repository. */
export async function proposeChangeset(args: string[], root: string): Promise<number> {
  const { values } = parseCommand({
    args,
    options: {
      base: { type: "string" },
      check: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  if (values.check && values["dry-run"]) throw new UsageError("--check and --dry-run cannot be combined.");
  const base = await resolveBase(root, values.base);
  printNote(base);
  const changes = await changesSince(root, base.commit);
  return values.check ? check(root, base, changes) : propose(root, base, changes, values["dry-run"]);
}

async function check(root: string, base: BaseRef, changes: ChangesSince): Promise<number> {
  const packages = await readPackages(root);
  const next = (await pendingChangesets(root)).version ?? commonVersion(packages);
  const needed = bumpFor(changes, changes.version);
  const need = `The changes since ${base.ref} (${changes.version}) require ${needed === "none" ? "no new version" : `a ${needed} bump`}`;
  if (isEnough(changes.version, next, needed)) {
    process.stdout.write(`${need}; the next version is ${next}.\n`);
    return 0;
  }
  process.stderr.write(`${need}, but the next version is ${next}.\n`);
  process.stderr.write("  hint: run `npm run changeset` and commit the result; `npm run diff` lists the changes\n");
  return 1;
}

async function propose(root: string, base: BaseRef, changes: ChangesSince, dryRun: boolean): Promise<number> {
  const bump = bumpFor(changes, changes.version);
  if (bump === "none") {
    process.stdout.write(`No changes visible to users since ${base.ref}.\n`);
    return 0;
  }
  const path = proposalPath(changes);
  const target = join(root, path);
  const names = (await readPackages(root)).map(({ manifest }) => manifest.name);
  const before = await readFile(target, "utf8").catch(() => undefined);
  const text = await proposalFor(changes, bump, names, before);
  if (dryRun) process.stdout.write(text);
  else {
    replaceFiles([{ target, text }], DISK);
    process.stdout.write(`${path}: a ${bump} bump, ${changes.version} → ${raise(changes.version, bump)}.\n`);
  }
  return 0;
}

export const run = commandOf(import.meta.url, USAGE, (args) => proposeChangeset(args, REPOSITORY));
