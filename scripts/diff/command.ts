import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BaseRef, printNote, resolveBase, withTreeOf } from "./base-ref.js";
import { ROOT_DOCUMENT } from "./contract.js";
import { HELP, USAGE } from "./help.js";
import { diffContracts, UnreadableContract } from "./index.js";
import { accessOf, type DiffOptions, diffOptions, FLAGS, twoDocuments } from "./options.js";
import type { Compared } from "./report/compared.js";
import { textOf } from "./unreadable-contract.js";
import { diffDocuments, writeReport } from "./write-report.js";
import { CommandError } from "../core/cli/command-error.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { REPOSITORY } from "../core/files/repository.js";
import { commandOf, UsageError } from "../core/cli/spec-command.js";

/** Runs the command in a repository. */
export async function diffSpec(args: string[], root: string): Promise<number> {
  const { values, positionals } = parseCommand({ args, options: { ...FLAGS, base: { type: "string" } }, allowPositionals: true });
  if (values.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const options = diffOptions(values);
  if (positionals.length > 0) {
    if (values.base !== undefined) throw new UsageError("--base and documents cannot be combined.", { hint: "remove --base" });
    return diffDocuments(twoDocuments(positionals), accessOf(values), options);
  }
  if (values.header !== undefined || values["allow-ref"] !== undefined) twoDocuments(positionals);
  const base = await resolveBase(root, values.base);
  printNote(base);
  return writeReport({ base, diff: await diffSince(root, base, options.reader) }, options);
}

async function diffSince(root: string, { ref, commit }: BaseRef, reader: DiffOptions["reader"]): Promise<Compared["diff"]> {
  return withTreeOf(root, commit, ["spec"], async (folder) => {
    if (!existsSync(join(folder, ROOT_DOCUMENT))) {
      throw new CommandError(`${ref} has no ${ROOT_DOCUMENT}.`, { hint: "set --base to a commit with a contract" });
    }
    try {
      return await diffContracts(folder, root, reader);
    } catch (error) {
      if (!(error instanceof UnreadableContract)) throw error;
      const { side, findings } = error;
      throw new CommandError(textOf(findings, error.folder, side === "base" ? `${ref}:` : ""), {
        hint:
          side === "base"
            ? "the contract at this commit cannot be read; set --base to another one"
            : "run `npm run lint:spec` for all findings",
      });
    }
  });
}

export const run = commandOf(import.meta.url, USAGE, (args) => diffSpec(args, REPOSITORY), true);
