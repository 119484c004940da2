import { entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { ANNOTATIONS, isMatch } from "../normal-keywords.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import { wayOf } from "./includes.js";
import { nameOf, spotsOf } from "./spots.js";

/** Constraint on unlisted properties: not specified, forbidden, allowed, or with a schema. */
type Further = "unsaid" | "none" | "any" | "typed";

/** The rules for a changed constraint, from row to column. */
const RULES: Readonly<Record<Further, Partial<Record<Further, string>>>> = {
  unsaid: { none: "object-closed", any: "object-opened", typed: "further-properties-narrowed" },
  none: { unsaid: "object-opened", any: "object-opened", typed: "object-opened" },
  any: { unsaid: "further-properties-removed", none: "further-properties-removed", typed: "further-properties-narrowed" },
  typed: { unsaid: "further-properties-removed", none: "further-properties-removed", any: "further-properties-widened" },
};

const SAID: Readonly<Record<Further, string>> = {
  unsaid: "not specified",
  none: "forbidden",
  any: "allowed",
  typed: "typed",
};

export function compareFurtherProperties(compared: Compared): Comparison {
  const { base, revision } = compared;
  const parts = ["additionalProperties", "unevaluatedProperties"].map((keyword): Comparison => {
    const [before, after] = [furtherOf(base, keyword), furtherOf(revision, keyword)];
    const rule = RULES[before][after];
    const differences = (rule === undefined ? [] : [rule]).map((each) => ({
      rule: each,
      message: `Additional properties of ${nameOf(compared)} are ${SAID[after]} (before: ${SAID[before]})`,
      ...spotsOf(base, revision, keyword),
      // Requests with further properties are rejected, and not only without a type.
      ...(each === "further-properties-removed" && after === "none" && { reach: { response: "code" as const } }),
    }));
    const [baseNode, revisionNode] = [base.keywords.get(keyword), revision.keywords.get(keyword)];
    const isPair = before === "typed" && after === "typed" && baseNode !== undefined && revisionNode !== undefined;
    return { differences, below: isPair ? [{ base: baseNode, revision: revisionNode }] : [] };
  });
  const all = [...parts, comparePatterns(compared)];
  return { differences: all.flatMap(({ differences }) => differences), below: all.flatMap(({ below }) => below) };
}

/** Compares `patternProperties`. Properties that match no pattern are additional ones. */
function comparePatterns(compared: Compared): Comparison {
  const { base, revision, baseTree, revisionTree } = compared;
  const [before, after] = [patternsOf(base), patternsOf(revision)];
  const differences: Difference[] = [];
  const below: SchemaPair[] = [];
  for (const pattern of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(pattern), after.get(pattern)];
    const [from, to] = [old ?? base.keywords.get("additionalProperties"), now ?? revision.keywords.get("additionalProperties")];
    if (from !== undefined && to !== undefined && isObject(from.value) && isObject(to.value)) below.push({ base: from, revision: to });
    else {
      const way = wayOf(from && { tree: baseTree, node: from }, to && { tree: revisionTree, node: to });
      const message = `Properties of ${nameOf(compared)} that match \`${pattern}\` ${now === undefined ? "no longer have a schema" : "have a schema now"}`;
      if (way !== undefined)
        differences.push({ rule: `schema-rule-${way}`, message, reach: {}, ...spotsOf(base, revision, "patternProperties") });
    }
  }
  return { differences, below };
}

function patternsOf({ keywords }: SchemaView): ReadonlyMap<string, SpecNode> {
  return new Map(entriesOf(keywords.get("patternProperties")));
}

/** Returns the schema of properties that are not listed, by name. */
export function furtherSchema(view: SchemaView, name: string): SpecNode | undefined {
  const [, matched] = [...patternsOf(view)].find(([pattern]) => isMatch(name, pattern)) ?? [];
  return matched ?? view.keywords.get("additionalProperties");
}

function furtherOf({ keywords }: SchemaView, keyword: string): Further {
  const value = keywords.get(keyword)?.value;
  if (value === undefined) return "unsaid";
  if (value === false) return "none";
  return isObject(value) && Object.keys(value).some((key) => !ANNOTATIONS.has(key)) ? "typed" : "any";
}
