import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentFaults } from "../emit.js";
import { canonicalOrder } from "../lib/canonical-order.js";
import { faultPlaces } from "../lib/fault-places.js";
import type { Finding } from "../lib/finding.js";
import type { OpenApiDocument } from "../lib/openapi.js";
import { operationsOf } from "../lib/operations-of.js";
import { OutputError } from "../lib/output-error.js";
import { loadLintConfig } from "../lib/redocly-config.js";
import { SpecTree } from "../lib/redocly.js";
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
