import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentFaults } from "../emit/index.js";
import { canonicalOrder } from "../read/canonical-order.js";
import { faultPlaces } from "../read/fault-places.js";
import type { Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { operationsOf } from "../read/source-operations.js";
import { OutputError } from "../core/files/output-error.js";
import { loadLintConfig } from "../lint/redocly-config.js";
import { SpecTree } from "../read/spec-tree.js";
import type { SourceFiles } from "./model/input.js";
import { sourcesOf } from "./sources.js";

/** The contract as one document, and the files that it stands in. */
export interface Contract {
  document: OpenApiDocument;
  sources: SourceFiles;
}

/** The contract as `npm run generate` bundled it. */
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

/** The contract as its files are now; what stands in the way of it where it cannot be bundled. It is not linted: that is for `npm run generate`. */
export async function bundleContract(root: string): Promise<Contract | { findings: readonly Finding[] }> {
  const tree = await loadTree(root);
  // These read the tree as its files are, so they come before it is bundled.
  const sources = sourcesOf(tree, root);
  const findingOf = faultPlaces(tree, operationsOf(tree));
  const bundled = await tree.bundle();
  if (bundled.findings.length > 0) return { findings: bundled.findings };
  const document = canonicalOrder(bundled.document);
  const faults = documentFaults(document).map(findingOf);
  return faults.length > 0 ? { findings: faults } : { document, sources };
}

async function loadTree(root: string): Promise<SpecTree> {
  return SpecTree.load(join(root, "spec/openapi.yaml"), await loadLintConfig());
}
