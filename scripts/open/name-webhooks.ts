import { isObject, rootNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

const renamed = new WeakSet<object>();

/** Checks for a value that `x-webhooks` had, so that a document of OpenAPI 3.0 may have it as `webhooks`. */
export function wasRenamed(value: unknown): boolean {
  return isObject(value) && renamed.has(value);
}

/** Renames `x-webhooks`, which documents of OpenAPI 3.0 have in place of `webhooks`, in memory. */
export function nameWebhooks(tree: SpecTree): void {
  const root = tree.files.get(tree.entry);
  const value = root && rootNode(root).value;
  if (!isObject(value) || value["webhooks"] !== undefined || !isObject(value["x-webhooks"])) return;
  renamed.add(value["x-webhooks"]);
  value["webhooks"] = value["x-webhooks"];
  delete value["x-webhooks"];
}
