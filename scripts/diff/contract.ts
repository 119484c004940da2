import { realpathSync } from "node:fs";
import { join } from "node:path";
import { relativePath } from "../core/cli/finding.js";
import { operationsOf, rootDocument, type SourceOperation } from "../read/source-operations.js";
import { openDocument } from "../open/open-document.js";
import { READER } from "../open/reader.js";
import { keepDocuments } from "../read/kept-documents.js";
import type { OpenApiDocument } from "../read/openapi.js";
import type { SpecTree } from "../read/spec-tree.js";
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
  const entry = join(folder, ROOT_DOCUMENT);
  const { contents, findings } = await openDocument(entry, { rules: READER }).catch((error: unknown) => {
    if (!(error instanceof UnreadableSpec)) throw error;
    return { contents: undefined, findings: [error.finding] };
  });
  if (contents === undefined) throw new UnreadableContract(side, folder, findings);
  // Bundling modifies a tree, so the files are read again to keep their positions.
  const { tree } = await READER.read(entry);
  return { folder, tree, root: rootDocument(tree), operations: operationsOf(tree), bundle: contents.document };
}

/** Returns the source position of a node. */
export function placeOf({ folder }: Contract, node: SpecNode, of: "key" | "value" = "value"): Place {
  return { file: relativePath(folder, node.file.path), ...node.file.locate(node.pointer, of) };
}
