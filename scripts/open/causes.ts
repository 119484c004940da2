import { compare, type ContractFinding, type Finding, relativePath, sortFindings } from "../core/cli/finding.js";

/** The rules of files that cannot be read, of which all that they would hold is missing. */
const UNREAD = ["yaml-syntax", "unreadable"];

/** Maximum number of places that a hint lists. */
const LISTED = 3;

/**
 * Reduces findings to their causes. A file that cannot be read, or a duplicate operationId, is reported alone: most other findings follow
 * from it. Findings of several
 * examples or flows that lack the same property become one.
 */
export function causesOf(findings: readonly ContractFinding[], folder: string): Finding[] {
  for (const alone of [UNREAD, ["operation-operationId-unique"]]) {
    const causes = findings.filter(({ rule }) => alone.includes(rule));
    if (causes.length > 0) return sortFindings(causes);
  }
  const sorted = sortFindings(findings);
  const groups = new Map<string, Finding[]>();
  for (const finding of sorted.filter((each) => !isConsequence(each, sorted))) {
    const key = propertyKey(finding) ?? JSON.stringify([finding.file, finding.line, finding.column, finding.rule, finding.message]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [merged(first, others, folder)]));
}

const EXAMPLE = "no-invalid-media-type-examples";

/** Returns a key that is the same for all places where a property is missing or unknown. */
function propertyKey({ rule, about }: ContractFinding): string | undefined {
  return about?.property === undefined ? undefined : `${rule} ${about.property}`;
}

/**
 * Checks if a finding follows from another: from an example that lacks a property, in the same example or in a flow that calls the
 * operation; or from a missing part of the contract, in any flow.
 */
function isConsequence(finding: ContractFinding, all: readonly ContractFinding[]): boolean {
  if (finding.rule.startsWith("check/flow-") && all.some(isMissingPart)) return true;
  const lacking = (each: ContractFinding): boolean => each.rule === EXAMPLE && propertyKey(each) !== undefined;
  if (finding.rule === EXAMPLE) {
    return finding.about?.isVague === true && all.some((each) => each.file === finding.file && lacking(each));
  }
  const { operationId } = finding.about ?? {};
  return operationId !== undefined && all.some((each) => lacking(each) && operationOf(each.file) === operationId);
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
