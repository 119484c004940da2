import type { Finding } from "../core/cli/finding.js";
import { meantType } from "../model/media-types.js";
import { operationKeys } from "../read/openapi.js";
import { child, entriesOf, isObject, refOf, rootNode, type SpecNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import { lacksSchema } from "./settle-references.js";

/**
 * Corrects operations in memory that would be lost, refused or sent otherwise. Methods in another case, such as `GET`, and misspelt media
 * types are renamed. A `schema` of a body or response, or one or a `$ref` to one in place of it, is that of its JSON. Returns a
 * warning for each.
 */
export function correctOperations(tree: SpecTree): Finding[] {
  const file = tree.files.get(tree.entry);
  const root = file && rootNode(file);
  const items = entriesOf(root && child(root, "paths")).map(([, item]) => item);
  const shared = ["requestBodies", "responses"].flatMap((section) => entriesOf(root && child(root, "components", section)));
  return [
    // The operations are read before their keys change, by which they are found in the source.
    ...items.flatMap((item) => [...entriesOf(item).flatMap(([, operation]) => corrected(operation)), ...renamed(item, "method", lowered)]),
    ...shared.flatMap(([, part]) => correctedTypes(part)),
  ];
}

function corrected(operation: SpecNode): Finding[] {
  const parts = [child(operation, "requestBody"), ...entriesOf(child(operation, "responses")).map(([, response]) => response)];
  return parts.flatMap((part) => (part ? [...correctedTypes(part), ...withContent(part)] : []));
}

function correctedTypes(part: SpecNode): Finding[] {
  return renamed(child(part, "content"), "media type", meantType);
}

function lowered(key: string): string {
  const method = key.toLowerCase();
  return operationKeys(method).length === 1 ? method : key;
}

/** Renames keys of an object to those that are meant, unless it has both. */
function renamed(map: SpecNode | undefined, kind: string, meantBy: (key: string) => string): Finding[] {
  return entriesOf(map).flatMap(([key, node]) => {
    const meant = meantBy(key);
    if (meant === key || !isObject(map?.value) || meant in map.value) return [];
    map.value[meant] = node.value;
    Reflect.deleteProperty(map.value, key);
    return [correction(node, `The ${kind} \`${key}\` is read as \`${meant}\`.`, `write \`${meant}\``)];
  });
}

function withContent(node: SpecNode): Finding[] {
  const $ref = refOf(node) ?? "";
  const target = $ref.startsWith("#/") ? child(rootNode(node.file), ...$ref.split("/").slice(1)) : undefined;
  if (!isObject(node.value) || "content" in node.value) return [];
  const { description: _text, headers: _headers, required, ...others } = node.value;
  const own = { ...others, ...(Array.isArray(required) && { required }) };
  const { schema = lacksSchema(own) ? own : lacksSchema(target?.value) ? { $ref } : undefined } = node.value;
  if (!isObject(schema)) return [];
  for (const key of ["$ref", "schema", ...(schema === own ? Object.keys(own) : [])]) Reflect.deleteProperty(node.value, key);
  Object.assign(node.value, { description: node.value["description"] ?? "", content: { "application/json": { schema } } });
  return [correction(node, "The schema is read as that of a JSON body.", "write it in `content`, as the `schema` of a media type")];
}

function correction({ file, pointer }: SpecNode, message: string, hint: string): Finding {
  return { file: file.path, ...file.locate(pointer, "key"), rule: "struct", message, hint };
}
