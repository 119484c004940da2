import type { Spot } from "../found.js";
import { describe, schemaName, type SchemaView } from "../schema-view.js";

/** A keyword of a schema, or the schema where it has none. */
export function spotOf({ node, keywords }: SchemaView, keyword: string): Spot {
  const value = keywords.get(keyword);
  return value === undefined ? { node } : { node: value, of: "key" };
}

/** Where a keyword differs, on both sides. */
export function spotsOf(base: SchemaView, revision: SchemaView, keyword: string): { base: Spot; revision: Spot } {
  return { base: spotOf(base, keyword), revision: spotOf(revision, keyword) };
}

/** What the schema is called in a message. */
export function nameOf({ base, revision }: { base: SchemaView; revision: SchemaView }): string {
  const name = describe(revision.node);
  return name === "it" ? describe(base.node) : name;
}

/** The name of the schema that a keyword is written in, which is another one behind a reference; undefined where it has none. */
export function writerName({ keywords }: SchemaView, keyword: string): string | undefined {
  const node = keywords.get(keyword);
  if (node === undefined) return undefined;
  const cut = node.pointer.lastIndexOf("/");
  return schemaName({ ...node, pointer: cut <= 1 ? "#/" : node.pointer.slice(0, cut) });
}

/** A value as it is written in a message. */
export function shown(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A sentence begins with it. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
