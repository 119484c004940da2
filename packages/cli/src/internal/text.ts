import { printable } from "../../../../scripts/core/cli/printable.js";

/** Removes what a terminal or an agent could take for more than data: control characters and escapes, and credentials. */
export function harmless(text: string, secrets: readonly string[]): string {
  const clean = text
    .split("\n")
    .map((line) => printable(line.replaceAll("\t", "  ")))
    .join("\n");
  return secrets
    .filter((secret) => secret.length > 3)
    .flatMap(formsOf)
    .reduce((all, secret) => all.replaceAll(secret, "[credential]"), clean);
}

/** Writes JSON in which characters that are not harmless are escaped: nothing of a value is lost. */
export function jsonOf(value: unknown, indent?: number): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, indent).replace(/[^\n -~]/gu, (each) => (printable(each) === each ? each : escaped(each)));
}

/** Returns the forms of a secret in texts: as it is, in JSON, in a URL, and in HTTP Basic. */
function formsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), Buffer.from(secret).toString("base64")];
}

/** Picks fields by dotted names: of an object, of each item of a list, or of the items of an object with one list. */
export function pickFields(value: unknown, fields: readonly string[], isItem = false): unknown {
  if (Array.isArray(value)) return value.map((item) => pickFields(item, fields, true));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const own = fields.map((field) => [field, field.split(".").reduce<unknown>((part, name) => memberOf(part, name), value)] as const);
  const found = own.filter(([, part]) => part !== undefined);
  if (found.length > 0 || isItem) return Object.fromEntries(found);
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
  const whole = value === undefined ? "" : jsonOf(value);
  if (whole.length <= most) return whole;
  const rest = "For the rest, ask for `fields`, for fewer `items`, or for another page.";
  let length = 2;
  const fitting = Array.isArray(value) ? value.findIndex((item) => (length += jsonOf(item).length + 1) > most) : 0;
  if (!Array.isArray(value) || fitting < 1) return `${whole.slice(0, most)}\n… cut at ${most} of ${whole.length} characters. ${rest}`;
  return `${jsonOf(value.slice(0, fitting))}\n… ${fitting} of ${value.length} items. ${rest}`;
}
