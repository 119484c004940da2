import { kindOf } from "./kind-of.js";

/** Says why a value cannot be serialized. Errors of others, such as of a `toJSON`, may quote the value. */
export class Unserializable extends TypeError {}

/**
 * Returns JSON; `undefined` for a function or a symbol. Throws for a value whose JSON would lose its content, such as a `Map`, an error,
 * bytes, a promise, another instance of a class without fields, `NaN`, a bigint or an invalid date, and names its field.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, part: unknown) {
    // Not yet converted by its `toJSON`.
    const given = this[key];
    const prototype: unknown = typeof part === "object" && part && !Array.isArray(part) ? Object.getPrototypeOf(part) : null;
    // The prototype of a plain object inherits from nothing, in every realm.
    const isPlain = !prototype || !Object.getPrototypeOf(prototype);
    const isEmptied = part === null ? given !== null : /number|bigint/.test(typeof part) && !Number.isFinite(part);
    // Fields that were added to a built-in object are not its content.
    if (
      isEmptied ||
      ArrayBuffer.isView(given) ||
      (!isPlain && (Object.keys(part as object).length === 0 || /^(Error|Map|Set|Promise)$/.test(`${kindOf(part)}`)))
    )
      throw new Unserializable(`${key || "it"} is a ${kindOf(given)}`);
    return part;
  });
}
