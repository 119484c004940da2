// Descriptions, examples and extensions, compared file by file.
import { roleOf } from "../../read/roles.js";
import { isObject, refOf, rootNode, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import { commonName, type Contract } from "../contract.js";
import type { Difference, Found, Spot } from "../found.js";
import { templateOf } from "../match-operations.js";
import { leavesOf, membersOf } from "../members.js";
import type { Owners, Walked } from "../owners.js";
import { placeName } from "./place-name.js";

/** Keys of documentation. */
const FOR_READERS: ReadonlySet<string> = new Set([
  ...["description", "summary", "title", "$comment", "bearerFormat", "externalDocs", "contact", "license", "termsOfService"],
  ...["scopes", "example", "examples", "x-displayName", "x-logo", "x-tagGroups", "x-enumDescriptions", "x-codeSamples", "parent", "kind"],
]);

/** Keys of values, and extensions with rules of their own. */
const VALUES = new Set(["default", "enum", "const", "security", "x-detail", "x-pagination"]);

export function isForReaders(key: string): boolean {
  return FOR_READERS.has(key) || key.startsWith("x-");
}

export function compareTexts(base: Contract, revision: Contract, walked: Walked): Found[] {
  const others = new Map([...revision.tree.files.values()].map((file) => [commonName(revision.tree, file.path), file]));
  return [...base.tree.files.values()].flatMap((file) => {
    const other = others.get(commonName(base.tree, file.path));
    if (other === undefined || other.text === file.text) return [];
    const [before, after] = [rootNode(file), rootNode(other)];
    const differences = isText(before)
      ? compareWhole(before, after, "text-changed", `The text of \`${revision.nameOf(other.path)}\``)
      : compareBelow(before, after);
    return differences.map((difference) => ({ ...difference, owners: ownersOf(difference, walked) }));
  });
}

/** Checks for a file with prose or with an example. */
function isText({ value }: SpecNode): boolean {
  return typeof value === "string" || (isObject(value) && ("value" in value || "externalValue" in value));
}

function compareWhole(before: SpecNode, after: SpecNode, rule: string, name: string): Difference[] {
  if (canonical(before.value) === canonical(after.value)) return [];
  return [{ rule, message: `${name} changed`, base: { node: before }, revision: { node: after } }];
}

function compareBelow(before: SpecNode, after: SpecNode, areNames = false): Difference[] {
  // Not comparable: only one side is a `$ref`, or `true`.
  if ((refOf(before) === undefined) !== (refOf(after) === undefined) || isObject(before.value) !== isObject(after.value)) return [];
  return membersOf(before, after, templateOf).flatMap((member, _, all): Difference[] => {
    const { key, base, revision } = member;
    const rule = areNames ? undefined : ruleOf(key);
    if (rule === undefined) {
      const isValue = base === undefined || revision === undefined || (!areNames && VALUES.has(key));
      return isValue ? [] : compareBelow(base, revision, roleOf(areNames ? "names" : "fields", key, base.value) === "names");
    }
    // An example moved between the fields is told at the other.
    if (key === "example" && all.some((each) => each.key === "examples" && !(each.base && each.revision))) return [];
    const isExample = key.startsWith("example");
    if (isExample || rule !== "text-changed") {
      if (canonical(base?.value) === canonical(revision?.value)) return [];
      const name = isExample ? "An example" : key === "xml" ? "`xml`" : `The extension \`${key}\``;
      const moved = isExample && all.filter((each) => each.key.startsWith("example")).length > 1;
      const message = `${name} of ${placeName(after)} ${moved ? "changed" : happened(base?.value, revision?.value)}`;
      return [{ rule, message, base: { node: base ?? before }, revision: { node: revision ?? after } }];
    }
    // Scopes that came or went are told with their schemes.
    const leaves = leavesOf(member, before, after).filter(
      (leaf) => key !== "scopes" || (leaf.before !== undefined && leaf.after !== undefined),
    );
    return leaves.map((leaf) => {
      const name = key === "scopes" ? `The text of the scope \`${leaf.key}\`` : `\`${leaf.key === key ? key : `${key}.${leaf.key}`}\``;
      return { rule, message: `${name} of ${placeName(after)} ${happened(leaf.before, leaf.after)}`, ...leaf.places };
    });
  });
}

function happened(before: unknown, after: unknown): string {
  if (before === undefined) return "was added";
  return after === undefined ? "was removed" : "changed";
}

function ruleOf(key: string): string | undefined {
  if (FOR_READERS.has(key)) return "text-changed";
  return (key === "xml" || key.startsWith("x-")) && !VALUES.has(key) ? "extension-changed" : undefined;
}

/** Returns the operations that lead to a position in both contracts. */
function ownersOf({ base, revision }: Difference, walked: Walked): Found["owners"] {
  const at = (spot: Spot | undefined, owners: Owners): Found["owners"] =>
    spot === undefined ? new Map() : owners.at(spot.node.file.path, spot.node.pointer);
  const [from, to] = [at(base, walked.base), at(revision, walked.revision)];
  if (from.size === 0 || to.size === 0) return from.size === 0 ? to : from;
  return new Map([...from].filter(([owner]) => to.has(owner)));
}
