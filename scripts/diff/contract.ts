import { realpathSync } from "node:fs";
import { join } from "node:path";
import { type Finding, relativePath } from "../core/cli/finding.js";
import { improveFindings } from "../read/improve-findings.js";
import { operationsOf, rootDocument, type SourceOperation } from "../read/source-operations.js";
import { configOfRules } from "../open/rule-sets/author.js";
import { keepDocuments } from "../read/kept-documents.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { SpecTree } from "../read/spec-tree.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { SpecNode } from "../read/spec-node.js";
import type { Place } from "./model.js";
import { type ContractSide, UnreadableContract } from "./unreadable-contract.js";

/** Path of the root document in a repository. */
export const ROOT_DOCUMENT = "spec/openapi.yaml";

/** One of the two contracts, read from its files. */
export interface Contract {
  folder: string;
  tree: SpecTree;
  root: SpecNode;
  operations: readonly SourceOperation[];
  /** The bundled contract, in which all components have the names of their types. */
  bundle: OpenApiDocument;
}

/** @throws UnreadableContract if a file is invalid or a reference cannot be resolved */
export async function readContract(side: ContractSide, given: string): Promise<Contract> {
  // The files are loaded twice.
  keepDocuments();
  const folder = realpathSync(given);
  const config = await configOfRules("no-unresolved-refs");
  let tree: SpecTree;
  let findings: Finding[];
  try {
    tree = await SpecTree.load(join(folder, ROOT_DOCUMENT), config);
    findings = improveFindings(await tree.lint());
  } catch (error) {
    if (!(error instanceof UnreadableSpec)) throw error;
    throw new UnreadableContract(side, folder, [error.finding]);
  }
  if (findings.length > 0) throw new UnreadableContract(side, folder, findings);
  // Bundling modifies a tree, so the files are loaded again to keep their positions.
  const bundle = (await (await SpecTree.load(join(folder, ROOT_DOCUMENT), config)).bundle()).document;
  return { folder, tree, root: rootDocument(tree), operations: operationsOf(tree), bundle };
}

/** Returns the source position of a node. */
export function placeOf({ folder }: Contract, node: SpecNode, of: "key" | "value" = "value"): Place {
  return { file: relativePath(folder, node.file.path), ...node.file.locate(node.pointer, of) };
}
