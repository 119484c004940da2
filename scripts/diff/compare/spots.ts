import type { Spot } from "../found.js";
import { describe, schemaName, type SchemaView } from "../schema-view.js";

export { capital } from "../../model/case.js";

/** Returns the position of a keyword, or of the schema if it does not have the keyword. */
export function spotOf({ node, keywords }: SchemaView, keyword: string): Spot {
  const value = keywords.get(keyword);
  return value === undefined ? { node, isAbove: true } : { node: value, of: "key" };
}

/** Returns the positions of a keyword in both schemas. */
export function spotsOf(base: SchemaView, revision: SchemaView, keyword: string): { base: Spot; revision: Spot } {
  return { base: spotOf(base, keyword), revision: spotOf(revision, keyword) };
}

/** Returns the schema's name for messages. */
export function nameOf({ base, revision }: { base: SchemaView; revision: SchemaView }): string {
  // A property that refers to a schema has a name of its own.
  const isShared = schemaName(revision.node) !== undefined && schemaName(base.node) === undefined;
  const [name = "it", other = "it"] = [revision, base].map(({ node }) => describe(node));
  // A property that is no longer listed is compared with the additional ones.
  const isFurther = name.includes("additionalProperties`") && !other.includes("additionalProperties`");
  return other !== "it" && (isShared || isFurther || name === "it") ? other : name;
}

/** Returns the name of the schema that contains a keyword, possibly behind a reference; undefined if it has no name. */
export function writerName({ keywords }: SchemaView, keyword: string): string | undefined {
  const node = keywords.get(keyword);
  if (node === undefined) return undefined;
  const cut = node.pointer.lastIndexOf("/");
  return schemaName({ ...node, pointer: cut <= 1 ? "#/" : node.pointer.slice(0, cut) });
}

/** Formats a value for messages. */
export function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Says how a value changed. */
export function changeOf(before: unknown, after: unknown): string {
  if (before === undefined) return `was set to ${shown(after)}`;
  return after === undefined ? `was removed (before: ${shown(before)})` : `changed from ${shown(before)} to ${shown(after)}`;
}
