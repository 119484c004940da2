// Reads values that are typed as text, as their schema asks for.
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import { pointerTo } from "../../../emulator/src/internal/state/json.js";

/** Returns the value of JSON in a list, or no value. */
export function parsed(text: string, refused?: (reason: string) => unknown): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch (error) {
    refused?.((error as Error).message);
    return [];
  }
}

/**
 * Returns the values that typed text may mean, the most likely first. One may be a list of one, or of texts with commas.
 *
 * @param isDivided no item of a list has a comma
 */
export function meanings(text: string | readonly string[], isDivided = false): unknown[] {
  const meant = (each: string): unknown => parsed(each)[0] ?? each;
  if (typeof text !== "string") return [text.map(meant), text];
  const values = [...parsed(text), text];
  const parts = text.split(",");
  const lists = [values.map((value) => [value]), [parts, parts.map(meant)]];
  return [...values, ...(isDivided ? lists.toReversed() : lists).flat()];
}

/** Returns a value as it would be typed. A number that has lost digits is not the text that was meant. */
export function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === "boolean" || Number.isSafeInteger(value) ? String(value) : value;
}

export const isText = (value: unknown): value is string | string[] => [value].flat().every((each) => typeof each === "string");

/** Gathers `a.b` and `a[b]` in the object `a`, or `a[0]` in a list, at any depth, where that is a name and they are none. */
export function gathered(given: object, namesAt: (path: readonly string[]) => readonly string[], path: readonly string[] = []) {
  const names = namesAt(path);
  const all: Record<string, unknown> = {};
  const parts: Record<string, object> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, whole = "", dotted, inner = "", more = ""] = /^([^.[]+)(?:\.(.+)|\[([^\]]+)\](.*))$/.exec(name) ?? [];
    // Within an object of any names, a dot may be a part of one.
    const isPart =
      names.includes(whole) || (whole !== "" && path.length > 0 && (dotted === undefined || namesAt([...path, whole]).length > 0));
    if (names.includes(name) || !isPart) all[name] = value as unknown;
    else parts[whole] = { ...parts[whole], [dotted ?? inner + more]: value as unknown };
  }
  for (const [name, part] of Object.entries(parts)) {
    const whole = typeof all[name] === "string" ? parsed(all[name])[0] : all[name];
    const inner = gathered({ ...(whole as object | undefined), ...part }, namesAt, [...path, name]);
    all[name] = Object.keys(inner).every((key, index) => key === String(index)) ? Object.values(inner) : inner;
  }
  return all;
}

/** Gives each text in an object the first meaning that the schema accepts there, or its first one. */
export function fitted(given: object, check: (value: object) => SchemaFault | undefined): object {
  const leaves: { place: string; own: Record<string, unknown>; name: string; values: unknown[]; used: number }[] = [];
  const made = (part: object, at: string): Record<string, unknown> => {
    const own = (Array.isArray(part) ? [] : {}) as Record<string, unknown>;
    for (const [name, each] of Object.entries(part) as [string, unknown][]) {
      const place = pointerTo(at, name);
      const values = isText(each) ? meanings(each) : typeof each === "object" && each !== null ? [made(each, place)] : [each, textOf(each)];
      [own[name]] = values;
      leaves.push({ place, own, name, values, used: 0 });
    }
    return own;
  };
  const value = made(given, "");
  for (;;) {
    const at = check(value)?.at ?? "";
    const leaf = leaves.find(({ place }) => at === place || at.startsWith(`${place}/`));
    if (leaf === undefined) return value;
    leaf.used = (leaf.used + 1) % leaf.values.length;
    leaf.own[leaf.name] = leaf.values[leaf.used];
    if (leaf.used === 0) return value;
  }
}
