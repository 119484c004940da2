import type { parseArgs, ParseArgsConfig } from "node:util";
import { formatOf } from "../core/cli/format.js";
import { UsageError } from "../core/cli/spec-command.js";
import type { Access } from "../open/load-document.js";
import { parseHeaders } from "../read/login.js";
import { type Verdict, VERDICTS } from "./model.js";
import type { Reach } from "./rule.js";

const FORMATS = ["text", "markdown", "json", "github", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

const READERS: readonly Reach[] = ["wire", "code"];

/** The options of a comparison, whatever is compared. */
export const FLAGS = {
  format: { type: "string" },
  json: { type: "boolean", default: false },
  output: { type: "string", short: "o" },
  reader: { type: "string" },
  "fail-on": { type: "string" },
  "fail-on-breaking": { type: "boolean", default: false },
  accept: { type: "string" },
  verbose: { type: "boolean", default: false },
  help: { type: "boolean", default: false, short: "h" },
  "allow-ref": { type: "string", multiple: true },
  header: { type: "string", multiple: true },
} as const satisfies ParseArgsConfig["options"];

export interface DiffOptions {
  format: Format;
  output: string | undefined;
  /** The reader whose verdicts count; undefined for both. */
  reader: Reach | undefined;
  /** The least severe verdict that fails the command. */
  failOn: Verdict | undefined;
  /** A file of accepted changes. */
  accept: string | undefined;
  verbose: boolean;
}

/** The parsed values of {@link FLAGS}. */
export type DiffValues = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>["values"];

/** @throws UsageError for an invalid value */
export function diffOptions({ json, verbose, output, accept, ...values }: DiffValues): DiffOptions {
  const format = formatOf({ format: values.format, json }, FORMATS);
  const given = values["fail-on"] ?? (values["fail-on-breaking"] ? "breaking" : undefined);
  const failOn = VERDICTS.find((each) => each === given);
  if (given !== failOn) throw new UsageError(`Unknown --fail-on ${given ?? ""}.`, { hint: `use ${VERDICTS.join(", ")}` });
  const reader = READERS.find((each) => each === values.reader);
  if (values.reader !== reader) throw new UsageError(`Unknown --reader ${values.reader ?? ""}.`, { hint: `use ${READERS.join(" or ")}` });
  return { format, output, reader, failOn, accept, verbose };
}

export function accessOf(values: DiffValues): Access {
  return { allowRefs: values["allow-ref"] ?? [], headers: parseHeaders(values.header ?? []) };
}

/** Returns the names of two documents. Throws UsageError for another number. */
export function twoDocuments(names: readonly string[]): [string, string] {
  const [base, revision, ...others] = names;
  if (base === undefined || revision === undefined || others.length > 0) {
    throw new UsageError(others.length > 0 ? `Unexpected argument ${others[0] ?? ""}.` : "Two documents are needed.", {
      hint: "pass the old document and the new one",
    });
  }
  return [base, revision];
}
