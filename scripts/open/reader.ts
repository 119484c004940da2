import type { Finding } from "../core/cli/finding.js";
import { findingOf, ruleOf } from "../read/faults/describe.js";
import { SpecTree } from "../read/spec-tree.js";
import { type Access, loadDocument } from "./load-document.js";
import type { RuleSet } from "./rule-set.js";
import { settleReferences } from "./settle-references.js";

/** Returns the references that cannot be resolved, and the files that cannot be read. */
function unresolved(tree: SpecTree): Finding[] {
  return tree
    .structure()
    .filter((fault) => ruleOf(fault) !== "struct")
    .map((fault) => findingOf(fault, tree));
}

/** The rule set for reading a contract of any age: only references that cannot be resolved stop. */
export const READER: RuleSet = {
  async read(entry) {
    const tree = await SpecTree.load(entry, undefined);
    return { tree, sources: [...tree.files.values()], warnings: [] };
  },
  lint: ({ tree }) => Promise.resolve({ findings: unresolved(tree), warnings: [] }),
  bundle: async (tree) => ({ document: (await tree.bundle()).document, findings: [], warnings: [] }),
  faults: () => [],
};

/** Returns the rule set for reading the document of any API: what cannot be resolved is a warning, and missing from the document. */
export function anyReader(access: Access): RuleSet {
  return {
    async read(entry) {
      const tree = await loadDocument(entry, undefined, access);
      const warnings = [...tree.remarks, ...tree.loops.map(({ fault }) => findingOf(fault, tree))];
      return { tree, sources: [...tree.files.values()], warnings };
    },
    lint: ({ tree }) => Promise.resolve({ findings: [], warnings: unresolved(tree) }),
    // Two components of one name are compared where they are used.
    bundle: async (tree) => ({ document: settleReferences((await tree.bundle()).document), findings: [], warnings: [] }),
    faults: () => [],
  };
}
