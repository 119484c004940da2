import type { Field, SearchRecord, Shape } from "./types.js";

/** Returns the unique names of fields at any depth. */
export function fieldNames(fields: readonly Field[], shapes: readonly Shape[]): string[] {
  return [...new Set(allFields(fields, shapes).map(({ name }) => name))];
}

/** Returns the sentences that say what `null` means in a field, since its name and its type do not. */
export function sentencesOnNull(fields: readonly Field[], shapes: readonly Shape[]): string[] {
  const sentences = allFields(fields, shapes).flatMap(({ name, shape }) =>
    shape.text.split(/(?<=[.!?])\s+/).flatMap((sentence) => (/\bnull\b/.test(sentence) ? [`${name} null: ${sentence}`] : [])),
  );
  return [...new Set(sentences)];
}

function allFields(fields: readonly Field[], shapes: readonly Shape[]): Field[] {
  const inShapes = shapes.flatMap(({ fields: own, variants, further }) =>
    allFields(own, [...variants.map(({ shape }) => shape), ...(typeof further === "object" ? [further] : [])]),
  );
  return [...fields, ...fields.flatMap(({ shape }) => allFields([], [shape])), ...inShapes];
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
