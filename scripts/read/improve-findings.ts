import { dirname, relative } from "node:path";
import { RULE_HINTS } from "./rule-hints.js";
import { FIXABLE, HINT_SEPARATOR } from "./rule-report.js";
import { REFUSED } from "./confined-resolver.js";
import { compare, type Finding } from "../core/cli/finding.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { fileOfAnchor } from "./named-schemas.js";

/** Hints for forms of `struct` messages. */
const STRUCT_HINTS: [form: RegExp, hint: string][] = [
  [/must be present/, "add the field"],
  [/must contain at least one/i, "add one of the fields"],
  [/is not (expected|allowed) here/, "remove it, or fix its name"],
  [/can be one of the following only/, "use one of these values"],
  [/^Expected type/, "use a value of that type"],
  [/must be (greater|less)/, "fix the number"],
];

/** Prepares Redocly's findings for printing: separates hints, removes duplicates and consequences, and makes paths relative. */
export function improveFindings<F extends Finding>(findings: readonly F[]): F[] {
  const improved = findings.map((finding) => ({
    ...finding,
    ...(parseFailure(finding) ?? unresolved(finding) ?? withHint(finding)),
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

/** Returns the error for an unusable root document. */
export function unreadableSpec(finding: Finding): UnreadableSpec {
  return new UnreadableSpec(improveFindings([finding])[0] ?? finding);
}

/** Checks if a finding is only a consequence of another one. */
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

/** Rewrites a parse error. Redocly reports it in the file and at each `$ref` to it; both get the same message here. */
function parseFailure(finding: Finding): Finding | undefined {
  const message = /^Failed to parse: (.*)$/s.exec(finding.message)?.[1] ?? (finding.rule === "yaml-syntax" ? finding.message : undefined);
  if (message === undefined) return undefined;
  const language = finding.file.endsWith(".json") ? "JSON" : "YAML";
  return { ...finding, rule: "yaml-syntax", message: sentence(message), hint: `fix the ${language} here or on the line above` };
}

function unresolved(finding: Finding): Finding | undefined {
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
    const kind = isAnchor ? "a missing file, or to no unique schema with that `$anchor`" : "a missing file";
    return { ...withHint(finding), message: `The \`$ref\` points to ${kind}: \`${fromFile(missing, finding.file)}\`.` };
  }
  return { ...withHint(finding), message: reason === "" ? "The `$ref` points to nothing in its document." : sentence(reason) };
}

function withHint(finding: Finding): Finding {
  const { hint, ...rest } = finding;
  if (finding.rule.startsWith("contract/")) {
    const [message = "", advice] = finding.message.split(HINT_SEPARATOR);
    if (advice === undefined) return finding;
    return { ...rest, message, hint: advice, ...(finding.message.endsWith(FIXABLE) && { fixable: true }) };
  }
  const form = finding.rule === "struct" ? STRUCT_HINTS.find(([each]) => each.test(finding.message)) : undefined;
  const own = form?.[1] ?? RULE_HINTS[finding.rule];
  if (own !== undefined) return { ...rest, hint: hint === undefined || isUrl(hint) ? own : hint };
  return hint !== undefined && isUrl(hint) ? { ...rest, hint: `see ${hint}` } : finding;
}

function isUrl(text: string): boolean {
  return /^https?:\/\//.test(text);
}

/** Removes the position and the source excerpt from a parser's message. */
function sentence(message: string): string {
  const [first = ""] = message.split("\n");
  const bare = first.replace(/\s*\(\d+:\d+\)\s*$/, "").replace(/ in "[^"]*"$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?`]$/.test(bare) ? "" : "."}`;
}

/** Makes absolute paths in a message relative to the finding's file. */
function withoutMachinePaths(message: string, file: string): string {
  const folders = ancestors(dirname(file)).sort((a, b) => compare(b, a));
  return message.replace(/(?<=^|[\s'"`(])\/[^\s'"`)]+/g, (path) => {
    const bare = path.split("#")[0] ?? path;
    return folders.some((folder) => bare.startsWith(`${folder}/`)) ? `${fromFile(bare, file)}${path.slice(bare.length)}` : path;
  });
}

/** Returns a folder and its parents, except the first level, since a URL path of the API may look like one. */
function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder || dirname(parent) === parent ? [folder] : [folder, ...ancestors(parent)];
}

function fromFile(path: string, file: string): string {
  const way = relative(dirname(file), path).replaceAll("\\", "/");
  return way.startsWith(".") ? way : `./${way}`;
}
