import { MASK } from "../secrets.js";
import { isObject } from "../state/json.js";

/** A place where two bodies differ, such as `body.projects[].name`, with the types of each; `undefined` for a body that does not have the place. */
export interface Difference {
  at: string;
  here: string | undefined;
  there: string | undefined;
}

/** The types of a value, and those of its parts: fields, and the merged items of an array. */
interface Shape {
  types: Set<string>;
  parts: Map<string, Shape>;
}

/** Returns where the types of two bodies differ. It has names of fields, but no values, which may be secrets. */
export function shapeDifferences(here: unknown, there: unknown): Difference[] {
  return compareShapes("body", addTo(undefined, here), addTo(undefined, there));
}

function addTo(shape: Shape = { types: new Set(), parts: new Map() }, value: unknown): Shape {
  shape.types.add(typeOf(value));
  for (const [name, part] of partsOf(value)) shape.parts.set(name, addTo(shape.parts.get(name), part));
  return shape;
}

function partsOf(value: unknown): [name: string, part: unknown][] {
  if (Array.isArray(value)) return value.map((item) => ["[]", item]);
  if (!isObject(value) || value instanceof Uint8Array) return [];
  // Names in quotes have their control characters escaped.
  return Object.entries(value).map(([name, part]) => [/^[\w$-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`, part]);
}

function typeOf(value: unknown): string {
  if (value === undefined) return "no body";
  if (value === null) return "null";
  if (value instanceof Uint8Array) return "bytes";
  return Array.isArray(value) ? "array" : value === MASK ? MASK : typeof value;
}

const typesOf = ({ types }: Shape): string => [...types].sort().join(" or ");

function compareShapes(at: string, here: Shape, there: Shape): Difference[] {
  // The type of a masked value is unknown.
  if (here.types.has(MASK)) return [];
  const found = typesOf(here) === typesOf(there) ? [] : [{ at, here: typesOf(here), there: typesOf(there) }];
  const names = new Set([...here.parts.keys(), ...there.parts.keys()]);
  const ofParts = [...names].flatMap((name) => {
    const [own, other] = [here.parts.get(name), there.parts.get(name)];
    if (own !== undefined && other !== undefined) return compareShapes(at + name, own, other);
    // Nothing is known of the items of an empty array, nor of the fields of what is no object.
    const isKnown = name !== "[]" && here.types.has("object") && there.types.has("object");
    return isKnown ? [{ at: at + name, here: own && typesOf(own), there: other && typesOf(other) }] : [];
  });
  return [...found, ...ofParts];
}
