// Flattens compositions: the values that a schema describes, by their JSON type.
import type { Schema } from "./validators.js";

/** The JSON types that are told apart by `typeof`, or by `Array.isArray`. */
export type Kind = "string" | "number" | "boolean" | "array";

/** The JSON types of a schema's values, each with the code that converts them; the code is empty if they stay unchanged. */
export type Shape = Readonly<Partial<Record<Kind, string>>> & {
  /** Alternatives, if values may be objects. */
  readonly objects?: readonly ObjectShape[];
  /** Values may be anything. */
  readonly any?: true;
};

/** Object schemas that all describe one value. */
export interface ObjectShape {
  readonly parts: readonly Schema[];
  /** The code that converts the values, if the parts are those of a named schema. */
  readonly code?: string | undefined;
  readonly converts: boolean;
}

export const ANYTHING: Shape = { any: true };

/** Which conversion a value needs depends on more than its JSON type and its tags. */
export class Ambiguous extends Error {}

const KINDS: readonly Kind[] = ["string", "number", "boolean", "array"];

/** More alternatives than this come from compositions that no one reads. */
const MOST_ALTERNATIVES = 256;

/** Returns the shape of values that match all schemas. */
export function allOf(shapes: readonly Shape[]): Shape {
  return shapes.reduce((left, right): Shape => {
    if (left.any === true) return right;
    if (right.any === true) return left;
    const kinds = KINDS.filter((kind) => left[kind] !== undefined && right[kind] !== undefined);
    const objects = (left.objects ?? []).flatMap((one) => (right.objects ?? []).map((other) => merged(one, other)));
    if (objects.length > MOST_ALTERNATIVES) throw new Ambiguous();
    return { ...codesOf(kinds.map((kind) => [kind, [left[kind] ?? "", right[kind] ?? ""]])), objects };
  }, ANYTHING);
}

/** Returns the shape of values that match one of the schemas. */
export function anyOf(shapes: readonly Shape[]): Shape {
  const objects = [...new Set(shapes.flatMap((shape) => shape.objects ?? []))];
  const codes = KINDS.map((kind): [Kind, string[]] => [kind, shapes.flatMap((shape) => shape[kind] ?? [])]);
  if (shapes.some(({ any }) => any)) {
    if (objects.some(({ converts }) => converts) || codes.some(([, own]) => own.some((code) => code !== ""))) throw new Ambiguous();
    return ANYTHING;
  }
  return { ...codesOf(codes.filter(([, own]) => own.length > 0)), objects };
}

function codesOf(kinds: readonly (readonly [Kind, readonly string[]])[]): Partial<Record<Kind, string>> {
  return Object.fromEntries(kinds.map(([kind, codes]) => [kind, agreed(codes)]));
}

/** Returns the only code. Throws `Ambiguous` if there are several. */
export function agreed(codes: readonly string[]): string {
  const [code = "", ...others] = new Set(codes);
  if (others.length > 0) throw new Ambiguous();
  return code;
}

function merged(one: ObjectShape, other: ObjectShape): ObjectShape {
  const named = [one, other].find(({ converts }) => converts);
  const isOnly = !(one.converts && other.converts);
  return { parts: [...new Set([...one.parts, ...other.parts])], code: isOnly ? named?.code : undefined, converts: named !== undefined };
}
