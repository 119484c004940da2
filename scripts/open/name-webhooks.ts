import type { Finding } from "../core/cli/finding.js";
import { isObject, rootNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

/** Renames `x-webhooks`, which documents of OpenAPI 3.0 have in place of `webhooks`, in memory. Returns the check for a finding on the new name. */
export function nameWebhooks(tree: SpecTree): (finding: Finding) => boolean {
  const root = tree.files.get(tree.entry);
  const value = root && rootNode(root).value;
  if (!isObject(value) || value["webhooks"] !== undefined || !isObject(value["x-webhooks"])) return () => false;
  value["webhooks"] = value["x-webhooks"];
  delete value["x-webhooks"];
  return ({ rule, message }) => rule === "struct" && message.startsWith("Property `webhooks`");
}
