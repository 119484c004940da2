import { resolve } from "node:path";
import { type Finding, formatFinding, sortFindings } from "../../../scripts/core/cli/finding.js";
import { problemsOf } from "../../../scripts/open/lint-document.js";
import { findingOf } from "../../../scripts/read/faults/describe.js";
import { SpecTree } from "../../../scripts/read/spec-tree.js";
import { configOfRules } from "../../../scripts/open/rule-sets/author.js";

export const FIXTURES = resolve(import.meta.dirname, "../../fixtures");

export async function findingsOf(file: string, ...rules: string[]): Promise<Finding[]> {
  const tree = await SpecTree.load(file, await configOfRules(...rules));
  return (await problemsOf(tree, "none")).map(({ fault }) => findingOf(fault, tree));
}

export function printed(findings: readonly Finding[], folder: string): string {
  return sortFindings(findings)
    .map((finding) => `${formatFinding(finding, folder)}\n`)
    .join("");
}
