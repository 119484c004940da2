import { existsSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { nodesWith } from "./reference-loops.js";
import { child, entriesOf, isObject, joinPointer, pointerKeys, rootNode, type SpecNode, splitRef } from "./spec-node.js";
import type { SpecFile, SpecFiles } from "./spec-file.js";

type Tree = SpecFiles & { readonly entry: string };

/** Names in findings what was written, and the nearest known name: of tags, targets of a `$ref`, and names in `required`. */
export function withSuggestions<F extends Finding>(findings: readonly F[], tree: Tree): F[] {
  const indexes = new Map<string, Index>();
  return findings.map((finding) => {
    const { line, column } = finding;
    const file = tree.files.get(finding.file);
    const suggest = file === undefined ? undefined : SUGGESTIONS[finding.rule];
    if (file === undefined || suggest === undefined) return finding;
    const at = (key: string): SpecNode[] => {
      const name = `${key} ${file.path}`;
      const index = indexes.get(name) ?? indexOf(file, key);
      indexes.set(name, index);
      return index.get(`${line}:${column}`) ?? [];
    };
    return { ...finding, ...suggest(finding, file, tree, at) };
  });
}

/** Values by their places: `12:5`. */
type Index = Map<string, SpecNode[]>;

type Suggestion = Partial<Pick<Finding, "message" | "hint">>;

/** @param at returns the values at the place of the finding that a key holds, or an array below it */
type Suggest = (finding: Finding, file: SpecFile, tree: Tree, at: (key: string) => SpecNode[]) => Suggestion;

const SUGGESTIONS: Readonly<Record<string, Suggest>> = {
  "operation-tag-defined"(finding, _, tree, at) {
    const [tag] = at("tags");
    if (tag === undefined) return { message: "The operation has no tag.", hint: "add `tags: [NAME]`, a tag of the root document's `tags`" };
    if (typeof tag.value !== "string") return {};
    const root = tree.files.get(tree.entry);
    const declared = entriesOf(root && child(rootNode(root), "tags")).flatMap(([, { value }]) =>
      isObject(value) && typeof value["name"] === "string" ? [value["name"]] : [],
    );
    return { message: `The tag \`${tag.value}\` is not declared.`, ...meant(nearestOf(tag.value, declared), finding) };
  },
  "no-required-schema-properties-undefined"(finding, file, _, at) {
    const [name] = at("required");
    if (typeof name?.value !== "string") return {};
    const schema = child(rootNode(file), ...(pointerKeys(name.pointer.slice(1)) ?? []).slice(0, -2));
    const declared =
      schema === undefined ? [] : [schema, ...entriesOf(child(schema, "allOf")).map(([, part]) => part)].flatMap(propertiesOf);
    return { message: `The required property \`${name.value}\` is not declared.`, ...meant(nearestOf(name.value, declared), finding) };
  },
  "no-unresolved-refs"(finding, file, tree, at) {
    const [reference] = at("$ref");
    const { value } = reference ?? at("mapping")[0] ?? {};
    if (typeof value !== "string") return {};
    const [key, target] = reference === undefined ? ["mapping", value.replace(/^(?=[\w-]+$)/, "#/components/schemas/")] : ["$ref", value];
    const said = (text = ""): string => text.replace("`$ref`", `\`${key}\``);
    const message = finding.message.includes(value) ? said(finding.message) : said(finding.message).replace(/`.*?`/, `$& \`${value}\``);
    const hint = said(finding.hint);
    return { message, hint, ...meant(otherTarget(target, file, tree), { ...finding, hint }) };
  },
  "refused-ref": (finding, file, tree, at) => meant(otherTarget(String(at("$ref")[0]?.value), file, tree), finding),
};

/** Returns what a `$ref` probably means. One that is right leads to another one that is wrong. */
function otherTarget(ref: string, from: SpecFile, tree: Tree): string | undefined {
  return [targetNear(ref, from, tree), otherForm(ref, from, tree)].find((near) => near !== undefined && near !== ref);
}

/** Returns the text of a `$ref` that has no `#`, or is relative to the root document instead of its own file. */
function otherForm(ref: string, from: SpecFile, tree: Tree): string | undefined {
  const root = tree.files.get(tree.entry);
  const name = ref.trim().replace(/^#?\/?/, "");
  const keys = [pointerKeys(`/${name}`) ?? [], ["components", "schemas", name], ["components", "schemas", ...name.split("/").slice(-1)]];
  const found = keys.find((each) => root !== undefined && child(rootNode(root), ...each) !== undefined);
  const file = splitRef(tree.entry, ref).path;
  const relativeTo = (path: string): string => relative(dirname(from.path), path).replaceAll("\\", "/");
  if (found !== undefined) return `${from === root ? "" : relativeTo(tree.entry)}#${found.reduce(joinPointer, "/")}`;
  return from === root || !existsSync(file) ? undefined : `${relativeTo(file)}${ref.slice(`${ref}#`.indexOf("#"))}`;
}

/** Returns the component that is nearest to a missing one, as the text of its `$ref`. */
function targetNear(ref: string, from: SpecFile, tree: Tree): string | undefined {
  const { path, fragment } = splitRef(from.path, ref);
  const file = tree.files.get(path);
  const keys = pointerKeys(fragment) ?? [];
  const last = keys.at(-1);
  const owner = file && child(rootNode(file), ...keys.slice(0, -1));
  if (last === undefined || owner === undefined) return undefined;
  const known = nearestOf(
    last,
    entriesOf(owner).map(([name]) => name),
  );
  return known && `${ref.slice(0, ref.lastIndexOf("/") + 1)}${known.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function propertiesOf(schema: SpecNode): string[] {
  return entriesOf(child(schema, "properties")).map(([name]) => name);
}

function meant(name: string | undefined, { hint = "" }: Finding): Suggestion {
  return name === undefined ? {} : { hint: `did you mean \`${name}\`? If not, ${hint}` };
}

/** Lists the values that a key holds, or an array below it. Names in `required` that the schema has beside them are left out. */
function indexOf(file: SpecFile, key: string): Index {
  const found: Index = new Map();
  const add = (value: SpecNode, { pointer }: SpecNode): void => {
    const { line, column } = file.locate(pointer);
    const place = `${line}:${column}`;
    found.set(place, [...(found.get(place) ?? []), value]);
  };
  for (const node of nodesWith(file, key, key === "$ref" ? "string" : "object")) {
    const below = child(node, key);
    const own = key === "required" ? propertiesOf(node) : [];
    for (const value of key === "$ref" ? [below] : entriesOf(below).map(([, item]) => item)) {
      if (value === undefined || own.includes(value.value as string)) continue;
      add(value, value);
      if (key === "$ref") add(value, node);
    }
  }
  return found;
}
