import type { ParseArgsConfig } from "node:util";
import { parseCommand } from "../core/cli/parse-command.js";
import { UsageError } from "../core/cli/spec-command.js";

/** A document that is not this repository's contract. */
export interface DocumentOptions {
  /** The root document, as it was typed. */
  spec: string;
  /** The folder to write, as it was typed. */
  out: string;
  lint?: "error" | "warn";
  /** What a `$ref` may lead to beside the document's own folder: addresses and folders. */
  allowRefs: readonly string[];
  /** A Redocly configuration. */
  config?: string;
}

/** What the command was asked for. */
export interface GenerateOptions {
  help: boolean;
  check: boolean;
  docs: boolean;
  watch: boolean;
  json: boolean;
  verbose: boolean;
  /** Undefined where it is the contract of this repository. */
  document: DocumentOptions | undefined;
}

export const FLAGS = {
  check: { type: "boolean" },
  "no-docs": { type: "boolean" },
  watch: { type: "boolean" },
  spec: { type: "string" },
  out: { type: "string" },
  lint: { type: "string" },
  "allow-ref": { type: "string", multiple: true },
  config: { type: "string" },
  json: { type: "boolean" },
  verbose: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

/** Flags that say how a document is read, and nothing about our own contract. */
const OF_A_DOCUMENT = ["lint", "allow-ref", "config"] as const;

/** Flags that npm keeps for itself where the `--` before them is missing; of the others it has its own. */
const KEPT_BY_NPM = ["check", "watch", "spec", "out", "lint", "allow-ref"] as const;

/** Reads the command's arguments. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv = process.env): GenerateOptions {
  refuseKeptByNpm(env);
  const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true });
  const { check = false, watch = false, json = false, verbose = false, help = false } = values;
  const options = { help, check, docs: values["no-docs"] !== true, watch, json, verbose };
  if (help) return { ...options, document: undefined };

  const document = positionals.find((text) => /\.(ya?ml|json)$/i.test(text));
  if (document !== undefined) {
    throw new UsageError(`'${document}' stands without a flag.`, { hint: `for a document of yours: --spec ${document} --out DIR` });
  }
  if (positionals.length > 0) parseCommand({ args, options: FLAGS });
  if (watch && check) {
    throw new UsageError("--watch writes and --check writes nothing: they do not go together.", { hint: "leave one of them out" });
  }
  return { ...options, document: documentOptions(values) };
}

interface DocumentValues {
  spec?: string | undefined;
  out?: string | undefined;
  lint?: string | undefined;
  "allow-ref"?: string[] | undefined;
  config?: string | undefined;
  "no-docs"?: boolean | undefined;
}

function documentOptions(values: DocumentValues): DocumentOptions | undefined {
  const { spec, out, lint, config } = values;
  if (spec === undefined) {
    if (out !== undefined) throw new UsageError("--out needs --spec.", { hint: "name the document to read: --spec FILE" });
    const foreign = OF_A_DOCUMENT.find((name) => values[name] !== undefined);
    if (foreign === undefined) return undefined;
    throw new UsageError(`--${foreign} is for a document of yours, and this repository's contract has its own rules.`, {
      hint: "name the document and the folder to write: --spec FILE --out DIR",
    });
  }
  if (out === undefined) throw new UsageError("--spec needs --out.", { hint: "name the folder to write: --out DIR" });
  if (values["no-docs"] === true) {
    throw new UsageError("--no-docs is of no use with --spec: the reference is made of this repository's contract alone.", {
      hint: "leave it out",
    });
  }
  return {
    spec,
    out,
    allowRefs: values["allow-ref"] ?? [],
    ...(lint !== undefined && { lint: lintLevel(lint) }),
    ...(config !== undefined && { config }),
  };
}

function lintLevel(text: string): "error" | "warn" {
  if (text === "error" || text === "warn") return text;
  throw new UsageError(`--lint ${text}: error or warn is expected.`);
}

/** Else a run that was to write nothing would write. */
function refuseKeptByNpm(env: NodeJS.ProcessEnv): void {
  if (env["npm_lifecycle_event"] !== "generate") return;
  const kept = [
    ...KEPT_BY_NPM.filter((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined),
    ...(env["npm_config_docs"] === "" ? ["no-docs"] : []),
  ];
  if (kept.length === 0) return;
  const flags = kept.map((name) => `--${name}`).join(" ");
  throw new UsageError(`npm has kept ${flags} for itself.`, { hint: `write -- before the flags: npm run generate -- ${flags} …` });
}
