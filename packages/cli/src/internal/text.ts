import { printable } from "../../../../scripts/core/cli/printable.js";
import { withDigits } from "../../../../scripts/core/digits.js";

/** Removes what a terminal or an agent could take for more than data: control characters and escapes, and credentials. */
export function harmless(text: string, secrets: readonly string[]): string {
  const lines = text.split(/\r?\n/).map((line) => printable(line.replaceAll("\t", "  ")));
  return withoutSecrets(lines.join("\n"), secrets);
}

export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length > 3);
  return long.flatMap(formsOf).reduce((all, secret) => all.replaceAll(secret, "[credential]"), text);
}

/** Writes JSON in which characters that are not harmless are escaped: nothing of a value is lost. */
export function jsonOf(value: unknown, indent?: number): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return withDigits(JSON.stringify(value, null, indent)).replace(/[^\n -~]/gu, (each) => (printable(each) === each ? each : escaped(each)));
}

/** Returns bytes that are text, such as YAML, as text. */
export function textIn(bytes: ArrayBuffer): string | undefined {
  const text = Buffer.from(bytes).toString();
  return /[^\P{Cc}\t\r\n]|\ufffd/u.test(text) ? undefined : text;
}

/** Returns the forms of a secret in texts: as it is, in JSON, in a URL, and in HTTP Basic. */
function formsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), Buffer.from(secret).toString("base64")];
}

/** Picks fields by dotted names: of an object, of each item of a list, or of the lists and objects within an object that has none of them. */
export function pickFields(value: unknown, fields: readonly string[] = [], isItem = false): unknown {
  if (fields.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => pickFields(item, fields, true));
  if (typeof value !== "object" || value === null) return value;
  const own = fields.map((field) => {
    const names = Object.hasOwn(value, field) ? [field] : field.split(".");
    return [field, names.reduce<unknown>((part, name) => memberOf(part, name), value)] as const;
  });
  const found = own.filter(([, part]) => part !== undefined);
  if (found.length > 0 || isItem) return Object.fromEntries(found);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pickFields(part, fields)]));
}

/** Names the wanted fields that nothing in a picked result has; undefined if all are there. */
export function fieldsNote(value: unknown, fields: readonly string[] = []): string | undefined {
  const has = (part: unknown, field: string): boolean => {
    if (Array.isArray(part)) return part.length === 0 || part.some((item) => has(item, field));
    if (typeof part !== "object" || part === null) return false;
    return Object.hasOwn(part, field) || Object.values(part).some((each) => has(each, field));
  };
  const absent = fields.filter((field) => !has(value, field));
  return absent.length === 0 ? undefined : `The result has no field ${absent.join(", ")}.`;
}

function memberOf(value: unknown, name: string): unknown {
  const parts = Array.isArray(value) ? value.map((item) => memberOf(item, name)) : [undefined];
  if (parts.length === 0 || parts.some((part) => part !== undefined)) return parts;
  return typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

/** Cuts a result to a number of characters, its longest list between two items, and says how to get the rest. */
export function cut(value: unknown, most: number): string {
  const whole = value === undefined ? "" : jsonOf(value);
  if (whole.length <= most) return whole;
  const rest = "For the rest, ask for `fields`, for fewer `items`, or for another page.";
  const parts = (Array.isArray(value) ? { "": value } : Object(value)) as Record<string, unknown[]>;
  const lists = Object.entries(parts).filter(([, part]) => Array.isArray(part));
  const [name, list] = lists.toSorted(([, a], [, b]) => jsonOf(b).length - jsonOf(a).length)[0] ?? ["", []];
  let length = whole.length - jsonOf(list).length + 2;
  const fitting = list.findIndex((item) => (length += jsonOf(item).length + 1) > most);
  if (fitting < 1) return cutText(whole, most, rest);
  const kept = list.slice(0, fitting);
  return `${jsonOf(Array.isArray(value) ? kept : Object.assign({}, value, { [name]: kept }))}\n… ${fitting} of ${list.length} items. ${rest}`;
}

/** Cuts a text to a number of characters, and says so. */
export function cutText(text: string, most: number, rest: string): string {
  return text.length <= most ? text : `${text.slice(0, most)}\n… cut at ${most} of ${text.length} characters. ${rest}`;
}
