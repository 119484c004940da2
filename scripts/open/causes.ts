import { compare, type Finding, relativePath, sortFindings } from "../core/cli/finding.js";

/** The rules of files that cannot be read, of which all that they would hold is missing. */
const UNREAD = ["yaml-syntax", "unreadable"];

/** Maximum number of places that a hint lists. */
const LISTED = 3;

/**
 * Reduces findings to their causes. A file that cannot be read, or a duplicate operationId, is reported alone: most other findings follow
 * from it. Findings of several
 * examples or flows that lack the same property become one.
 */
export function causesOf(findings: readonly Finding[], folder: string): Finding[] {
  for (const alone of [UNREAD, ["operation-operationId-unique"]]) {
    const causes = findings.filter(({ rule }) => alone.includes(rule));
    if (causes.length > 0) return sortFindings(causes);
  }
  const sorted = sortFindings(findings);
  const groups = new Map<string, Finding[]>();
  for (const finding of sorted.filter((each) => !isConsequence(each, sorted))) {
    const key = propertyFault(finding) ?? JSON.stringify([finding.file, finding.line, finding.column, finding.rule, finding.message]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [merged(first, others, folder)]));
}

const EXAMPLE = "no-invalid-media-type-examples";
const MISSING = /(?:must have required property|must NOT have (?:additional|unevaluated) properties)\W*'?([^'.`]*)/;

/** Returns a key that is the same for all places where a property is missing or unknown. */
function propertyFault({ rule, message }: Finding): string | undefined {
  if (rule === EXAMPLE) return MISSING.exec(message)?.[0];
  if (rule === "contract/example-cases") return /has no `\/.*`\.$/.exec(message)?.[0];
  if (rule === "check/flow-responses") return /^`\/.*` is not in the/.exec(message)?.[0];
  if (rule === "check/flow-bodies") return /has no `.*`\.$/.exec(message)?.[0];
  return undefined;
}

/**
 * Checks if a finding follows from another: from an example that lacks a property, in the same example or in a flow that calls the
 * operation; or from a missing part of the contract, in any flow.
 */
function isConsequence(finding: Finding, all: readonly Finding[]): boolean {
  if (finding.rule.startsWith("check/flow-") && all.some(isMissingPart)) return true;
  const lacking = (each: Finding): boolean => each.rule === EXAMPLE && propertyFault(each) !== undefined;
  if (finding.rule === EXAMPLE) {
    const isVague = /must match (a|exactly one) schema in|boolean schema is false/.test(finding.message);
    return isVague && all.some((each) => each.file === finding.file && lacking(each));
  }
  if (!finding.rule.startsWith("check/flow-") || propertyFault(finding) === undefined) return false;
  return all.some((each) => lacking(each) && finding.message.includes(`\`${operationOf(each.file)}\``));
}

function isMissingPart({ rule, fixable }: Finding): boolean {
  return rule === "no-unresolved-refs" || (rule === "check/orphan-files" && fixable === true);
}

/** `…/examples/readThing.response-full.yaml` → `readThing`. */
function operationOf(file: string): string {
  return /([^/\\.]+)\.[^/\\]*$/.exec(file)?.[1] ?? "";
}

function merged(first: Finding, others: readonly Finding[], folder: string): Finding {
  if (others.length === 0) return first;
  const places = [...new Set(others.map(({ file, line }) => `${relativePath(folder, file)}:${line}`))].sort(compare);
  const rest = places.length > LISTED ? `, and ${places.length - LISTED} more` : "";
  return { ...first, hint: `${first.hint ?? ""}; the same in ${places.slice(0, LISTED).join(", ")}${rest}` };
}
