import { resolve } from "node:path";
import { type Elsewhere, parseCommand } from "../../core/cli/parse-command.js";
import { UsageError } from "../../core/cli/spec-command.js";
import { DOCUMENT_FLAGS, type DocumentOptions, documentOptions, type GenerateOptions, RUN_FLAGS, runOptions } from "../options.js";
import { CONFIG_NAMES, findConfig, loadConfig } from "./config-file.js";

/** The options of a run, besides its document. */
export type RunOptions = Omit<GenerateOptions, "document">;

export const FLAGS = {
  ...RUN_FLAGS,
  ...DOCUMENT_FLAGS,
  config: { type: "string" },
  input: { type: "string", short: "i" },
  output: { type: "string", short: "o" },
  "lint-config": { type: "string" },
  version: { type: "boolean", short: "v" },
} as const;

const ELSEWHERE: Elsewhere = [
  ["--ruleset --rules --extends -r", "rules are in --lint-config FILE"],
  ["--skip-rule --ignore-rule --rule", "turn a rule off in --lint-config FILE: `extends: author`, and `rules: { NAME: off }`"],
  ["--fail-on --fail-severity -F", "lint exits with 1 if there are errors; with --lint consumer, most are warnings"],
  ["-f", "the format of a report is --format text, json, github or sarif"],
];

/** The parsed arguments of the published command. */
export interface Arguments extends RunOptions {
  version: boolean;
  lintOnly: boolean;
  /** The configuration file, if there is no document. */
  config?: string;
  /** Returns the documents to generate from; reads the configuration file. */
  documents: () => Promise<DocumentOptions[]>;
}

/** Parses the arguments of the published command. Throws `UsageError` for invalid ones. */
export function parseArguments(args: string[]): Arguments {
  const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true }, ELSEWHERE);
  const { version = false, config } = values;
  const lintOnly = positionals[0] === "lint";
  const paths = lintOnly || positionals[0] === "generate" ? positionals.slice(1) : positionals;
  const specs = [...paths, ...(values.input === undefined ? [] : [values.input])];
  const [spec, other] = specs;
  const out = values.out ?? values.output;
  const isOdd = other !== undefined && !lintOnly;
  if (isOdd && /^[a-z]+$/.test(spec ?? ""))
    throw new UsageError(`Unknown command ${spec}.`, { hint: "the commands are generate, the default, and lint, diff, docs and cli" });
  const isFolder = out === undefined && !/\.\w+$/.test(other ?? "");
  const several = isFolder ? `the output folder is --out ${other ?? ""}` : "list several documents in generator.config.ts";
  if (isOdd) throw new UsageError(`Unexpected argument ${other}.`, { hint: several });
  // Who lints a document alone is its author.
  const toLint = (document: DocumentOptions): DocumentOptions => ({ ...document, out: undefined, lint: document.lint ?? "author" });
  const meant = (documents: DocumentOptions[]): DocumentOptions[] => (lintOnly ? documents.map(toLint) : documents);
  const run = { ...runOptions(values), docs: false, version, lintOnly };
  if (run.help || version) return { ...run, documents: () => Promise.resolve([]) };
  if (spec === undefined) {
    const lost = Object.keys(values).find((name) => name in DOCUMENT_FLAGS || name === "lint-config" || name === "output");
    if (lost !== undefined) {
      throw new UsageError(`--${lost} requires a document.`, { hint: "pass the document, or set the option in the configuration file" });
    }
    const file = configFile(config);
    return { ...run, config: file, documents: async () => meant(await loadConfig(file)) };
  }
  const remedy = lintOnly ? "rules are in --lint-config FILE" : "remove one of them";
  if (config !== undefined) throw new UsageError("--config and a document cannot be combined.", { hint: remedy });
  if (out === undefined && !lintOnly) throw new UsageError("--out is missing.", { hint: "add the output folder: --out DIR" });
  const documents = specs.map((each) => documentOptions(each, out, values, values["lint-config"]));
  return { ...run, documents: () => Promise.resolve(meant(documents)) };
}

function configFile(file: string | undefined): string {
  const found = file === undefined ? findConfig(process.cwd()) : resolve(file);
  if (found === undefined) {
    throw new UsageError("No document and no configuration file.", { hint: `pass a document, or create ${CONFIG_NAMES[0] ?? ""}` });
  }
  return found;
}
