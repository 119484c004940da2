// Decides if one schema accepts all values of another.
import { isObject, type SpecNode } from "../../read/spec-node.js";
import type { SourceTree } from "../../read/spec-file.js";
import { canonical } from "../canonical.js";
import { ANNOTATIONS } from "../normal-keywords.js";
import { saysNothing, type SchemaView, viewOf } from "../schema-view.js";
import { limitWay } from "./limits.js";
import { asWritten, typesOf } from "./types.js";
import { valuesOf } from "./values.js";

export interface Schema {
  tree: SourceTree;
  node: SpecNode;
}

/** Maximum depth of subschemas that are compared. */
const DEPTH = 6;

/** Keywords that do not constrain values, or are compared by functions of their own. */
const OTHERS = new Set([...ANNOTATIONS, "default", "readOnly", "writeOnly", "externalDocs", "xml", "type", "nullable", "enum", "const"]);

/** The change of the values that a schema accepts. */
export type Way = "narrowed" | "widened" | "changed";

/** Returns how the values that a schema accepts changed; `changed` if it cannot be decided, undefined if they did not. */
export function wayOf(base: Schema | undefined, revision: Schema | undefined): Way | undefined {
  const [wider, narrower] = [includes(revision, base), includes(base, revision)];
  if (wider && narrower) return undefined;
  return wider ? "widened" : narrower ? "narrowed" : "changed";
}

/** Combines the ways of several parts, all of which apply. */
export function combined(ways: readonly (Way | undefined)[]): Way | undefined {
  const [first, ...others] = new Set(ways.filter((way) => way !== undefined));
  return others.length > 0 ? "changed" : first;
}

export function opposite(way: Way | undefined): Way | undefined {
  return way === "narrowed" ? "widened" : way === "widened" ? "narrowed" : way;
}

/** Checks if a schema surely accepts all values of another. Without a schema, all values are accepted. */
export function includes(wide: Schema | undefined, narrow: Schema | undefined, depth = DEPTH): boolean {
  if (wide === undefined || saysNothing(wide.tree, wide.node)) return true;
  if (narrow === undefined || depth === 0) return false;
  const [text, other] = [wide, narrow].map(({ node }) => canonical(node.value, ANNOTATIONS));
  if (text === other && !text?.includes('"$ref"')) return true;
  const [wider, narrower] = [wide, narrow].map(({ tree, node }) => viewOf(tree, node)) as [SchemaView, SchemaView];
  if (narrower.isNever) return true;
  if (wider.isNever || wider.others.length > 0) return false;
  return (
    includesTypes(wider, narrower) &&
    includesValues(wider, narrower) &&
    includesKeywords(wider, narrower) &&
    includesParts(wide, narrow, depth)
  );
}

function includesTypes(wide: SchemaView, narrow: SchemaView): boolean {
  const [types, others] = [typesOf(wide), typesOf(narrow)];
  if (types.size === 0) return true;
  return others.size > 0 && [...others].every((type) => types.has(type) || types.has(asWritten(type)));
}

function includesValues(wide: SchemaView, narrow: SchemaView): boolean {
  const [values, others] = [valuesOf(wide), valuesOf(narrow)];
  return values === undefined || (others !== undefined && [...others.values.keys()].every((value) => values.values.has(value)));
}

/** Keywords whose schemas are compared. */
const SCHEMAS = ["items", "additionalProperties"];

function includesKeywords(wide: SchemaView, narrow: SchemaView): boolean {
  return [...wide.keywords].every(([keyword, { value }]) => {
    if (OTHERS.has(keyword) || SCHEMAS.includes(keyword) || keyword.startsWith("x-")) return true;
    const way = limitWay(narrow, wide, keyword);
    if (way !== "none") return way === undefined || way === "widened";
    const own = narrow.keywords.get(keyword)?.value;
    return canonical(own) === canonical(value) && !canonical(value).includes('"$ref"');
  });
}

function includesParts(wide: Schema, narrow: Schema, depth: number): boolean {
  const [wider, narrower] = [viewOf(wide.tree, wide.node), viewOf(narrow.tree, narrow.node)];
  const below = (node: SpecNode | undefined, other: SpecNode | undefined): boolean =>
    node === undefined || includes({ ...wide, node }, other && { ...narrow, node: other }, depth - 1);
  const further = wider.keywords.get("additionalProperties");
  const otherFurther = narrower.keywords.get("additionalProperties");
  const isClosed = otherFurther?.value === false && !narrower.keywords.has("patternProperties");
  return (
    [...wider.required.keys()].every((name) => narrower.required.has(name)) &&
    [...wider.properties].every(([name, node]) => {
      const other = narrower.properties.get(name);
      return other === undefined ? isClosed || below(node, isObject(otherFurther?.value) ? otherFurther : undefined) : below(node, other);
    }) &&
    (further === undefined ||
      (below(further, otherFurther) &&
        [...narrower.properties].every(([name, node]) => wider.properties.has(name) || below(further, node)))) &&
    below(wider.keywords.get("items"), narrower.keywords.get("items"))
  );
}
