import { isObject, rootNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import { acceptWebhooks } from "../read/structure/objects.js";

/** Renames `x-webhooks`, which documents of OpenAPI 3.0 have in place of `webhooks`, in memory. Extensions among them are none. */
export function nameWebhooks(tree: SpecTree): void {
  const root = tree.files.get(tree.entry);
  const value = root && rootNode(root).value;
  if (!isObject(value)) return;
  const given = value["webhooks"] ?? value["x-webhooks"];
  if (!isObject(given)) return;
  const webhooks = Object.fromEntries(Object.entries(given).filter(([name, each]) => !name.startsWith("x-") || isObject(each)));
  if (value["webhooks"] === undefined) {
    acceptWebhooks(webhooks);
    delete value["x-webhooks"];
  }
  value["webhooks"] = webhooks;
}
