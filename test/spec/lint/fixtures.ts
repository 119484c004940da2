import { resolve } from "node:path";
import { type Finding, formatFinding, sortFindings } from "../../../scripts/lib/finding.js";
import { improveFindings } from "../../../scripts/lib/improve-findings.js";
import { SpecTree } from "../../../scripts/lib/redocly.js";
import { configOfRules } from "../../../scripts/lib/redocly-config.js";

export const FIXTURES = resolve(import.meta.dirname, "../../fixtures");

/** What the named rules alone find in a file. */
export async function findingsOf(file: string, ...rules: string[]): Promise<Finding[]> {
  const tree = await SpecTree.load(file, await configOfRules(...rules));
  return improveFindings(await tree.lint());
}

/** Findings as they are printed, one line each and its hint below, with files relative to `folder`. */
export function printed(findings: readonly Finding[], folder: string): string {
  return sortFindings(findings)
    .map((finding) => `${formatFinding(finding, folder)}\n`)
    .join("");
}
