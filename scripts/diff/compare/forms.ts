import { isBinary } from "../../model/body-kinds.js";
import type { Schema } from "../../read/openapi.js";
import type { SourceTree } from "../../read/spec-file.js";
import type { Difference } from "../found.js";
import { type SchemaView, viewOf } from "../schema-view.js";
import type { Compared, Comparison } from "./compared.js";
import { includes } from "./includes.js";
import { typesOf } from "./types.js";
import { variantsOf } from "./variants.js";

/** The form that values of a schema are sent in: JSON, the text of a parameter or header, or the parts of a multipart body. */
export type Form = "json" | "text" | "parts";

/** Selects the rules of changes that mean something else in a parameter or part than in JSON. */
export function inForm(form: Form, comparison: Comparison, compared: Compared): Comparison {
  if (form === "json") return comparison;
  const { base, revision, baseTree, revisionTree } = compared;
  const ruleOf = ({ rule, base: spot }: Difference): string => {
    if (form === "parts") return rule.startsWith("format-") && isBytes(base) !== isBytes(revision) ? "part-became-other" : rule;
    if (!/^(type-changed|type-narrowed|variant-removed)$/.test(rule)) return rule;
    const removed = rule === "variant-removed" && spot !== undefined ? viewOf(baseTree, spot.node) : base;
    if (areScalars(removed) && acceptsAnyText(revisionTree, revision)) return "type-became-text";
    return rule === "type-changed" && acceptsAnyText(baseTree, base) && areScalars(revision) ? "text-became-typed" : rule;
  };
  return { ...comparison, differences: comparison.differences.map((each) => ({ ...each, rule: ruleOf(each) })) };
}

const SCALARS: ReadonlySet<string> = new Set(["string", "integer", "number", "boolean", "null"]);

function areScalars(view: SchemaView): boolean {
  const types = [...typesOf(view)];
  return types.length > 0 && types.every((type) => SCALARS.has(type));
}

/** Checks for a schema that accepts any text but the empty one. */
function acceptsAnyText(tree: SourceTree, schema: SchemaView): boolean {
  return variantsOf(tree, schema).some(({ node }) =>
    includes({ tree, node }, { tree, node: { ...node, value: { type: "string", minLength: 1 } } }),
  );
}

function isBytes({ keywords }: SchemaView): boolean {
  const schema: Schema = Object.fromEntries([...keywords].map(([keyword, { value }]) => [keyword, value]));
  return schema["format"] !== "byte" && isBinary(schema);
}
