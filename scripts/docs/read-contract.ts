import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentFaults } from "../emit/index.js";
import { canonicalOrder } from "../read/canonical-order.js";
import { faultPlaces } from "../read/fault-places.js";
import type { Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { operationsOf } from "../read/source-operations.js";
import { OutputError } from "../core/files/output-error.js";
import { causesOf } from "../open/causes.js";
import { checkSpec } from "../lint/checks/index.js";
import { lintSpec } from "../open/lint-author.js";
import { loadLintConfig } from "../open/rule-sets/author.js";
import { SpecTree } from "../read/spec-tree.js";
import type { SourceFiles } from "./model/input.js";
import { sourcesOf } from "./sources.js";

/** The contract as one document, and its source files. */
export interface Contract {
  document: OpenApiDocument;
  sources: SourceFiles;
}

/** Reads the contract that `npm run generate` bundled. */
export async function readContract(root: string): Promise<Contract> {
  const file = join(root, "generated/openapi.json");
  const [tree, text] = await Promise.all([
    loadTree(root),
    readFile(file, "utf8").catch((error: unknown) => {
      throw OutputError.from(error, file, "read");
    }),
  ]);
  return { document: JSON.parse(text) as OpenApiDocument, sources: sourcesOf(tree, root) };
}

/** Bundles the contract from its files, without linting. Returns findings if that fails. */
export async function bundleContract(root: string): Promise<Contract | { findings: readonly Finding[] }> {
  const tree = await loadTree(root);
  // Bundling modifies the tree, so read the sources first.
  const sources = sourcesOf(tree, root);
  const findingOf = faultPlaces(tree, operationsOf(tree));
  const bundled = await tree.bundle();
  if (bundled.findings.length > 0) return { findings: bundled.findings };
  const document = canonicalOrder(bundled.document);
  const faults = documentFaults(document).map(findingOf);
  return faults.length > 0 ? { findings: faults } : { document, sources };
}

/** Returns the findings of all rules and checks. */
export async function lintContract(root: string): Promise<Finding[]> {
  const tree = await loadTree(root);
  return causesOf([...(await lintSpec(tree)), ...(await checkSpec(tree))], tree.folder);
}

async function loadTree(root: string): Promise<SpecTree> {
  return SpecTree.load(join(root, "spec/openapi.yaml"), await loadLintConfig());
}
