import { counted } from "../core/cli/counted.js";
import { documentFaults } from "../emit/index.js";
import { followAnchors } from "../model/normalize/anchors.js";
import { canonicalOrder } from "../read/canonical-order.js";
import type { PaginationRule } from "../read/openapi.js";
import { bundleDocument } from "./bundle-document.js";
import { correctOperations } from "./correct-operations.js";
import { detectPagination } from "./detect-pagination.js";
import { keepDigits } from "./keep-digits.js";
import { documentLintConfig } from "./lint-config.js";
import type { LintLevel } from "./lint-level.js";
import { lintDocument, unlinted } from "./lint-document.js";
import { type Access, loadDocument } from "./load-document.js";
import { nameWebhooks } from "./name-webhooks.js";
import { nameMappings } from "./name-mappings.js";
import { type Rename, renameOperations } from "./rename-operations.js";
import { requireProperties } from "./require-properties.js";
import type { RuleSet } from "./rule-set.js";
import { type Selection, selectOperations } from "./select-operations.js";
import { type Settled, settleParameters } from "./settle-parameters.js";
import { settleReferences } from "./settle-references.js";
import { unusedParts } from "./unused-parts.js";

export interface ConsumerOptions extends Selection, Access {
  /** See {@link LintLevel}. Default: `consumer`. */
  lint?: LintLevel;
  /** A `redocly.yaml` that replaces the built-in rules. Its plugins are not loaded. */
  config?: string;
  /** Names operations by other operationIds than those of the document. Default: none. */
  rename?: Rename;
  /** The output checks values by the patterns of the document, which may take for ever. Default: `false`. */
  hasPatterns?: boolean;
  /** Warnings are not shown: only the rules that can stop a run are needed. Default: `false`. */
  isQuiet?: boolean;
  /** Keeps the order of properties, examples and data of the document. Default: `false`. */
  forReaders?: boolean;
  /** Requires all listed properties of responses. Default: `false`. */
  requireProperties?: boolean;
  /** Rules by which operations without `x-pagination` are paginated. Default: none. */
  pagination?: readonly PaginationRule[];
}

/** Returns the rule set for users of another API's document. */
export function consumer(options: ConsumerOptions = {}): RuleSet {
  const { lint: level = "consumer", config, rename, pagination = [] } = options;
  const { hasPatterns = false, isQuiet = false, forReaders = false } = options;
  const checks = isQuiet ? "none" : hasPatterns ? "patterns" : "all";
  const select = selectOperations(options);
  const lint = level === "error" ? "consumer" : level;
  return {
    async read(entry) {
      const configured = await documentLintConfig(config, lint === "author");
      const tree = await loadDocument(entry, configured.config, options);
      const corrected = lint === "author" ? [] : correctOperations(tree);
      nameMappings(tree);
      nameWebhooks(tree);
      select(tree);
      return {
        tree,
        sources: [...configured.files, ...tree.files.values()],
        warnings: [...configured.warnings, ...tree.remarks, ...corrected],
      };
    },
    lint: async ({ tree }, steps) =>
      lint === "off"
        ? unlinted(tree)
        : steps.run(
            "lint",
            () => lintDocument(tree, { lint, checks, config }),
            ({ findings, warnings }) => `${counted(findings.length, "error")}, ${counted(warnings.length, "warning")}`,
          ),
    async bundle(tree) {
      if (forReaders) keepDigits(tree);
      const unused = unusedParts(tree);
      const { document: bundled, findings, warnings } = await bundleDocument(tree, forReaders);
      if (findings.length > 0) return { document: bundled, findings, warnings };
      const told: Settled[] = [];
      const { document, ...settled } = settleParameters(settleReferences(followAnchors(bundled, told)), told);
      if (options.requireProperties === true) requireProperties(document);
      if (rename !== undefined) renameOperations(document, rename);
      const unfit = detectPagination(document, pagination, tree.entry);
      return { document: canonicalOrder(document, forReaders), findings, warnings: [...unused, ...warnings, ...unfit], ...settled };
    },
    faults: documentFaults,
  };
}
