import type { Field, SearchRecord, Shape } from "./types.js";

/** Returns the unique names of fields at any depth, except for those of schemas with a page, whose paths are in `of`. */
export function fieldNames(fields: readonly Field[], shapes: readonly Shape[]): Pick<SearchRecord, "fields" | "of"> {
  const [names, of] = [new Set<string>(), new Set<string>()];
  const visit = (shape: Shape): void => {
    const [schema, ...others] = shape.type.flatMap(({ path }) => path ?? []);
    if (schema !== undefined && others.length === 0) of.add(schema);
    else visitParts(shape);
  };
  const visitParts = (shape: Shape): void => {
    shape.fields.forEach(visitField);
    partsIn(shape).forEach(visit);
  };
  const visitField = ({ name, shape }: Field): void => {
    names.add(name);
    visit(shape);
  };
  fields.forEach(visitField);
  shapes.forEach(visit);
  return { fields: [...names], ...(of.size > 0 && { of: [...of] }) };
}

/** Returns the shapes in a shape that have no name. */
export function partsIn({ variants, conditions = [], further }: Shape): Shape[] {
  return [...[...variants, ...conditions].map(({ shape }) => shape), ...(typeof further === "object" ? [further] : [])];
}

/** Returns the sentences that say what `null` means in a field, since its name and its type do not. */
export function sentencesOnNull(fields: readonly Field[], shapes: readonly Shape[]): string[] {
  const sentences = allFields(fields, shapes).flatMap(({ name, shape }) =>
    shape.text.split(/(?<=[.!?])\s+/).flatMap((sentence) => (/\bnull\b/.test(sentence) ? [`${name} null: ${sentence}`] : [])),
  );
  return [...new Set(sentences)];
}

function allFields(fields: readonly Field[], shapes: readonly Shape[]): Field[] {
  const inShapes = shapes.flatMap((shape) => allFields(shape.fields, partsIn(shape)));
  return [...fields, ...fields.flatMap(({ shape }) => allFields([], [shape])), ...inShapes];
}

/** Returns the values of enumerations and the texts of fields, without those of schemas with a page. */
export function saidOf(fields: readonly Field[], shapes: readonly Shape[]): { values: string[]; texts: string[] } {
  const said = { values: [] as string[], texts: [] as string[] };
  const visit = (shape: Shape): void => {
    if (shape.type.some(({ path }) => path !== undefined)) return;
    said.values.push(...shape.values.filter((value) => typeof value === "string"));
    shape.fields.forEach(visitField);
    partsIn(shape).forEach(visit);
  };
  const visitField = ({ shape }: Field): void => {
    said.texts.push(shape.text.replaceAll(TARGET, "]"));
    visit(shape);
  };
  fields.forEach(visitField);
  shapes.forEach(visit);
  return said;
}

/** The target of a link, whose words are those of an address. */
const TARGET = /\]\([^)]*\)/g;

/** Returns the record of a page without fields. */
export function proseRecord(kind: string, text: string): SearchRecord {
  return { kind, fields: [], text };
}
