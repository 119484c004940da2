import { counted } from "../core/cli/counted.js";
import { type Finding, sortFindings } from "../core/cli/finding.js";
import type { Steps } from "../core/cli/steps.js";
import { documentFaults } from "../emit/index.js";
import { checkSpec } from "../lint/checks/index.js";
import { canonicalOrder } from "../read/canonical-order.js";
import { SpecTree } from "../read/spec-tree.js";
import { causesOf } from "./causes.js";
import { detailed } from "./detailed.js";
import { problemsOf } from "./lint-document.js";
import { applyExceptions, readExceptions } from "./lint-exceptions.js";
import { renamings } from "./bundle-document.js";
import type { RuleSet } from "./rule-set.js";
import { EXCEPTIONS_FILE, loadLintConfig } from "./rule-sets/author.js";

/**
 * Returns the rule set for our contract: every finding stops.
 *
 * @param lint `checks`: runs the checks across files only; `none`: runs neither rules nor checks
 */
export function author(lint: "all" | "checks" | "none" = "all"): RuleSet {
  return {
    async read(entry) {
      const tree = await readContractTree(entry);
      return { tree, sources: [...tree.files.values()], warnings: [] };
    },
    async lint({ tree, sources }, steps) {
      const linted = lint === "all" ? await lintStep(tree, steps) : [];
      const check = (): Promise<Finding[]> => checkSpec(tree, (files) => sources.push(...files));
      const checked = lint === "none" ? [] : await steps.run("check", check, findingCount);
      return { findings: causesOf([...linted, ...checked], tree.folder), warnings: [] };
    },
    async bundle(tree) {
      const { document, problems } = await tree.bundle();
      return { document: canonicalOrder(document), findings: renamings(problems, tree), warnings: [] };
    },
    faults: (document) => documentFaults(document).map((fault) => ({ ...fault, fatal: true })),
  };
}

/** Reads a document (absolute path) with the contract's configuration. */
export async function readContractTree(entry: string): Promise<SpecTree> {
  return SpecTree.load(entry, await loadLintConfig());
}

/** Lints a tree as a step. */
export function lintStep(tree: SpecTree, steps: Steps): Promise<Finding[]> {
  return steps.run("lint", () => lintSpec(tree), findingCount);
}

/** Returns the findings of the rules and the stale exceptions of a tree that was read with the contract's configuration. */
export async function lintSpec(tree: SpecTree, exceptionsFile = EXCEPTIONS_FILE): Promise<Finding[]> {
  const problems = await problemsOf(tree, "none");
  const findings = detailed(
    problems.map(({ fault }) => fault),
    tree,
  );
  return sortFindings(applyExceptions(findings, await readExceptions(exceptionsFile), tree));
}

function findingCount({ length }: readonly Finding[]): string {
  return length === 0 ? "no errors" : counted(length, "error");
}
