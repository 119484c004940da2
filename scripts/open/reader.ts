import { withSuggestions } from "../read/did-you-mean.js";
import { improveFindings } from "../read/improve-findings.js";
import { SpecTree } from "../read/spec-tree.js";
import type { RuleSet } from "./rule-set.js";
import { configOfRules } from "./rule-sets/author.js";

/** The rule set for reading a contract of any age: only references that cannot be resolved stop. */
export const READER: RuleSet = {
  async read(entry) {
    const tree = await SpecTree.load(entry, await configOfRules("no-unresolved-refs"));
    return { tree, sources: [...tree.files.values()], warnings: [] };
  },
  lint: async ({ tree }) => ({ findings: withSuggestions(improveFindings(await tree.lint()), tree), warnings: [] }),
  bundle: async (tree) => ({ document: (await tree.bundle()).document, findings: [], warnings: [] }),
  faults: () => [],
};
