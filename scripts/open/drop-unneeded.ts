import { operationsIn } from "../read/openapi.js";
import { operationsOf, rootDocument, type SourceOperation } from "../read/source-operations.js";
import { child, entriesOf, follow, isObject, joinPointer, pointerKeys, rootNode, type SpecNode, splitRef } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";
import { addComponent } from "../read/add-component.js";
import { inheritanceOf, partsOf } from "./inheritance.js";
import { extended } from "./settle-references.js";

type Fields = Record<string, unknown>;

/** Checks an operation, by the section of the root document that its path item is in. */
export type IsKept = (section: Section, path: string, method: string) => boolean;

const SECTIONS = ["paths", "webhooks"] as const;
type Section = (typeof SECTIONS)[number];

/** Returns the operations and the webhooks of a tree. */
export function everyOperation(tree: SpecTree): (SourceOperation & { section: Section })[] {
  return SECTIONS.flatMap((section) => operationsOf(tree, section).map((operation) => ({ ...operation, section })));
}

/**
 * Removes operations from a tree in memory, and what the rest does not need: components, security schemes and tags. Must be called before
 * the lint, which then does not report problems in what was removed.
 */
export function dropUnneeded(tree: SpecTree, isKept: IsKept): void {
  const root = rootDocument(tree);
  if (!isObject(root.value)) return;
  const before: Fields = { ...root.value, paths: { ...(follow(tree, child(root, "paths"))?.value as Fields | undefined) } };
  const all = everyOperation(tree).map(({ node }) => node.value as Fields);
  for (const section of SECTIONS) dropOperations(tree, follow(tree, child(root, section)), (path, method) => isKept(section, path, method));
  const kept = everyOperation(tree).map(({ node }) => node.value as Fields);
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

function dropOperations(tree: SpecTree, items: SpecNode | undefined, isKept: (path: string, method: string) => boolean): void {
  for (const [path, entry] of entriesOf(items)) {
    const item = follow(tree, entry);
    if (!isObject(item?.value) || !isObject(items?.value)) continue;
    const whole = item.value === entry.value ? item.value : extended(item.value, without(entry.value as Fields, ["$ref"]));
    const operations = operationsIn(whole);
    const dropped = operations.map(([method]) => method).filter((method) => !isKept(path, method));
    if (dropped.length === operations.length) Reflect.deleteProperty(items.value, path);
    // A copy, since paths may share an item. One of another file stays there, since its references are relative to that file.
    else if (item.file === entry.file) items.value[path] = without(whole, dropped);
    else for (const each of [item.value, entry.value as Fields]) for (const key of dropped) Reflect.deleteProperty(each, key);
  }
}

function without(item: Fields, methods: readonly string[]): Fields {
  const others = item["additionalOperations"];
  const own = Object.fromEntries(Object.entries(item).filter(([key]) => !methods.includes(key)));
  return isObject(others) ? { ...own, additionalOperations: without(others, methods) } : own;
}

/** Returns the pointers of the root document's components that the rest of it needs. */
function neededComponents(tree: SpecTree, root: SpecNode, before: Fields): Set<string> {
  const needed = new Set<string>();
  const seen = new Set<unknown>();
  const { components: _, ...others } = root.value as Fields;
  const waiting: SpecNode[] = [{ ...root, value: others }];
  const components = entriesOf(child(root, "components")).flatMap(([, section]) => entriesOf(section).map(([, component]) => component));
  const parents = new Set<string>();
  /** Components that others inherit from, perhaps. */
  const inherited: SpecNode[] = [];
  /** @param use as a part of an `allOf`, no value is of the schema itself; an heir stands for the schema that it inherits from */
  const need = (node: SpecNode, use: "value" | "part" | "heir" = "value"): void => {
    if (!needed.has(node.pointer)) waiting.push(node);
    needed.add(node.pointer);
    if (parents.has(node.pointer) || use === "part" || (use === "value" && !isDiscriminated(node))) return;
    parents.add(node.pointer);
    followMapping(node, node.value);
    // Heirs are not referenced by what they inherit from.
    for (const heir of heirsOf(node)) need(heir, "heir");
  };
  const targetOf = (from: SpecNode, reference: unknown): SpecNode | undefined => {
    if (typeof reference !== "string") return undefined;
    const { path, fragment } = splitRef(from.file.path, reference);
    const [file, keys] = [tree.files.get(path), pointerKeys(fragment)];
    return file === undefined || keys === undefined ? undefined : child(rootNode(file), ...keys);
  };
  const { heirsOf, isDiscriminated } = inheritanceOf(components, targetOf);
  const followMapping = (from: SpecNode, schema: unknown): void => {
    const discriminator = isObject(schema) ? schema["discriminator"] : undefined;
    if (!isObject(discriminator)) return;
    followReference(from, discriminator, "defaultMapping");
    const { mapping } = discriminator;
    if (isObject(mapping)) for (const name of Object.keys(mapping)) followReference(from, mapping, name);
  };
  const followReference = (from: SpecNode, holder: Fields, key: string, use: "value" | "part" = "value"): void => {
    const reference = holder[key];
    if (typeof reference !== "string") return;
    const named = key.startsWith("$") ? undefined : child(root, "components", "schemas", reference);
    if (named !== undefined) {
      need(named);
      return;
    }
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
      if (component !== undefined) need(component, keys.length > 3 ? "part" : use);
    } else if (target === undefined) restore(holder, key, reference, keys);
    else waiting.push(target);
  };
  /** Moves what is in a dropped operation to the components. */
  const restore = (holder: Fields, key: string, reference: string, keys: readonly string[]): void => {
    const lost = child({ ...root, value: before }, ...keys);
    if (lost === undefined) return;
    const pointer = addComponent(root.value as Fields, keys, keys, lost.value);
    holder[key] = `${reference.slice(0, reference.indexOf("#"))}${pointer}`;
    need({ ...root, pointer, value: lost.value });
  };
  const visit = (node: SpecNode, value: unknown): void => {
    if (value === null || typeof value !== "object" || seen.has(value)) return;
    seen.add(value);
    if (isObject(value)) {
      followReference(node, value, "$ref");
      followReference(node, value, "$dynamicRef");
      const isComponent = value === node.value && needed.has(node.pointer);
      for (const part of isComponent ? partsOf(value) : []) {
        if (!isObject(part) || seen.has(part) || typeof part["$ref"] !== "string") continue;
        seen.add(part);
        followReference(node, part, "$ref", "part");
      }
      if (isComponent && value["oneOf"] === undefined && value["anyOf"] === undefined) inherited.push(node);
      else followMapping(node, value);
    }
    for (const below of Object.values(value)) visit(node, below);
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) visit(next, next.value);
  for (const node of inherited) {
    const mapping = child(node, "discriminator", "mapping")?.value;
    if (!isObject(mapping)) continue;
    for (const [name, reference] of Object.entries(mapping)) {
      const target = child(root, "components", "schemas", String(reference)) ?? targetOf(node, reference);
      if (target?.pointer.startsWith("#/components/") === true && !needed.has(target.pointer)) Reflect.deleteProperty(mapping, name);
    }
  }
  return needed;
}
