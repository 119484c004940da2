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

/** Returns the values of enumerations in a schema, without those of other schemas. */
export function valueNames({ values, fields, variants }: Shape): string[] {
  const inner = [...fields.map(({ shape }) => shape), ...variants.map(({ shape }) => shape)].filter(isInline);
  return [...values.filter((value) => typeof value === "string"), ...inner.flatMap(valueNames)];
}

function isInline({ type }: Shape): boolean {
  return type.every(({ path }) => path === undefined);
}

/** Returns the record of a page without fields. */
export function proseRecord(kind: string, text: string): SearchRecord {
  return { kind, fields: [], text };
}
