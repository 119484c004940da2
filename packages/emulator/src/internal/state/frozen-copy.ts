import { pointerTo } from "./json.js";
import { DEPTH_LIMIT } from "../parse-json.js";

/** Maximum nesting of a record, which may contain a request body. */
const DEPTH = DEPTH_LIMIT + 12;

export class NotJsonError extends TypeError {
  override name = "NotJsonError";

  constructor(
    readonly at: string,
    message: string,
    /** The type of the value, such as `function`. */
    readonly type?: string,
  ) {
    super(message);
  }
}

/** Returns a deeply frozen copy of plain JSON. Properties that are `undefined` are omitted, as in `JSON.stringify()`. */
export function frozenCopy<Value>(value: Value, at: readonly string[] = []): Value {
  return copyOf(value, [...at], at.length) as Value;
}

function copyOf(value: unknown, path: (string | number)[], start: number): unknown {
  // The full path would make the message too long.
  if (path.length - start > DEPTH) throw new NotJsonError(pointerTo("", ...path.slice(0, 3)), `is nested deeper than ${DEPTH} levels`);
  if (Array.isArray(value)) return Object.freeze(Array.from(value, (item: unknown, index) => copyOfMember(index, item, path, start)));
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const own = copyOfMember(name, member, path, start);
      // An assignment would set the prototype.
      if (name === "__proto__") Object.defineProperty(copy, name, { value: own, enumerable: true });
      else copy[name] = own;
    }
    return Object.freeze(copy);
  }
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // JSON.stringify(-0) is "0"; adding zero normalizes it.
  if (Number.isFinite(value)) return (value as number) + 0;
  const type = typeof value === "object" ? Object.prototype.toString.call(value).slice("[object ".length, -1) : typeof value;
  throw new NotJsonError(pointerTo("", ...path), `is not JSON (${type})`, type);
}

function copyOfMember(name: string | number, member: unknown, path: (string | number)[], start: number): unknown {
  path.push(name);
  const copy = copyOf(member, path, start);
  path.pop();
  return copy;
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
