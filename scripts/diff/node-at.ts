import { child, follow, pointerKeys, type SpecNode } from "../lib/spec-node.js";
import type { Contract } from "./contract.js";

/** What a pointer leads to through references, from the root document: the node itself, or the last one on the way that is there. */
export function nodeAt({ tree, root }: Contract, pointer: string): { node: SpecNode; isWhole: boolean } {
  let node = root;
  for (const key of pointerKeys(pointer.replace(/^#/, "")) ?? []) {
    const next = child(follow(tree, node) ?? node, key);
    if (next === undefined) return { node: follow(tree, node) ?? node, isWhole: false };
    node = next;
  }
  return { node, isWhole: true };
}
