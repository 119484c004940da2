import { DEPTH_LIMIT } from "../parse-json.js";

/** How deep a record may be nested, which holds a body some levels down. */
const DEPTH = DEPTH_LIMIT + 12;

/** A value that JSON text does not carry. */
export class NotJsonError extends TypeError {
  override name = "NotJsonError";
}

/**
 * A copy of plain JSON, frozen at every level. Properties that are `undefined` are left out, as in JSON text.
 *
 * @throws {NotJsonError} for what JSON text does not carry: a function, a number that is not finite, an object with a prototype of its own,
 * more than 512 levels.
 */
export function frozenCopy<Value>(value: Value): Value {
  return copyOf(value, 0) as Value;
}

function copyOf(value: unknown, depth: number): unknown {
  if (depth > DEPTH) throw new NotJsonError(`A record is nested deeper than ${DEPTH} levels`);
  if (Array.isArray(value)) return Object.freeze(Array.from(value, (item: unknown) => copyOf(item, depth + 1)));
  if (isPlainObject(value)) return Object.freeze(copyOfObject(value, depth));
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // JSON text has no negative zero: adding zero makes it a positive one.
  if (Number.isFinite(value)) return (value as number) + 0;
  throw new NotJsonError(`A record holds a ${typeof value} that JSON does not carry`);
}

/** `Object.fromEntries()` defines properties and does not assign them: `__proto__` is a name like any other. */
function copyOfObject(value: object, depth: number): object {
  const copies: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value) as [string, unknown][])
    if (member !== undefined) copies.push([name, copyOf(member, depth + 1)]);
  return Object.fromEntries(copies);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
