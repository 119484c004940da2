import { join, relative } from "node:path";
import { entriesBelow } from "../../core/files/entries-below.js";
import { compare } from "../../core/cli/finding.js";
import { type Flows, isFlow, readFlows } from "../flows/read-flows.js";
import { operationsOf, type SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { type Fault, fileReferences, rootNode } from "../../read/spec-node.js";

/** The input of every check: the parsed files, their operations and the files on disk. */
export interface Contract {
  readonly tree: SpecTree;
  readonly operations: readonly SourceOperation[];
  /** Absolute path of each file in the root document's folder, sorted. */
  readonly onDisk: readonly string[];
  /** Arazzo flows that call the operations. */
  readonly flows: Flows;
  /** The files that each file references. */
  readonly references: ReadonlyMap<string, readonly string[]>;
  /**
   * False if a referenced file could not be read. The lint reports that file; files that only it references look unused, and
   * reporting them would hide the cause.
   */
  readonly complete: boolean;
}

/** Checks the whole contract. */
export type Check = (contract: Contract) => Fault[];

export async function readContract(tree: SpecTree): Promise<Contract> {
  const onDisk = entriesBelow(tree.folder)
    .map(({ path }) => join(tree.folder, path))
    .sort(compare);
  const references = new Map([...tree.files].map(([path, file]) => [path, fileReferences(rootNode(file))]));
  return {
    tree,
    operations: operationsOf(tree),
    onDisk,
    flows: await readFlows(
      (path) => tree.beside(path),
      onDisk.filter((file) => isFlow(partsOf(tree, file))),
    ),
    references,
    complete: [...references.values()].flat().every((target) => tree.files.has(target)),
  };
}

/** Splits a file's path, relative to the root document's folder, on every platform. */
export function partsOf(tree: SpecTree, file: string): string[] {
  return relative(tree.folder, file).replaceAll("\\", "/").split("/");
}

/** Formats a file's path, relative to the root document's folder, for messages. */
export function shown(tree: SpecTree, file: string): string {
  return `\`${partsOf(tree, file).join("/")}\``;
}
