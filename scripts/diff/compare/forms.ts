import { isBinary } from "../../model/body-kinds.js";
import type { Schema } from "../../read/openapi.js";
import type { SourceTree } from "../../read/spec-file.js";
import { entriesOf } from "../../read/spec-node.js";
import type { Difference } from "../found.js";
import { type SchemaView, viewOf } from "../schema-view.js";
import type { Compared, Comparison, SchemaPair } from "./compared.js";
import type { Reaches } from "../rule.js";
import { includes } from "./includes.js";
import { areScalars } from "./media-schemas.js";
import { overlap } from "./overlaps.js";
import { capital, nameOf } from "./spots.js";
import { typesOf } from "./types.js";
import { valuesOf } from "./values.js";
import { variantsOf } from "./variants.js";

/** The form that values are sent in: JSON, XML, the text of a parameter or header, a form, or a part or field of one. */
export type Form = "json" | "xml" | "text" | "form" | "part";

/** Returns the form of a schema within another one. Objects in a part are JSON. */
export function formOf(within: Form, { base, revision }: SchemaPair): Form {
  const isMember = [base, revision].some(({ pointer }) => /\/((patternP|p)roperties\/[^/]+|additionalProperties)$/.test(pointer));
  if (!isMember) return within;
  return within === "form" ? "part" : within === "part" ? "json" : within;
}

/** Selects the rules of changes that mean something else in a parameter or form than in JSON. */
export function inForm(form: Form, comparison: Comparison, compared: Compared): Comparison {
  if (form === "xml") return { ...comparison, differences: [...comparison.differences, ...compareXml(compared)] };
  if (form === "json" || comparison.differences.length === 0) return comparison;
  const { base, revision, baseTree, revisionTree } = compared;
  const isOther = form !== "text" && isBytes(base) !== isBytes(revision);
  const [before, after] = [
    { tree: baseTree, view: base },
    { tree: revisionTree, view: revision },
  ];
  const reach: Reaches = {
    ...(!isOther && coversTexts(after, before) && { request: "code" }),
    ...(!isOther && coversTexts(before, after) && { response: "code" }),
  };
  const isSame = Object.keys(reach).length > 0;
  const ruleOf = ({ rule, base: spot }: Difference): string => {
    if (isOther) return isOfFormat({ rule }) ? "part-became-other" : rule;
    if (!/^(type-changed|type-narrowed|variant-removed)$/.test(rule)) return rule;
    const removed = rule === "variant-removed" && spot !== undefined ? viewOf(baseTree, spot.node) : base;
    if (areScalars(removed) && accepts(after, ANY_TEXT)) return "type-became-text";
    return rule === "type-changed" && accepts(before, ANY_TEXT) && areScalars(revision) ? "text-became-typed" : rule;
  };
  const areListed = [base, revision].every((view) => textsOf(view).length > 0);
  const isRetyped = isSame && areListed && ![...typesOf(base)].every((type) => typesOf(revision).has(type));
  // A part that became a file or a text has another type.
  const own = comparison.differences.filter(({ rule }, _, all) => !isOther || !rule.startsWith("type-") || !all.some(isOfFormat));
  const differences = own.flatMap((each) =>
    isRetyped
      ? retyped(each, reach, nameOf(compared))
      : { ...each, rule: ruleOf(each), inJson: each.rule, ...(isSame && OF_VALUES.test(each.rule) && { reach }) },
  );
  return { ...comparison, differences };
}

/** Rules of accepted values that show on the wire and in types. */
const OF_VALUES = /^(type|variant|values|enum|named-enum|const)-/;

const isOfFormat = ({ rule }: Pick<Difference, "rule">): boolean => rule.startsWith("format-");

const ANY_TEXT = { type: "string", minLength: 1 };

/** Compares how values are written as XML, which prefixes of namespaces do not change. */
function compareXml({ base, revision }: Compared): Difference[] {
  const [before, after] = [base, revision].map(({ keywords }) => keywords.get("xml"));
  const [written, writtenNow] = [before, after].map((node) =>
    entriesOf(node)
      .filter(([key, { value }]) => key !== "prefix" && value !== false)
      .map(([key, { value }]) => [key, value])
      .sort(),
  );
  if (JSON.stringify(written) === JSON.stringify(writtenNow)) return [];
  const message = `${capital(nameOf({ base, revision }))} is written as XML in another way`;
  const places = { base: { node: before ?? base.node }, revision: { node: after ?? revision.node } };
  return [{ rule: "xml-changed", inJson: "extension-changed", message, ...places }];
}

interface Side {
  tree: SourceTree;
  view: SchemaView;
}

/** Checks if a schema accepts the texts of all scalars of another, as `"1"` is that of 1. Null has no text. */
function coversTexts(wide: Side, { tree, view }: Side): boolean {
  return variantsOf(tree, view).every((variant) => {
    const texts = textsOf(variant.view);
    if (variant.isNull || texts.length === 0) return variant.isNull || (areScalars(variant.view) && accepts(wide, ANY_TEXT));
    return texts.every((text) => valuesOfText(text).some((value) => accepts(wide, { const: value })));
  });
}

/** Checks for a schema, or a variant of it, that accepts all values of another schema. */
function accepts({ tree, view }: Side, value: object): boolean {
  const { file, pointer } = view.node;
  const narrow = { tree, node: { file, pointer, value } };
  const variants = variantsOf(tree, view);
  // `oneOf` rejects values of several variants.
  const rivals = view.keywords.has("oneOf") ? variants.filter((each) => overlap(tree, each.view, viewOf(tree, narrow.node))) : [];
  return rivals.length < 2 && variants.some(({ node }) => includes({ tree, node }, narrow));
}

function valuesOfText(text: string): unknown[] {
  return /^(true|false|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text) ? [text, JSON.parse(text)] : [text];
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

function isBytes({ keywords }: SchemaView): boolean {
  const schema: Schema = Object.fromEntries([...keywords].map(([keyword, { value }]) => [keyword, value]));
  return schema["format"] !== "byte" && isBinary(schema);
}
