import { compare } from "../lib/finding.js";
import { isObject } from "../lib/spec-node.js";

/** The value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return value === undefined ? "" : JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => compare(a, b));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
}
