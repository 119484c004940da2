import type { ParseArgsConfig } from "node:util";
import { formatOf } from "../core/cli/format.js";
import { known } from "../core/cli/known.js";
import { parseCommand } from "../core/cli/parse-command.js";
import { UsageError } from "../core/cli/spec-command.js";
import { ENUM_STYLES } from "./enum-styles.js";
import { IMPORT_EXTENSIONS } from "./foreign/import-extension.js";
import type { MakeOptions } from "./foreign/make-output.js";
import { parseHeaders } from "../read/login.js";
import { lintLevelOf } from "../open/lint-level.js";

/** Options for a document other than this repository's contract. */
export interface DocumentOptions extends Omit<MakeOptions, "announce"> {
  /** Handles warnings as errors. */
  failOnWarnings?: boolean;
}

/** The parsed options of the command. */
export interface GenerateOptions {
  help: boolean;
  check: boolean;
  docs: boolean;
  watch: boolean;
  format: Format;
  verbose: boolean;
  /** Prints errors only. */
  quiet: boolean;
  /** Undefined for this repository's contract. */
  document: DocumentOptions | undefined;
}

/** The formats of a report: `github` is text with annotations, `sarif` a log for code scanning. */
const FORMATS = ["text", "json", "github", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

/** Options of a run, for any input. */
export const RUN_FLAGS = {
  check: { type: "boolean" },
  watch: { type: "boolean" },
  format: { type: "string" },
  json: { type: "boolean" },
  verbose: { type: "boolean" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

/** Options of a document other than the contract, besides its path. */
export const DOCUMENT_FLAGS = {
  out: { type: "string" },
  lint: { type: "string" },
  "no-lint": { type: "boolean" },
  "fail-on-warnings": { type: "boolean" },
  "allow-ref": { type: "string", multiple: true },
  "import-extension": { type: "string" },
  enums: { type: "string" },
  "require-properties": { type: "boolean" },
  "openapi-json": { type: "boolean" },
  "agents-md": { type: "boolean" },
  plugin: { type: "string", multiple: true },
  include: { type: "string", multiple: true },
  exclude: { type: "string", multiple: true },
  header: { type: "string", multiple: true },
} as const satisfies ParseArgsConfig["options"];

export const FLAGS = {
  ...RUN_FLAGS,
  ...DOCUMENT_FLAGS,
  "no-docs": { type: "boolean" },
  spec: { type: "string" },
  config: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

/** Options that apply only with --spec. */
const OF_A_DOCUMENT = [...Object.keys(DOCUMENT_FLAGS), "config"];

/** Options that npm consumes if the `--` before them is missing. npm has other options of its own. */
const KEPT_BY_NPM = ["check", "watch", "spec", ...Object.keys(DOCUMENT_FLAGS)];

/** Parses the command's arguments. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv = process.env): GenerateOptions {
  refuseKeptByNpm(env);
  const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true });
  const options = { ...runOptions(values), docs: values["no-docs"] !== true };
  if (options.help) return { ...options, document: undefined };

  const document = positionals.find((text) => /\.(ya?ml|json)$/i.test(text));
  if (document !== undefined) {
    throw new UsageError(`Unexpected argument ${document}.`, { hint: `to generate from it: --spec ${document} --out DIR` });
  }
  if (positionals.length > 0) parseCommand({ args, options: FLAGS });
  return { ...options, document: ownDocument(values) };
}

/** Options of which each revokes the other. */
const OPPOSITES = [
  ["watch", "check"],
  ["verbose", "quiet"],
  ["lint", "no-lint"],
  ["out", "output"],
];

/** Returns the options of a run. Throws `UsageError` for two of which each revokes the other. */
export function runOptions(values: Values<typeof RUN_FLAGS>): Omit<GenerateOptions, "docs" | "document"> {
  const both = OPPOSITES.find((pair) => pair.every((name) => name in values));
  if (both !== undefined) throw new UsageError(`--${both.join(" and --")} cannot be combined.`, { hint: "remove one of them" });
  const { check = false, watch = false, verbose = false, quiet = false, help = false } = values;
  const format = formatOf(values, FORMATS);
  if (watch && format === "sarif") throw new UsageError("--watch and --format sarif cannot be combined.", { hint: "remove one of them" });
  return { check, watch, verbose, quiet, help, format };
}

type Values<Flags> = {
  [Name in keyof Flags]?:
    (Flags[Name] extends { multiple: true } ? string[] : Flags[Name] extends { type: "string" } ? string : boolean) | undefined;
};

function ownDocument(values: Values<typeof FLAGS>): DocumentOptions | undefined {
  const { spec, out, config } = values;
  if (spec === undefined) {
    if (out !== undefined) throw new UsageError("--out requires --spec.", { hint: "add the document to read: --spec FILE" });
    const foreign = OF_A_DOCUMENT.find((name) => name in values);
    if (foreign === undefined) return undefined;
    throw new UsageError(`--${foreign} requires --spec; this repository's contract has its own rules.`, {
      hint: "add the document and the output folder: --spec FILE --out DIR",
    });
  }
  if (out === undefined) throw new UsageError("--spec requires --out.", { hint: "add the output folder: --out DIR" });
  if (values["no-docs"] === true) {
    throw new UsageError("--no-docs cannot be used with --spec: only this repository's contract has a reference.", {
      hint: "remove --no-docs",
    });
  }
  return documentOptions(spec, out, values, config);
}

/** Returns the options of a document. Throws `UsageError` for an invalid value. */
export function documentOptions(
  spec: string,
  out: string | undefined,
  values: Values<typeof DOCUMENT_FLAGS>,
  config?: string,
): DocumentOptions {
  const { "import-extension": importExtension, "openapi-json": openapiJson, "agents-md": agentsMd } = values;
  const { enums, plugin, include, exclude, header } = values;
  return {
    spec,
    out,
    allowRefs: values["allow-ref"] ?? [],
    ...lintLevelOf(values),
    ...(values["fail-on-warnings"] !== undefined && { failOnWarnings: values["fail-on-warnings"] }),
    ...(config !== undefined && { config }),
    ...(importExtension !== undefined && { importExtension: known("import-extension", importExtension, IMPORT_EXTENSIONS) }),
    ...(enums !== undefined && { enums: known("enums", enums, ENUM_STYLES) }),
    ...(values["require-properties"] !== undefined && { requireProperties: values["require-properties"] }),
    ...(openapiJson !== undefined && { openapiJson }),
    ...(agentsMd !== undefined && { agentsMd }),
    ...(plugin !== undefined && { plugins: plugin }),
    ...(include !== undefined && { include }),
    ...(exclude !== undefined && { exclude }),
    ...(header !== undefined && { headers: parseHeaders(header) }),
  };
}

/** Refuses to run if npm consumed an option. Otherwise a run with --check would write. */
function refuseKeptByNpm(env: NodeJS.ProcessEnv): void {
  if (env["npm_lifecycle_event"] !== "generate") return;
  const kept = [
    ...KEPT_BY_NPM.filter((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined),
    ...(env["npm_config_docs"] === "" ? ["no-docs"] : []),
  ];
  if (kept.length === 0) return;
  const flags = kept.map((name) => `--${name}`).join(" ");
  throw new UsageError(`npm consumed ${flags}.`, { hint: `write -- before the options: npm run generate -- ${flags} …` });
}
