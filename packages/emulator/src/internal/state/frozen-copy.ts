import { pointerTo } from "../json-pointer.js";
import { DEPTH_LIMIT } from "../parse-json.js";

/** How deep a record may be nested, which holds a body some levels down. */
const DEPTH = DEPTH_LIMIT + 12;

/** A value that JSON text does not carry. */
export class NotJsonError extends TypeError {
  override name = "NotJsonError";

  constructor(
    /** Where it stands: a JSON pointer. */
    readonly at: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A copy of plain JSON, frozen at every level. Properties that are `undefined` are left out, as in JSON text.
 *
 * @param at Where the value stands, for the place in an error.
 * @throws {NotJsonError} for what JSON text does not carry: a function, a number that is not finite, an object with a prototype of its own,
 * more than 512 levels.
 */
export function frozenCopy<Value>(value: Value, at: readonly string[] = []): Value {
  return copyOf(value, [...at], at.length) as Value;
}

function copyOf(value: unknown, path: (string | number)[], start: number): unknown {
  // The whole path would be as long as what is wrong is deep.
  if (path.length - start > DEPTH) throw new NotJsonError(pointerTo("", ...path.slice(0, 3)), `is nested deeper than ${DEPTH} levels`);
  if (Array.isArray(value)) return Object.freeze(Array.from(value, (item: unknown, index) => copyOfMember(index, item, path, start)));
  if (isPlainObject(value)) return Object.freeze(copyOfObject(value, path, start));
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // JSON text has no negative zero: adding zero makes it a positive one.
  if (Number.isFinite(value)) return (value as number) + 0;
  throw new NotJsonError(pointerTo("", ...path), `is nothing that JSON carries (${typeof value})`);
}

function copyOfMember(name: string | number, member: unknown, path: (string | number)[], start: number): unknown {
  path.push(name);
  const copy = copyOf(member, path, start);
  path.pop();
  return copy;
}

/** `Object.fromEntries()` defines properties and does not assign them: `__proto__` is a name like any other. */
function copyOfObject(value: object, path: (string | number)[], start: number): object {
  const copies: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value) as [string, unknown][])
    if (member !== undefined) copies.push([name, copyOfMember(name, member, path, start)]);
  return Object.fromEntries(copies);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
