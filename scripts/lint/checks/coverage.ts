import type { Finding } from "../../core/cli/finding.js";
import { operationsOf, rootDocument, type SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { type Manifest, operationKey } from "../../read/reference-manifest.js";
import { child, type Fault, faultAt } from "../../read/spec-node.js";

export const COVERAGE = "check/coverage";

export interface Coverage {
  /** Rows of the manifest. */
  wanted: number;
  /** Rows with an operation in the contract. */
  found: number;
  findings: Finding[];
}

/** Compares the contract with the manifest of required operations, in both directions. */
export function checkCoverage(tree: SpecTree, manifest: Manifest): Coverage {
  const operations = new Map(operationsOf(tree).map((operation) => [operationKey(operation.method, operation.path), operation]));
  const faults: Fault[] = [...manifest.faults];
  const wanted = new Set<string>();
  let found = 0;
  for (const { tag, method, contractPath, line } of manifest.rows) {
    const key = operationKey(method, contractPath);
    wanted.add(key);
    const operation = operations.get(key);
    if (operation === undefined) {
      faults.push(missing(tree, operations, key, contractPath, line));
    } else {
      found += 1;
      if (!operation.tags.includes(tag)) faults.push(otherTag(operation, tag, line));
    }
  }
  for (const [key, { node }] of operations) {
    if (!wanted.has(key))
      faults.push(faultAt(node, `The manifest does not list ${key}.`, "delete the operation, or add it to the manifest", "key"));
  }
  return { wanted: manifest.rows.length, found, findings: faults.map((fault) => ({ ...fault, rule: COVERAGE })) };
}

/** Points to the path's file if the contract has the path, otherwise to the root document's paths. */
function missing(tree: SpecTree, operations: ReadonlyMap<string, SourceOperation>, key: string, path: string, line: number): Fault {
  const root = rootDocument(tree);
  const sibling = [...operations.values()].find((operation) => operation.path === path);
  const at = sibling?.pathItem ?? child(root, "paths") ?? root;
  return faultAt(at, `The contract lacks ${key}.`, `add it, or fix line ${line} of the manifest`, "key");
}

function otherTag({ node, method, path }: SourceOperation, tag: string, line: number): Fault {
  const at = child(node, "tags") ?? node;
  return faultAt(at, `${operationKey(method, path)} does not have the tag \`${tag}\`.`, `fix the tag, or line ${line} of the manifest`);
}
