import { join, relative } from "node:path";
import { entriesBelow } from "../../core/files/entries-below.js";
import { compare } from "../../core/cli/finding.js";
import { type Flows, isFlow, readFlows } from "../flows/read-flows.js";
import { operationsOf, type SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { type Fault, fileReferences, rootNode } from "../../read/spec-node.js";

/** What every check is given: the parsed files, their operations and the names on the disk. */
export interface Contract {
  readonly tree: SpecTree;
  readonly operations: readonly SourceOperation[];
  /** Absolute path of each file under the folder of the root document, sorted. */
  readonly onDisk: readonly string[];
  /** The flows that call the operations. */
  readonly flows: Flows;
  /** For each file that was read, the files that it refers to. */
  readonly references: ReadonlyMap<string, readonly string[]>;
  /**
   * Whether every file that is referred to could be read. The lint reports one that could not; what only that file
   * refers to looks unused meanwhile, and saying so would bury the cause.
   */
  readonly complete: boolean;
}

/** Looks at the whole contract and returns all that it finds. */
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

/** The parts of a file's path below the folder of the root document, whatever the system's separator. */
export function partsOf(tree: SpecTree, file: string): string[] {
  return relative(tree.folder, file).replaceAll("\\", "/").split("/");
}

/** A file's path below the folder of the root document, as messages write it. */
export function shown(tree: SpecTree, file: string): string {
  return `\`${partsOf(tree, file).join("/")}\``;
}
