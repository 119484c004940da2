import type { Finding } from "../core/cli/finding.js";
import { nodesWith } from "../read/reference-loops.js";
import type { SpecFile } from "../read/spec-file.js";
import { faultAt, child, isObject, type SpecNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

const BY_POSITION = "the parts of a multipart body are named; describe them with `encoding`";

/** Returns a warning for each part of OpenAPI 3.2 that the output does not use. Must be called before the tree is bundled. */
export function unusedParts(tree: SpecTree): Finding[] {
  const root = tree.files.get(tree.entry)?.content;
  if (!isObject(root) || !String(root["openapi"]).startsWith("3.2.")) return [];
  return [...tree.files.values()].flatMap((file) => [
    ...fields(file, "prefixEncoding", "object").map((node) => unused(node, "`prefixEncoding` is not used.", BY_POSITION)),
    ...fields(file, "itemEncoding", "object").map((node) => unused(node, "`itemEncoding` is not used.", BY_POSITION)),
    ...fields(file, "encoding", "object")
      .filter(({ pointer }) => /\/(?:encoding\/[^/]+|prefixEncoding\/\d+|itemEncoding)\/encoding$/.test(pointer))
      .map((node) => unused(node, "`encoding` in an Encoding Object is not used.", "pass the part as bytes, with its own media type")),
    ...fields(file, "style", "string")
      .filter(({ value }) => value === "cookie")
      .map((node) => unused(node, "The style `cookie` is read as `form`: values are percent-encoded.", "decode them in the server")),
    ...["query", "additionalOperations"]
      .flatMap((keyword) => fields(file, keyword, "object"))
      .filter(({ pointer }) => /^#\/webhooks\/[^/]+\/[^/]+$/.test(pointer))
      .map((node) => unused(node, "The request of a webhook with this method has no type.", "use one of the other methods")),
  ]);
}

function fields(file: SpecFile, keyword: string, type: "string" | "object"): SpecNode[] {
  return nodesWith(file, keyword, type).flatMap((node) => child(node, keyword) ?? []);
}

function unused(node: SpecNode, message: string, hint: string): Finding {
  return { ...faultAt(node, message, hint, "key"), rule: "unused" };
}
