import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BaseRef, printNote, resolveBase, withTreeOf } from "./base-ref.js";
import { ROOT_DOCUMENT } from "./contract.js";
import { HELP, USAGE } from "./help.js";
import { diffContracts, UnreadableContract } from "./index.js";
import { type Compared, countByVerdict, nameOfBase } from "./report/compared.js";
import { jsonReport } from "./report/json.js";
import { markdownReport } from "./report/markdown.js";
import { textReport } from "./report/text.js";
import { textOf } from "./unreadable-contract.js";
import { coloursFor } from "../core/cli/colours.js";
import { CommandError } from "../core/cli/command-error.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { DISK, replaceFiles } from "../core/files/replace-files.js";
import { REPOSITORY } from "../core/files/repository.js";
import { isMain, runCommand, UsageError } from "../core/cli/spec-command.js";

const FORMATS = ["text", "markdown", "json"] as const;
type Format = (typeof FORMATS)[number];

interface Options {
  base: string | undefined;
  format: Format;
  output: string | undefined;
  failOnBreaking: boolean;
  verbose: boolean;
}

/** Runs the command in a repository. */
export async function diffSpec(args: string[], root: string): Promise<number> {
  const options = readOptions(args);
  if (options === "help") {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const base = await resolveBase(root, options.base);
  printNote(base);
  const compared = { base, diff: await diffSince(root, base) };
  const report = reportOf(compared, options);
  if (options.output === undefined) process.stdout.write(report);
  else replaceFiles([{ target: resolve(options.output), text: report }], DISK);
  const { breaking } = countByVerdict(compared.diff);
  if (!options.failOnBreaking || breaking === 0) return 0;
  process.stderr.write(`${breaking} breaking ${breaking === 1 ? "change" : "changes"} since ${nameOfBase(base)}.\n`);
  return 1;
}

function readOptions(args: string[]): Options | "help" {
  const { values } = parseCommand({
    args,
    options: {
      base: { type: "string" },
      format: { type: "string" },
      json: { type: "boolean", default: false },
      output: { type: "string" },
      "fail-on-breaking": { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const format = values.format ?? (values.json ? "json" : "text");
  if (!isFormat(format)) throw new UsageError(`Unknown --format ${format}.`, { hint: `use ${FORMATS.join(", ")}` });
  if (values.json && format !== "json")
    throw new UsageError(`--json and --format ${format} cannot be combined.`, { hint: "remove one of them" });
  return { base: values.base, format, output: values.output, failOnBreaking: values["fail-on-breaking"], verbose: values.verbose };
}

function isFormat(text: string): text is Format {
  return (FORMATS as readonly string[]).includes(text);
}

async function diffSince(root: string, { ref, commit }: BaseRef): Promise<Compared["diff"]> {
  return withTreeOf(root, commit, ["spec"], async (folder) => {
    if (!existsSync(join(folder, ROOT_DOCUMENT))) {
      throw new CommandError(`${ref} has no ${ROOT_DOCUMENT}.`, { hint: "set --base to a commit with a contract" });
    }
    try {
      return await diffContracts(folder, root);
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

function reportOf(compared: Compared, { format, output, verbose }: Options): string {
  if (format === "json") return jsonReport(compared);
  if (format === "markdown") return markdownReport(compared);
  const colours = coloursFor(output === undefined ? process.stdout : { write: () => undefined, isTTY: false });
  return textReport(compared, { colours, verbose });
}

export async function run(): Promise<void> {
  await runCommand(USAGE, (args) => diffSpec(args, REPOSITORY));
}

if (isMain(import.meta.url)) void run();
