import type { SpecNode } from "../read/spec-node.js";
import { canonical } from "./canonical.js";
import { RULE_KEYWORDS } from "./rule-keywords.js";

/** A schema that several members of an `allOf` define. All of them apply. */
interface JoinedNode extends SpecNode {
  readonly also: readonly SpecNode[];
}

export function alsoOf(node: SpecNode): readonly SpecNode[] {
  return "also" in node ? (node as JoinedNode).also : [];
}

export function both(known: SpecNode | undefined, node: SpecNode): SpecNode {
  if (known === undefined) return node;
  const joined: JoinedNode = { ...known, also: [...alsoOf(known), node, ...alsoOf(node)] };
  return joined;
}

/** Merges a keyword of two `allOf` members; returns undefined if its values cannot be merged. */
export function joinKeyword(keyword: string, known: SpecNode | undefined, node: SpecNode): SpecNode | undefined {
  if (known === undefined) return node;
  const [before, after] = [known.value, node.value];
  if (SCHEMAS.has(keyword)) return before === false ? known : after === false ? node : both(known, node);
  if (canonical(before) === canonical(after)) return known;
  if (typeof before === "number" && typeof after === "number") {
    if (LOWEST.test(keyword)) return before <= after ? known : node;
    if (HIGHEST.test(keyword)) return before >= after ? known : node;
  }
  if (MARKS.has(keyword)) return before === true ? known : node;
  if (keyword === "enum" && Array.isArray(before) && Array.isArray(after)) return common(known, node, before, after);
  if (keyword === "type") return common(known, node, typesIn(before), typesIn(after));
  return RULES.has(keyword) ? undefined : known;
}

const SCHEMAS = new Set(["items", "additionalProperties", "unevaluatedProperties"]);
const LOWEST = /^(maximum|exclusiveMaximum|max[A-Z]\w+)$/;
const HIGHEST = /^(minimum|exclusiveMinimum|min[A-Z]\w+)$/;
const MARKS = new Set(["readOnly", "writeOnly", "deprecated", "uniqueItems"]);

/** Keywords that restrict values. For other keywords, the first value is used. */
const RULES = new Set([
  ...["oneOf", "anyOf", "discriminator", "const", "pattern", "format", "multipleOf", "contentEncoding", "contentMediaType", "prefixItems"],
  "patternProperties",
  ...RULE_KEYWORDS,
]);

/** Returns the common values of both lists, at the position of the shorter list. */
function common(known: SpecNode, node: SpecNode, before: readonly unknown[], after: readonly unknown[]): SpecNode {
  const values = new Set(after.map((each) => canonical(each)));
  const shared = before.filter((each) => values.has(canonical(each)));
  const place = before.length <= after.length ? known : node;
  return { ...place, value: shared };
}

function typesIn(value: unknown): unknown[] {
  const types: unknown[] = Array.isArray(value) ? value : [value];
  // Integers are numbers.
  return types.includes("number") ? [...types, "integer"] : types;
}
