import { dirname, relative } from "node:path";
import { HINT_SEPARATOR } from "./rule-report.js";
import { REFUSED } from "./confined-resolver.js";
import { compare, type Finding } from "../core/cli/finding.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { fileOfAnchor } from "./named-schemas.js";

/** What to do about a finding of a built-in rule, by its name. */
export type Hints = Readonly<Record<string, string>>;

/** The same for our contract, where the message does not say so. */
const HINTS: Hints = {
  "no-ambiguous-paths": "where the API has both paths, list the finding with its reason in .redocly.lint-ignore.yaml",
  "no-identical-paths": "keep one of the two and move the methods of the other to it",
  "no-path-trailing-slash": "where the slash is part of the path, list the finding with its reason in .redocly.lint-ignore.yaml",
  "no-unresolved-refs": "correct the `$ref`, or add the file that it names",
  "no-invalid-media-type-examples": "correct the example, or the schema that it is held against",
  "operation-operationId-unique": "rename one of the two operations",
  "operation-tag-defined": "add the tag to openapi.yaml, or use one that is there",
  "path-parameters-defined": "let the `{…}` of the path and the names of the path parameters agree",
  "spec-strict-refs": "write the value here; OpenAPI allows no `$ref` in this place",
  "tag-description": "refer to the tag.md of its group",
};

/** The same for `struct`, whose messages are of a few forms. */
const STRUCT_HINTS: [form: RegExp, hint: string][] = [
  [/must be present/, "add the field"],
  [/must contain at least one/i, "add one of the fields"],
  [/is not (expected|allowed) here/, "remove it, or correct its name"],
  [/can be one of the following only/, "use one of these values"],
  [/^Expected type/, "write a value of that type"],
  [/must be (greater|less)/, "correct the number"],
];

/**
 * Makes Redocly's findings fit to print: hints parted from messages, each fault once and at its own file, and no path of this machine.
 */
export function improveFindings<F extends Finding>(findings: readonly F[], hints: Hints = HINTS): F[] {
  const improved = findings.map((finding) => ({
    ...finding,
    ...(parseFailure(finding) ?? unresolved(finding, hints) ?? withHint(finding, hints)),
  }));
  const seen = new Set<string>();
  return improved
    .filter((finding) => !isConsequence(finding, improved))
    .map((finding) => ({ ...finding, message: withoutMachinePaths(finding.message, finding.file) }))
    .filter((finding) => {
      const key = JSON.stringify([finding.file, finding.line, finding.column, finding.rule, finding.message]);
      return !seen.has(key) && seen.add(key);
    });
}

/** The error for a root document that cannot be used, its finding fit to print. */
export function unreadableSpec(finding: Finding): UnreadableSpec {
  return new UnreadableSpec(improveFindings([finding])[0] ?? finding);
}

/** Whether the finding goes away with another one, which names the fault itself. */
function isConsequence({ rule, message, file, line }: Finding, all: readonly Finding[]): boolean {
  switch (rule) {
    case "no-unresolved-refs":
    case "refused-ref":
      return all.some(
        (cause) =>
          (cause.rule === "yaml-syntax" && cause.message === message) ||
          (cause.rule === "contract/local-ref" && cause.file === file && cause.line === line),
      );
    case "no-ambiguous-paths":
      return all.some((cause) => cause.rule === "no-identical-paths" && cause.file === file && cause.line === line);
    default:
      return (
        message.startsWith("Example validation errored") &&
        all.some((cause) => ["no-unresolved-refs", "refused-ref", "yaml-syntax", "struct"].includes(cause.rule))
      );
  }
}

/** A file that is no YAML is reported in the file, and once more at each `$ref` to it; both get the message of the former. */
function parseFailure(finding: Finding): Finding | undefined {
  const message = /^Failed to parse: (.*)$/s.exec(finding.message)?.[1] ?? (finding.rule === "yaml-syntax" ? finding.message : undefined);
  if (message === undefined) return undefined;
  const language = finding.file.endsWith(".json") ? "JSON" : "YAML";
  return { ...finding, rule: "yaml-syntax", message: sentence(message), hint: `correct the ${language} here, or in the line above` };
}

function unresolved(finding: Finding, hints: Hints): Finding | undefined {
  const cause = /^Can't resolve \$ref(?:: (.*))?$/s.exec(finding.message);
  if (cause === null) return undefined;
  const reason = cause[1] ?? "";
  if (reason.startsWith(REFUSED)) {
    const [message = "", hint = ""] = reason.slice(REFUSED.length).split(HINT_SEPARATOR);
    return { ...finding, rule: "refused-ref", message, hint };
  }
  const missing = /^ENOENT: .*? '(.*)'$/s.exec(reason)?.[1];
  if (missing !== undefined) {
    const isAnchor = fileOfAnchor(missing) !== undefined;
    const kind = isAnchor ? "no file, or to no one schema with that `$anchor` in it" : "no file";
    return { ...withHint(finding, hints), message: `The \`$ref\` leads to ${kind}: \`${fromFile(missing, finding.file)}\`.` };
  }
  return { ...withHint(finding, hints), message: reason === "" ? "The `$ref` leads to no place in its document." : sentence(reason) };
}

function withHint(finding: Finding, hints: Hints): Finding {
  const { hint, ...rest } = finding;
  if (finding.rule.startsWith("contract/")) {
    const [message = "", advice] = finding.message.split(HINT_SEPARATOR);
    return advice === undefined ? finding : { ...rest, message, hint: advice };
  }
  const own = finding.rule === "struct" ? STRUCT_HINTS.find(([form]) => form.test(finding.message))?.[1] : hints[finding.rule];
  if (own !== undefined) return { ...rest, hint: hint === undefined || isUrl(hint) ? own : hint };
  return hint !== undefined && isUrl(hint) ? { ...rest, hint: `see ${hint}` } : finding;
}

function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** The parser's message without the place, which the finding has, and without its cut of the text. */
function sentence(message: string): string {
  const [first = ""] = message.split("\n");
  const bare = first.replace(/\s*\(\d+:\d+\)\s*$/, "").replace(/ in "[^"]*"$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?`]$/.test(bare) ? "" : "."}`;
}

/** Files that a message names stand as a `$ref` would name them. */
function withoutMachinePaths(message: string, file: string): string {
  const folders = ancestors(dirname(file)).sort((a, b) => compare(b, a));
  return message.replace(/(?<=^|[\s'"`(])\/[^\s'"`)]+/g, (path) => {
    const bare = path.split("#")[0] ?? path;
    return folders.some((folder) => bare.startsWith(`${folder}/`)) ? `${fromFile(bare, file)}${path.slice(bare.length)}` : path;
  });
}

/** The folder and those above it, the first level below the root excepted: a URL path of the API must not look like one of them. */
function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder || dirname(parent) === parent ? [folder] : [folder, ...ancestors(parent)];
}

function fromFile(path: string, file: string): string {
  const way = relative(dirname(file), path).replaceAll("\\", "/");
  return way.startsWith(".") ? way : `./${way}`;
}
