import { realpathSync } from "node:fs";
import { join } from "node:path";
import { type Finding, relativePath } from "../core/cli/finding.js";
import { improveFindings } from "../read/improve-findings.js";
import { operationsOf, rootDocument, type SourceOperation } from "../read/source-operations.js";
import { configOfRules } from "../lint/redocly-config.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { SpecTree } from "../read/spec-tree.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { SpecNode } from "../read/spec-node.js";
import type { Place } from "./model.js";
import { type ContractSide, UnreadableContract } from "./unreadable-contract.js";

/** The root document below a folder that is like a repository. */
export const ROOT_DOCUMENT = "spec/openapi.yaml";

/** One of the two contracts, read as its files. */
export interface Contract {
  folder: string;
  tree: SpecTree;
  root: SpecNode;
  operations: readonly SourceOperation[];
  /** The same in one file, where everything has the name that its type has. */
  bundle: OpenApiDocument;
}

/** @throws UnreadableContract where a file of it is no YAML, or refers to what is not there */
export async function readContract(side: ContractSide, given: string): Promise<Contract> {
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
  // The tree that is bundled becomes the bundle, and places are asked for in the files.
  const bundle = (await (await SpecTree.load(join(folder, ROOT_DOCUMENT), config)).bundle()).document;
  return { folder, tree, root: rootDocument(tree), operations: operationsOf(tree), bundle };
}

/** Where a node is written. */
export function placeOf({ folder }: Contract, node: SpecNode, of: "key" | "value" = "value"): Place {
  return { file: relativePath(folder, node.file.path), ...node.file.locate(node.pointer, of) };
}
