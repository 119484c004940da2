import type { Fault } from "./faults/fault.js";
import { referencesOf } from "./reference-loops.js";
import type { SpecFile } from "./spec-file.js";
import { child, entriesOf, follow, isObject, joinPointer, refOf, type SpecNode } from "./spec-node.js";

type Files = ReadonlyMap<string, SpecFile>;

/** Keywords whose schemas apply to the same value: a schema that contains itself there can never be evaluated. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/** Finds schemas that apply to their own value, or that no finite value fits, since each value must contain another. */
export function endlessSchemas(files: Files): Fault[] {
  const starts = [...files.values()].flatMap(referencesOf);
  const told = new Set<unknown>();
  return [inPlace, required, listed].flatMap((below) =>
    starts.flatMap((start) => {
      const circle = circleFrom(files, start, below);
      if (circle === undefined || circle.some(({ value }) => told.has(value))) return [];
      for (const { value } of circle) told.add(value);
      return [faultAt(start, below === inPlace ? "in-place" : "required")];
    }),
  );
}

function faultAt(start: SpecNode, kind: "in-place" | "required"): Fault {
  const pointer = joinPointer(start.pointer, "$ref");
  return { code: "endless-schema", file: start.file.path, pointer, data: { ref: refOf(start) ?? "", kind } };
}

type Below = (schema: SpecNode) => SpecNode[];

function inPlace(schema: SpecNode): SpecNode[] {
  return IN_PLACE.flatMap((keyword) => {
    const below = child(schema, keyword);
    if (below === undefined) return [];
    return Array.isArray(below.value) ? entriesOf(below).map(([, node]) => node) : [below];
  });
}

/** Returns the schemas that each value of a schema has to have a value of. */
function required(schema: SpecNode): SpecNode[] {
  if (!isObject(schema.value)) return [];
  const { type, required: names, minItems } = schema.value;
  const below = Number(minItems) > 0 ? listed(schema) : entriesOf(child(schema, "allOf")).map(([, node]) => node);
  if (type === "object" && Array.isArray(names)) {
    below.push(...names.flatMap((name) => (typeof name === "string" ? (child(schema, "properties", name) ?? []) : [])));
  }
  return below;
}

/** Returns the items of an array: one of arrays of itself has an empty one, but that is of nothing. An object ends such a circle. */
function listed(schema: SpecNode): SpecNode[] {
  const parts = entriesOf(child(schema, "allOf")).map(([, node]) => node);
  const items = isObject(schema.value) && schema.value["type"] === "array" ? child(schema, "items") : undefined;
  return items === undefined ? parts : [...parts, items];
}

/** Returns the schemas from the target of a `$ref` back to that `$ref`, or undefined. */
function circleFrom(files: Files, start: SpecNode, below: Below): SpecNode[] | undefined {
  const seen = new Set<unknown>();
  const visit = (node: SpecNode): SpecNode[] | undefined => {
    const schema = follow({ files }, node);
    if (schema === undefined || !isObject(schema.value) || seen.has(schema.value)) return undefined;
    seen.add(schema.value);
    // Keywords beside a `$ref` apply as well.
    for (const next of [...below(schema), ...(node.value === schema.value ? [] : below(node))]) {
      if (next.value === start.value) return [schema];
      const circle = visit(next);
      if (circle !== undefined) return [schema, ...circle];
    }
    return undefined;
  };
  return visit(start);
}
