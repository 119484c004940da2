import { printable } from "../../../../scripts/core/cli/printable.js";

/** Removes what a terminal or an agent could take for more than data: control characters and escapes, and credentials. */
export function harmless(text: string, secrets: readonly string[]): string {
  const clean = text
    .split("\n")
    .map((line) => printable(line.replaceAll("\t", "  ")))
    .join("\n");
  return secrets.filter((secret) => secret.length > 3).reduce((all, secret) => all.replaceAll(secret, "[credential]"), clean);
}

/** Picks fields by dotted names: of an object, of each item of a list, or of the items of an object with one list. */
export function pickFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pickFields(item, fields));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const own = fields.map((field) => [field, field.split(".").reduce<unknown>((part, name) => memberOf(part, name), value)] as const);
  const found = own.filter(([, part]) => part !== undefined);
  if (found.length > 0) return Object.fromEntries(found);
  return Object.fromEntries(entries.map(([name, part]) => [name, Array.isArray(part) ? pickFields(part, fields) : part]));
}

/** Names the wanted fields that nothing in a picked result has; undefined if all are there. */
export function fieldsNote(value: unknown, fields: readonly string[] = []): string | undefined {
  const has = (part: unknown, field: string): boolean => {
    if (Array.isArray(part)) return part.length === 0 || part.some((item) => has(item, field));
    if (typeof part !== "object" || part === null) return false;
    return Object.hasOwn(part, field) || Object.values(part).some((each) => Array.isArray(each) && has(each, field));
  };
  const absent = fields.filter((field) => !has(value, field));
  return absent.length === 0 ? undefined : `The result has no field ${absent.join(", ")}.`;
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => memberOf(item, name));
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** Cuts a result to a number of characters, a list between two items, and says how to get the rest. */
export function cut(value: unknown, most: number): string {
  const whole = value === undefined ? "" : JSON.stringify(value);
  if (whole.length <= most) return whole;
  const rest = "For the rest, ask for `fields`, for fewer `items`, or for another page.";
  let length = 2;
  const fitting = Array.isArray(value) ? value.findIndex((item) => (length += JSON.stringify(item).length + 1) > most) : 0;
  if (!Array.isArray(value) || fitting < 1) return `${whole.slice(0, most)}\n… cut at ${most} of ${whole.length} characters. ${rest}`;
  return `${JSON.stringify(value.slice(0, fitting))}\n… ${fitting} of ${value.length} items. ${rest}`;
}
