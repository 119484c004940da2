import { isObject } from "../../read/spec-node.js";
import { ANNOTATIONS } from "../normal-keywords.js";
import type { SchemaView } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
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
  return { differences: parts.flatMap(({ differences }) => differences), below: parts.flatMap(({ below }) => below) };
}

function furtherOf({ keywords }: SchemaView, keyword: string): Further {
  const value = keywords.get(keyword)?.value;
  if (value === undefined) return "unsaid";
  if (value === false) return "none";
  return isObject(value) && Object.keys(value).some((key) => !ANNOTATIONS.has(key)) ? "typed" : "any";
}
