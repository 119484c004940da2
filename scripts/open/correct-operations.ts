import type { Finding } from "../core/cli/finding.js";
import { meantType } from "../model/media-types.js";
import { operationKeys } from "../read/openapi.js";
import { child, entriesOf, isObject, refOf, rootNode, type SpecNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

/**
 * Corrects operations in memory that would be lost, refused or sent otherwise. Methods in another case, such as `GET`, and misspelt media
 * types of requests are renamed. A `schema` of a body or response, or a `$ref` to one in place of it, is that of its JSON. Returns a
 * warning for each.
 */
export function correctOperations(tree: SpecTree): Finding[] {
  const file = tree.files.get(tree.entry);
  const root = file && rootNode(file);
  const items = entriesOf(root && child(root, "paths")).map(([, item]) => item);
  return [
    ...items.flatMap((item) => entriesOf(item).flatMap(([key, node]) => [...lowered(item.value, key, node), ...correctedBodies(node)])),
    ...entriesOf(root && child(root, "components", "requestBodies")).flatMap(([, body]) => correctedTypes(body)),
  ];
}

function lowered(item: unknown, key: string, node: SpecNode): Finding[] {
  const method = key.toLowerCase();
  if (!isObject(item) || key === method || method in item || operationKeys(method).length !== 1) return [];
  rename(item, key, method);
  return [correction(node, `The method \`${key}\` is read as \`${method}\`.`, "write methods in lower case")];
}

function correctedBodies(operation: SpecNode): Finding[] {
  const body = child(operation, "requestBody");
  const responses = entriesOf(child(operation, "responses")).map(([, response]) => response);
  return [...(body ? correctedTypes(body) : []), ...[...(body ? [body] : []), ...responses].flatMap(withContent)];
}

function correctedTypes(body: SpecNode): Finding[] {
  const content = child(body, "content");
  return entriesOf(content).flatMap(([type, node]) => {
    const meant = meantType(type);
    if (meant === type || !isObject(content?.value) || meant in content.value) return [];
    rename(content.value, type, meant);
    return [correction(node, `The media type \`${type}\` is read as \`${meant}\`.`, `write it as \`${meant}\``)];
  });
}

function withContent(node: SpecNode): Finding[] {
  const $ref = refOf(node) ?? "";
  if (!isObject(node.value) || "content" in node.value) return [];
  const { schema = /^#\/components\/schemas\/[^/]+$/.test($ref) ? { $ref } : undefined } = node.value;
  if (!isObject(schema)) return [];
  for (const key of ["$ref", "schema"]) Reflect.deleteProperty(node.value, key);
  Object.assign(node.value, { description: node.value["description"] ?? "", content: { "application/json": { schema } } });
  return [correction(node, "The schema is read as that of a JSON body.", "write it in `content`, as the `schema` of a media type")];
}

function rename(map: Record<string, unknown>, key: string, name: string): void {
  map[name] = map[key];
  Reflect.deleteProperty(map, key);
}

function correction({ file, pointer }: SpecNode, message: string, hint: string): Finding {
  return { file: file.path, ...file.locate(pointer, "key"), rule: "struct", message, hint };
}
