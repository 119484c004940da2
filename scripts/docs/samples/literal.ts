import { propertyKey, quote } from "../../emit/text.js";
import type { Json } from "../model/types.js";

/** The width of a sample, which fits its column in a window of 1,440 px. */
export const SAMPLE_WIDTH = 72;

/** A TypeScript expression within a value. */
export class Expression {
  constructor(readonly text: string) {}
}

/** A value that a sample contains as a literal. */
export type Literal = Json | Expression | readonly Literal[] | { readonly [name: string]: Literal };

/** Formats a literal as Prettier does: on one line if it fits into `room`, otherwise on several lines indented by `indent`. */
export function literal(value: Literal, indent: number, room: number): string {
  if (value instanceof Expression) return value.text.replaceAll("\n", `\n${" ".repeat(indent)}`);
  const flat = onOneLine(value);
  if (!hasToBreak(value) && flat.length <= room) return flat;
  const inner = indent + 2;
  const pad = " ".repeat(inner);
  const lines = membersOf(value).map(([key, member]) => {
    const start = startOf(key, member);
    // The comma has to fit too.
    return `${pad}${start}${literal(member, inner, SAMPLE_WIDTH - inner - start.length - 1)},\n`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return lines.length === 0 ? flat : `${open ?? ""}\n${lines.join("")}${" ".repeat(indent)}${close ?? ""}`;
}

/** A variable with the name of the property is written once. */
function startOf(key: string | undefined, member: Literal): string {
  return key === undefined || (member instanceof Expression && member.text === key) ? "" : `${propertyKey(key)}: `;
}

function onOneLine(value: Literal): string {
  if (value instanceof Expression) return value.text;
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = membersOf(value).map(([key, member]) => {
    return startOf(key, member) + onOneLine(member);
  });
  if (Array.isArray(value)) return `[${members.join(", ")}]`;
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Checks for an expression of several lines, or a list of several values with several members each: Prettier breaks everything around them. */
function hasToBreak(value: Literal): boolean {
  if (value instanceof Expression) return value.text.includes("\n");
  const members = membersOf(value).map(([, member]) => member);
  const isTable = Array.isArray(value) && members.length > 1 && members.every((member) => membersOf(member).length > 1);
  return isTable || members.some(hasToBreak);
}

function membersOf(value: Literal): [string | undefined, Literal][] {
  if (typeof value !== "object" || value === null || value instanceof Expression) return [];
  return Array.isArray(value)
    ? (value as readonly Literal[]).map((member) => [undefined, member])
    : Object.entries(value as Record<string, Literal>);
}
