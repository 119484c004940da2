import { isBinary } from "../../model/body-kinds.js";
import type { Schema } from "../../read/openapi.js";
import type { SourceTree } from "../../read/spec-file.js";
import type { Difference } from "../found.js";
import { type SchemaView, viewOf } from "../schema-view.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import { includes } from "./includes.js";
import { nameOf } from "./spots.js";
import { typesOf } from "./types.js";
import { valuesOf } from "./values.js";
import { variantsOf } from "./variants.js";

/** The form that values are sent in: JSON, the text of a parameter or header, a form, or a part or field of one. */
export type Form = "json" | "text" | "form" | "part";

/** Returns the form of a schema within another one. Objects in a part are JSON. */
export function formOf(within: Form, { base, revision }: SchemaPair): Form {
  const isMember = [base, revision].some(({ pointer }) => /\/((patternP|p)roperties\/[^/]+|additionalProperties)$/.test(pointer));
  if (!isMember) return within;
  return within === "form" ? "part" : within === "part" ? "json" : within;
}

/** Selects the rules of changes that mean something else in a parameter or form than in JSON. */
export function inForm(form: Form, comparison: Comparison, compared: Compared): Comparison {
  if (form === "json") return comparison;
  const { base, revision, baseTree, revisionTree } = compared;
  const ruleOf = ({ rule, base: spot }: Difference): string => {
    if (form !== "text" && isBytes(base) !== isBytes(revision)) return rule.startsWith("format-") ? "part-became-other" : rule;
    if (!/^(type-changed|type-narrowed|variant-removed)$/.test(rule)) return rule;
    const removed = rule === "variant-removed" && spot !== undefined ? viewOf(baseTree, spot.node) : base;
    if (areScalars(removed) && acceptsAnyText(revisionTree, revision)) return "type-became-text";
    return rule === "type-changed" && acceptsAnyText(baseTree, base) && areScalars(revision) ? "text-became-typed" : rule;
  };
  const [values, others] = [base, revision].map((view) => [...(valuesOf(view)?.values.values() ?? [])].map(String).sort().join("\n"));
  if (values === others && values !== "" && areScalars(base) && areScalars(revision))
    return { ...comparison, differences: comparison.differences.flatMap((each) => retyped(each, nameOf(compared))) };
  return { ...comparison, differences: comparison.differences.map((each) => ({ ...each, rule: ruleOf(each) })) };
}

/** Tells values that are the same text, such as 1 and "1", as a change of their type. */
function retyped(difference: Difference, name: string): Difference[] {
  if (/^(type-widened|enum-values-added)$/.test(difference.rule)) return [];
  if (!/^(const-changed|(named-)?enum-values-removed)$/.test(difference.rule)) return [difference];
  const message = `The values of ${name} have another type`;
  return [{ ...difference, rule: "type-changed", message, reach: { request: "code", response: "code" } }];
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
