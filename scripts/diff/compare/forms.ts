import { isBinary } from "../../model/body-kinds.js";
import type { Schema } from "../../read/openapi.js";
import type { SourceTree } from "../../read/spec-file.js";
import type { Difference } from "../found.js";
import { type SchemaView, viewOf } from "../schema-view.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import type { Reaches } from "../rule.js";
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
  const reach = sameTexts(base, revision);
  const differences = comparison.differences.flatMap((each) =>
    reach === undefined ? { ...each, rule: ruleOf(each), inJson: each.rule } : retyped(each, reach, nameOf(compared)),
  );
  return { ...comparison, differences };
}

/** Returns where a change of the types of listed values shows, if one list has the texts of the other, as `"1"` is that of 1. */
function sameTexts(base: SchemaView, revision: SchemaView): Reaches | undefined {
  const [texts, others] = [textsOf(base), textsOf(revision)];
  if ([...typesOf(base)].every((type) => typesOf(revision).has(type))) return undefined;
  const reach: Reaches = {
    ...(texts.every((text) => others.includes(text)) && { request: "code" }),
    ...(others.every((text) => texts.includes(text)) && { response: "code" }),
  };
  return texts.length === 0 || others.length === 0 || Object.keys(reach).length === 0 ? undefined : reach;
}

function textsOf(view: SchemaView): string[] {
  const isBoolean = [...typesOf(view)].every((type) => type === "boolean" || type === "null");
  const values = [...(valuesOf(view)?.values.values() ?? (isBoolean ? [true, false] : []))];
  return areScalars(view) ? values.map(String) : [];
}

function retyped(difference: Difference, reach: Reaches, name: string): Difference[] {
  if (/^(type-widened|enum-values-added)$/.test(difference.rule)) return [];
  if (!/^(const-changed|type-changed|(named-)?enum-values-removed)$/.test(difference.rule)) return [difference];
  return [{ ...difference, rule: "type-changed", inJson: difference.rule, message: `The values of ${name} have another type`, reach }];
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
