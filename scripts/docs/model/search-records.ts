import type { Field, SearchRecord, Shape } from "./types.js";

/** Returns the unique names of fields at any depth. */
export function fieldNames(fields: readonly Field[], shapes: readonly Shape[]): string[] {
  const names = new Set<string>();
  const visitField = ({ name, shape }: Field): void => {
    names.add(name);
    visitShape(shape);
  };
  const visitShape = (shape: Shape): void => {
    shape.fields.forEach(visitField);
    for (const variant of shape.variants) visitShape(variant.shape);
    if (typeof shape.further === "object") visitShape(shape.further);
  };
  fields.forEach(visitField);
  shapes.forEach(visitShape);
  return [...names];
}

/** Returns the record of a page without fields. */
export function proseRecord(kind: string, text: string): SearchRecord {
  return { kind, fields: [], text };
}
