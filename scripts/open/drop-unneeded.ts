import { operationsIn, type PathItem } from "../read/openapi.js";
import { rootDocument } from "../read/source-operations.js";
import { child, entriesOf, follow, isObject, joinPointer, pointerKeys, rootNode, type SpecNode, splitRef } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

type Fields = Record<string, unknown>;

/** Checks an operation; one of a webhook has no path. */
export type IsKept = (path: string | undefined, method: string, operation: unknown) => boolean;

/**
 * Removes operations from a tree in memory, and what the rest does not need: components, security schemes and tags. Must be called before
 * the lint, which then does not report problems in what was removed.
 */
export function dropUnneeded(tree: SpecTree, isKept: IsKept): void {
  const root = rootDocument(tree);
  if (!isObject(root.value)) return;
  const paths = follow(tree, child(root, "paths"));
  const before: Fields = { ...root.value, paths: { ...(paths?.value as Fields | undefined) } };
  const all = operationsAt(tree, root);
  dropOperations(tree, paths, isKept);
  dropOperations(tree, follow(tree, child(root, "webhooks")), (_, method, operation) => isKept(undefined, method, operation));
  const kept = operationsAt(tree, root);
  const namedIn = (operations: readonly Fields[], key: string): Set<unknown> =>
    new Set(operations.flatMap(({ [key]: names }) => (Array.isArray(names) ? (names as unknown[]) : [])));
  const [everyTag, tags] = [namedIn(all, "tags"), namedIn(kept, "tags")];
  const { tags: declared, security, components } = root.value;
  if (Array.isArray(declared)) {
    const isUsed = (name: unknown): boolean => tags.has(name) || !everyTag.has(name);
    root.value["tags"] = declared.filter((tag: unknown) => !isObject(tag) || isUsed(tag["name"]));
  }
  const needed = neededComponents(tree, root, before);
  for (const requirement of [...namedIn(kept, "security"), ...(Array.isArray(security) ? (security as unknown[]) : [])])
    for (const name of Object.keys(requirement ?? {})) needed.add(joinPointer("#/components/securitySchemes", name));
  for (const [section, group] of Object.entries(isObject(components) ? components : {})) {
    if (!isObject(group) || section.startsWith("x-")) continue;
    const names = Object.keys(group).filter((name) => !needed.has(joinPointer(`#/components/${section}`, name)));
    for (const name of names) Reflect.deleteProperty(group, name);
  }
}

function operationsAt(tree: SpecTree, root: SpecNode): Fields[] {
  const items = ["paths", "webhooks"].flatMap((section) => entriesOf(follow(tree, child(root, section))));
  return items.flatMap(([, entry]) => operationsIn(follow(tree, entry)?.value as PathItem).map(([, operation]) => operation as Fields));
}

function dropOperations(tree: SpecTree, items: SpecNode | undefined, isKept: IsKept): void {
  for (const [path, entry] of entriesOf(items)) {
    const item = follow(tree, entry);
    if (!isObject(item?.value) || !isObject(items?.value)) continue;
    const operations = operationsIn(item.value);
    const dropped = operations.filter(([method, operation]) => !isKept(path, method, operation)).map(([method]) => method);
    if (dropped.length === operations.length) Reflect.deleteProperty(items.value, path);
    // A copy, since paths may share an item. One of another file stays there, since its references are relative to that file.
    else if (item.file === entry.file) items.value[path] = without(item.value, dropped);
    else for (const key of Object.keys(item.value)) if (dropped.includes(key)) Reflect.deleteProperty(item.value, key);
  }
}

function without(item: Fields, methods: readonly string[]): Fields {
  const others = item["additionalOperations"];
  const own = Object.fromEntries(Object.entries(item).filter(([key]) => !methods.includes(key)));
  return isObject(others) ? { ...own, additionalOperations: without(others, methods) } : own;
}

/** The section of the components that takes what is referenced in a dropped operation, by the last keys of its place. */
function sectionOf(keys: readonly string[]): string {
  const named = ["parameters", "responses", "headers", "examples", "links", "callbacks"].find((each) => each === keys.at(-2));
  return named ?? (keys.at(-1) === "requestBody" ? "requestBodies" : "schemas");
}

/** Returns the pointers of the root document's components that the rest of it needs. Moves there what is referenced in dropped operations. */
function neededComponents(tree: SpecTree, root: SpecNode, before: Fields): Set<string> {
  const needed = new Set<string>();
  const seen = new Set<unknown>();
  const { components: _, ...others } = root.value as Fields;
  const waiting: SpecNode[] = [{ ...root, value: others }];
  const components = entriesOf(child(root, "components")).flatMap(([, section]) => entriesOf(section).map(([, component]) => component));
  const parents = new Set<string>();
  const need = (node: SpecNode, isHeir = false): void => {
    if (!needed.has(node.pointer)) waiting.push(node);
    needed.add(node.pointer);
    // Schemas inherit from one with a discriminator without being referenced there.
    const isParent = isHeir || (isObject(node.value) && isObject(node.value["discriminator"]));
    if (!isParent || parents.has(node.pointer)) return;
    parents.add(node.pointer);
    for (const heir of heirsOf(node)) need(heir, true);
  };
  const heirsOf = (parent: SpecNode): SpecNode[] =>
    components.filter((each) => {
      const parts = isObject(each.value) ? each.value["allOf"] : undefined;
      return Array.isArray(parts) && parts.some((part: unknown) => isObject(part) && targetOf(each, part["$ref"])?.value === parent.value);
    });
  const targetOf = (from: SpecNode, reference: unknown): SpecNode | undefined => {
    if (typeof reference !== "string") return undefined;
    const { path, fragment } = splitRef(from.file.path, reference);
    const [file, keys] = [tree.files.get(path), pointerKeys(fragment)];
    return file === undefined || keys === undefined ? undefined : child(rootNode(file), ...keys);
  };
  const followReference = (from: SpecNode, holder: Fields, key: string): void => {
    const reference = holder[key];
    if (typeof reference !== "string") return;
    const named = key.startsWith("$") ? undefined : child(root, "components", "schemas", reference);
    if (named !== undefined) need(named);
    if (named !== undefined) return;
    const { path, fragment } = splitRef(from.file.path, reference);
    const keys = pointerKeys(fragment);
    const target = targetOf(from, reference);
    if (path !== root.file.path) {
      if (target !== undefined) waiting.push(target);
    } else if (keys === undefined) {
      // The name of an `$anchor` or a `$dynamicAnchor`.
      for (const each of components) if (JSON.stringify(each.value).includes(`nchor":${JSON.stringify(fragment)}`)) need(each);
    } else if (keys[0] === "components") {
      const component = child(root, ...keys.slice(0, 3));
      if (component !== undefined) need(component);
    } else if (target !== undefined) waiting.push(target);
    else {
      const lost = child({ ...root, value: before }, ...keys);
      if (lost === undefined) return;
      const [section, name] = [
        sectionOf(keys),
        keys
          .slice(1)
          .join(".")
          .replace(/[^A-Za-z0-9._-]+/g, "_")
          .replace(/^_/, ""),
      ];
      const owner = ((root.value as Fields)["components"] ??= {}) as Record<string, Fields>;
      (owner[section] ??= {})[name] = lost.value;
      holder[key] = `${reference.slice(0, reference.indexOf("#"))}#/components/${section}/${name}`;
      need({ ...root, pointer: joinPointer(`#/components/${section}`, name), value: lost.value });
    }
  };
  const visit = (node: SpecNode, value: unknown): void => {
    if (value === null || typeof value !== "object" || seen.has(value)) return;
    seen.add(value);
    if (isObject(value)) {
      followReference(node, value, "$ref");
      followReference(node, value, "$dynamicRef");
      const { discriminator } = value;
      if (isObject(discriminator)) {
        followReference(node, discriminator, "defaultMapping");
        const { mapping } = discriminator;
        if (isObject(mapping)) for (const name of Object.keys(mapping)) followReference(node, mapping, name);
      }
    }
    for (const below of Object.values(value)) visit(node, below);
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) visit(next, next.value);
  return needed;
}
