import { compare } from "../core/cli/finding.js";
import { isObject } from "../read/spec-node.js";

/** Serializes a value independent of key order, without the keys in `leftOut`. */
export function canonical(value: unknown, leftOut: ReadonlySet<string> = new Set()): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each, leftOut)).join(",")}]`;
  if (!isObject(value)) return value === undefined ? "" : JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key]) => !leftOut.has(key))
    .sort(([a], [b]) => compare(a, b));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each, leftOut)}`).join(",")}}`;
}
