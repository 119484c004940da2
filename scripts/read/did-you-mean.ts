import type { Finding } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { child, entriesOf, isObject, pointerKeys, rootNode, type SpecNode, splitRef } from "./spec-node.js";
import type { SpecFile, SpecFiles } from "./spec-file.js";

type Tree = SpecFiles & { readonly entry: string };

/** Names in findings what was written, and the nearest known name: of tags, targets of a `$ref`, and names in `required`. */
export function withSuggestions<F extends Finding>(findings: readonly F[], tree: Tree): F[] {
  return findings.map((finding) => {
    const file = tree.files.get(finding.file);
    const suggest = file === undefined ? undefined : SUGGESTIONS[finding.rule];
    return file === undefined || suggest === undefined ? finding : { ...finding, ...suggest(finding, file, tree) };
  });
}

type Suggestion = Partial<Pick<Finding, "message" | "hint">>;

const SUGGESTIONS: Readonly<Record<string, (finding: Finding, file: SpecFile, tree: Tree) => Suggestion>> = {
  "operation-tag-defined"(finding, file, tree) {
    const [tag] = placesAt(finding, file, "tags");
    if (typeof tag?.value !== "string") return {};
    const root = tree.files.get(tree.entry);
    const declared = entriesOf(root && child(rootNode(root), "tags")).flatMap(([, { value }]) =>
      isObject(value) && typeof value["name"] === "string" ? [value["name"]] : [],
    );
    return { message: `The tag \`${tag.value}\` is not declared.`, ...meant(nearest(tag.value, declared), finding) };
  },
  "no-required-schema-properties-undefined"(finding, file) {
    const [name] = placesAt(finding, file, "required");
    if (typeof name?.value !== "string") return {};
    const schema = child(rootNode(file), ...(pointerKeys(name.pointer.slice(1)) ?? []).slice(0, -2));
    const declared =
      schema === undefined ? [] : [schema, ...entriesOf(child(schema, "allOf")).map(([, part]) => part)].flatMap(propertiesOf);
    return { message: `The required property \`${name.value}\` is not declared.`, ...meant(nearest(name.value, declared), finding) };
  },
  "no-unresolved-refs"(finding, file, tree) {
    const [place] = placesAt(finding, file, "$ref");
    if (typeof place?.value !== "string") return {};
    const message = finding.message.includes(place.value)
      ? finding.message
      : finding.message.replace("The `$ref`", `The \`$ref\` \`${place.value}\``);
    return { message, ...meant(targetNear(place.value, file, tree), finding) };
  },
};

/** Returns the component that is nearest to a missing one, as the text of its `$ref`. */
function targetNear(ref: string, from: SpecFile, tree: Tree): string | undefined {
  const { path, fragment } = splitRef(from.path, ref);
  const file = tree.files.get(path);
  const keys = pointerKeys(fragment) ?? [];
  const last = keys.at(-1);
  const owner = file && child(rootNode(file), ...keys.slice(0, -1));
  if (last === undefined || owner === undefined) return undefined;
  const known = nearest(
    last,
    entriesOf(owner).map(([name]) => name),
  );
  return known && `${ref.slice(0, ref.lastIndexOf("/") + 1)}${known.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function propertiesOf(schema: SpecNode): string[] {
  return entriesOf(child(schema, "properties")).map(([name]) => name);
}

function nearest(name: string, known: readonly string[]): string | undefined {
  return known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? nearestOf(name, known);
}

function meant(name: string | undefined, { hint = "" }: Finding): Suggestion {
  return name === undefined ? {} : { hint: `did you mean \`${name}\`? If not, ${hint}` };
}

/** Returns the values at the place of a finding that a key holds, or an array below it. */
function placesAt({ line, column }: Finding, file: SpecFile, key: string): SpecNode[] {
  const known = places.get(file) ?? new Map<string, ReadonlyMap<string, SpecNode[]>>();
  places.set(file, known);
  const byPlace = known.get(key) ?? valuesByPlace(file, key);
  known.set(key, byPlace);
  return byPlace.get(`${line}:${column}`) ?? [];
}

/** By key: a document may have thousands of findings. */
const places = new WeakMap<SpecFile, Map<string, ReadonlyMap<string, SpecNode[]>>>();

function valuesByPlace(file: SpecFile, key: string): Map<string, SpecNode[]> {
  const found = new Map<string, SpecNode[]>();
  const add = (value: SpecNode, { pointer }: SpecNode): void => {
    const { line, column } = file.locate(pointer);
    const place = `${line}:${column}`;
    const others = found.get(place) ?? [];
    if (!others.includes(value)) found.set(place, [...others, value]);
  };
  const visit = (node: SpecNode): void => {
    for (const [name, below] of entriesOf(node)) {
      if (name === key) {
        const values = Array.isArray(below.value) ? entriesOf(below).map(([, value]) => value) : [below];
        for (const value of values) [value, ...(key === "$ref" ? [node] : [])].forEach((place) => add(value, place));
      }
      visit(below);
    }
  };
  visit(rootNode(file));
  return found;
}
