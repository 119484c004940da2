import { child, entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import type { Difference, Spot } from "../found.js";
import { allowsAll, ANNOTATIONS, WEAK } from "../normal-keywords.js";
import { saysNothing, type SchemaView } from "../schema-view.js";
import type { Compared } from "./compared.js";
import { combined, opposite, type Schema, type Way, wayOf } from "./includes.js";
import { capital, nameOf } from "./spots.js";

/** Keywords that constrain values, but not their types; each is compared as wider or narrower, if this can be decided. */
const CONSTRAINTS: Readonly<Record<string, (before: Schema | undefined, after: Schema | undefined) => Way | undefined>> = {
  not: (before, after) => opposite(wayOf(before ?? none(after), after ?? none(before))),
  contains: wayOf,
  propertyNames: wayOf,
  unevaluatedItems: wayOf,
  contentSchema: wayOf,
  dependentSchemas: (before, after) => wayOfMembers(before, after, wayOf),
  dependentRequired: (before, after) => wayOfMembers(before, after, wayOfNames),
  if: wayOfConditions,
  [WEAK.anyOf]: presence,
  [WEAK.oneOf]: presence,
  $dynamicRef: presence,
};

export function compareConstraints(compared: Compared): Difference[] {
  const { base, revision, baseTree, revisionTree } = compared;
  return Object.entries(CONSTRAINTS).flatMap(([keyword, decide]): Difference[] => {
    const [before, after] = [constraintOf(baseTree, base, keyword), constraintOf(revisionTree, revision, keyword)];
    if (before === undefined && after === undefined) return [];
    const way = decide(before && { tree: baseTree, node: before }, after && { tree: revisionTree, node: after });
    if (way === undefined) return [];
    const said = before === undefined ? "was added" : after === undefined ? "was removed" : SAID[way];
    const message = `${capital(nounOf(keyword))} of ${nameOf(compared)} ${said}`;
    const reach = keyword === "not" && [before, after].some(forbidsOne) ? { reach: {} } : {};
    return [{ rule: `schema-rule-${way}`, message, ...reach, base: spotOf(base, before), revision: spotOf(revision, after) }];
  });
}

/** Checks for `not` of one required property, which has the type `never`. */
function forbidsOne(constraint: SpecNode | undefined): boolean {
  const [keyword, ...others] = Object.entries(isObject(constraint?.value) ? constraint.value : {});
  return keyword?.[0] === "required" && Array.isArray(keyword[1]) && keyword[1].length === 1 && others.length === 0;
}

function spotOf({ node }: SchemaView, constraint: SpecNode | undefined): Spot {
  return constraint === undefined ? { node, isAbove: true } : { node: constraint };
}

const SAID: Readonly<Record<Way, string>> = { narrowed: "became stricter", widened: "became less strict", changed: "changed" };

function nounOf(keyword: string): string {
  if (keyword === "if") return "the condition (`if`)";
  return keyword === WEAK.anyOf || keyword === WEAK.oneOf ? "the choice of required properties" : `\`${keyword}\``;
}

/** Returns the node of a keyword, unless it has no effect. */
function constraintOf(tree: Schema["tree"], { node, keywords }: SchemaView, keyword: string): SpecNode | undefined {
  const value = keywords.get(keyword);
  if (value === undefined) return undefined;
  if (keyword === "not") return value.value === false ? undefined : value;
  if (keyword === "if") {
    // A schema of its own, since the three keywords are one condition.
    const parts = Object.fromEntries(["if", "then", "else"].flatMap((key) => (keywords.has(key) ? [[key, keywords.get(key)?.value]] : [])));
    const hasEffect = ["then", "else"].some((key) => key in parts && !allowsAll(parts[key]));
    return hasEffect ? { ...node, pointer: value.pointer.replace(/\/if$/, ""), file: value.file, value: parts } : undefined;
  }
  if (["contains", "propertyNames", "unevaluatedItems", "contentSchema"].includes(keyword)) {
    // A list must have an item that `contains` accepts, even if it accepts any.
    return keyword !== "contains" && saysNothing(tree, value) ? undefined : keywords.get("minContains")?.value === 0 ? undefined : value;
  }
  return isObject(value.value) && Object.keys(value.value).length === 0 ? undefined : value;
}

/** A schema that no value matches, which `not` of nothing is. */
function none(other: Schema | undefined): Schema | undefined {
  return other && { ...other, node: { ...other.node, value: false } };
}

function presence(before: Schema | undefined, after: Schema | undefined): Way | undefined {
  if (before === undefined || after === undefined) return before === undefined ? "narrowed" : "widened";
  const [old, now] = [before, after].map(({ node }) => canonical(sorted(node.value), ANNOTATIONS));
  return old === now ? undefined : "changed";
}

/** Sorts the variants of a union, whose order has no meaning. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) ? value.map((each) => canonical(each, ANNOTATIONS)).sort() : value;
}

/** Compares the members of two maps, each of which is a constraint. */
function wayOfMembers(
  before: Schema | undefined,
  after: Schema | undefined,
  decide: (before: Schema | undefined, after: Schema | undefined) => Way | undefined,
): Way | undefined {
  const [old, now] = [before, after].map((schema) => new Map(entriesOf(schema?.node))) as [Map<string, SpecNode>, Map<string, SpecNode>];
  return combined(
    [...new Set([...old.keys(), ...now.keys()])].map((key) => {
      const [from, to] = [old.get(key), now.get(key)];
      return decide(before && from && { ...before, node: from }, after && to && { ...after, node: to });
    }),
  );
}

function wayOfNames(before: Schema | undefined, after: Schema | undefined): Way | undefined {
  const [old, now] = [before, after].map((schema) => entriesOf(schema?.node).map(([, { value }]) => value)) as [unknown[], unknown[]];
  const [added, removed] = [now.some((name) => !old.includes(name)), old.some((name) => !now.includes(name))];
  return added && removed ? "changed" : added ? "narrowed" : removed ? "widened" : undefined;
}

function wayOfConditions(before: Schema | undefined, after: Schema | undefined): Way | undefined {
  if (before === undefined || after === undefined) return presence(before, after);
  const part = (schema: Schema, key: string): Schema | undefined => {
    const node = child(schema.node, key);
    return node && { ...schema, node };
  };
  if (wayOf(part(before, "if"), part(after, "if")) !== undefined) return "changed";
  return combined(["then", "else"].map((key) => wayOf(part(before, key), part(after, key))));
}
