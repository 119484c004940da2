import { realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { relativePath } from "../core/cli/finding.js";
import type { Finding } from "../core/cli/finding.js";
import { followAnchors } from "../model/normalize/anchors.js";
import { operationsOf, rootDocument, type SourceOperation } from "../read/source-operations.js";
import { openDocument } from "../open/open-document.js";
import { READER } from "../open/reader.js";
import type { RuleSet } from "../open/rule-set.js";
import type { OpenApiDocument } from "../read/openapi.js";
import type { SourceTree } from "../read/spec-file.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { SpecNode } from "../read/spec-node.js";
import type { Place } from "./model.js";
import { type ContractSide, UnreadableContract } from "./unreadable-contract.js";

/** Path of the root document in a repository. */
export const ROOT_DOCUMENT = "spec/openapi.yaml";

/** One of the two documents, read from its files. */
export interface Contract {
  tree: SourceTree;
  root: SpecNode;
  operations: readonly SourceOperation[];
  /** The bundled document, in which all components have the names of their types. */
  bundle: OpenApiDocument;
  /** True for the contract that the packages are made from, of which named enumerations in responses have open types. */
  isOwn: boolean;
  /** Returns a file's name for reports. */
  nameOf: (path: string) => string;
  warnings: readonly Finding[];
}

/** A document to read, and how reports name its files. */
export interface Source {
  /** Absolute path or URL of the root document. */
  entry: string;
  /** The folder that file names are relative to. */
  folder: string;
  /** Stands before file names: `v1.2.3:`. */
  prefix?: string;
  rules: RuleSet;
  isOwn?: boolean;
}

/** @throws UnreadableContract if a file is invalid or a reference cannot be resolved */
export function readContract(side: ContractSide, given: string): Promise<Contract> {
  const folder = realpathSync(given);
  return readSource(side, { entry: join(folder, ROOT_DOCUMENT), folder, rules: READER, isOwn: true });
}

/** @throws UnreadableContract if the rules refuse the document */
export async function readSource(side: ContractSide, { entry, folder, prefix, rules, isOwn = false }: Source): Promise<Contract> {
  // Bundling modifies a tree.
  const opened = await openDocument(entry, { rules, before: copyOf }).catch((error: unknown) => {
    if (!(error instanceof UnreadableSpec)) throw error;
    return { contents: undefined, findings: [error.finding], warnings: [] };
  });
  const { contents, findings, warnings } = opened;
  if (contents === undefined) throw new UnreadableContract(side, folder, findings, prefix);
  const { before: tree, document: bundle } = contents;
  const nameOf = (path: string): string => `${prefix ?? ""}${relativePath(folder, path)}`;
  // A commit's files are in a temporary folder.
  const told = prefix === "" ? warnings : warnings.map((each) => ({ ...each, file: resolve(nameOf(each.file)) }));
  return { tree, root: rootDocument(tree), operations: operationsOf(tree), bundle, isOwn, nameOf, warnings: told };
}

function copyOf({ entry, files }: SourceTree): SourceTree {
  const contentOf = (content: unknown): unknown => followAnchors(structuredClone(content) as OpenApiDocument);
  return { entry, files: new Map([...files].map(([path, file]) => [path, { ...file, content: contentOf(file.content) }])) };
}

/** Returns a name of a file that the same file of the other document has: empty for the root document. */
export function commonName({ entry }: SourceTree, path: string): string {
  return path === entry ? "" : relativePath(dirname(entry), path);
}

/** Returns the source position of a node. */
export function placeOf({ nameOf }: Contract, node: SpecNode, of: "key" | "value" = "value"): Place {
  return { file: nameOf(node.file.path), ...node.file.locate(node.pointer, of) };
}
