import type { Finding } from "../core/cli/finding.js";
import { withSuggestions } from "../read/did-you-mean.js";
import { improveFindings } from "../read/improve-findings.js";
import { referencesOf } from "../read/reference-loops.js";
import { follow, joinPointer } from "../read/spec-node.js";
import { SpecTree } from "../read/spec-tree.js";
import { type Access, loadDocument } from "./load-document.js";
import { once } from "./once.js";
import type { RuleSet } from "./rule-set.js";
import { settleReferences } from "./settle-references.js";
import { configOfRules } from "./rule-sets/author.js";

const references = once(() => configOfRules("no-unresolved-refs"));

/** The rule set for reading a contract of any age: only references that cannot be resolved stop. */
export const READER: RuleSet = {
  async read(entry) {
    const tree = await SpecTree.load(entry, await references());
    return { tree, sources: [...tree.files.values()], warnings: [] };
  },
  lint: async ({ tree }) => ({ findings: withSuggestions(improveFindings(await tree.lint()), tree), warnings: [] }),
  bundle: async (tree) => ({ document: (await tree.bundle()).document, findings: [], warnings: [] }),
  faults: () => [],
};

/** Returns the rule set for reading the document of any API: what cannot be resolved is a warning, and missing from the document. */
export function anyReader(access: Access): RuleSet {
  return {
    async read(entry) {
      const tree = await loadDocument(entry, await references(), access);
      const warnings = [...tree.remarks, ...tree.loops.map(({ finding }) => finding)];
      return { tree, sources: [...tree.files.values()], warnings };
    },
    lint: async ({ tree }) => {
      // The lint resolves all references again, which takes seconds for a large document.
      const unresolved = tree.files.size > 1 ? improveFindings(await tree.lint()) : unresolvedRefs(tree);
      return { findings: [], warnings: withSuggestions(unresolved, tree) };
    },
    // Two components of one name are compared where they are used.
    bundle: async (tree) => ({ document: settleReferences((await tree.bundle()).document), findings: [], warnings: [] }),
    faults: () => [],
  };
}

/** Returns a finding for each `$ref` of a document of one file that cannot be resolved. */
function unresolvedRefs(tree: SpecTree): Finding[] {
  return [...tree.files.values()].flatMap((file) =>
    referencesOf(file)
      .filter((node) => follow(tree, node) === undefined)
      .map((node) => ({
        ...{ file: file.path, ...file.locate(joinPointer(node.pointer, "$ref")), rule: "no-unresolved-refs" },
        message: "The `$ref` cannot be resolved.",
      })),
  );
}
