import { type Finding, sortFindings } from "../core/cli/finding.js";
import { improveFindings } from "../read/improve-findings.js";
import type { SpecTree } from "../read/spec-tree.js";
import { detailed } from "./detailed.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import { EXCEPTIONS_FILE } from "./rule-sets/author.js";

/** Lints a tree that was loaded with `loadLintConfig()`. Returns the findings of the rules and the stale exceptions. */
export async function lintSpec(tree: SpecTree, exceptionsFile = EXCEPTIONS_FILE): Promise<Finding[]> {
  const findings = detailed(improveFindings(await tree.lint()), tree);
  return sortFindings(applyExceptions(findings, await readExceptions(exceptionsFile), tree));
}
