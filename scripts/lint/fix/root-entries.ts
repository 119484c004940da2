import { type Document, isMap, isPair, isSeq, parseDocument, stringify } from "yaml";
import { type ForgottenPath, forgottenPaths, pathLine, tagProseOf } from "../forgotten.js";
import { type Collection, slotsOf } from "./reorder.js";

/** A text to insert into the root document. */
export interface Insertion {
  at: number;
  text: string;
}

/**
 * Returns the first entry that the root document lacks: a path file without a path, or its tag if that has a `tag.md`.
 *
 * @param files absolute paths below the root document's folder
 */
export function missingEntry(document: Document, text: string, folder: string, files: ReadonlyMap<string, string>): Insertion | undefined {
  const [paths, tags] = [document.get("paths", true), document.get("tags", true)];
  if (!isMap(paths) || paths.flow === true || paths.items.length === 0) return undefined;
  const known = namesOf(paths);
  const names = isSeq(tags) ? namesOf(tags) : [];
  const used = new Set(paths.items.map(({ value }) => (isMap(value) ? String(value.get("$ref")) : "")));
  for (const forgotten of forgottenPaths(folder, [...files.keys()])) {
    const line = pathLine(folder, forgotten);
    const [, ref = ""] = /"(.*)"/.exec(line) ?? [];
    if (!known.includes(forgotten.path) && !used.has(ref)) return insertion(text, paths, known, forgotten.path, () => line);
    const tag = forgotten.tags.find((name) => !names.includes(name) && files.has(`${folder}/${tagProseOf(name)}`));
    if (tag === undefined || !isSeq(tags) || tags.flow === true || names.length === 0) continue;
    return insertion(text, tags, names, tag, (indent) => tagEntry(tag, indent));
  }
  return undefined;
}

/** Returns the root document with a path, if it lacks it. */
export function withPath(text: string, folder: string, path: ForgottenPath): string {
  const paths = nodeOf(text, "paths");
  return isMap(paths) ? withEntry(text, paths, path.path, () => pathLine(folder, path)) : text;
}

/** Returns the root document with a tag, if it lacks it. */
export function withTag(text: string, tag: string): string {
  const tags = nodeOf(text, "tags");
  return isSeq(tags) ? withEntry(text, tags, tag, (indent) => tagEntry(tag, indent)) : text;
}

function nodeOf(text: string, key: string): unknown {
  return parseDocument(text, { keepSourceTokens: true }).get(key, true);
}

function withEntry(text: string, node: Collection, name: string, entry: (indent: string) => string): string {
  const names = namesOf(node);
  if (names.includes(name)) return text;
  const { at, text: added } = insertion(text, node, names, name, entry);
  return text.slice(0, at) + added + text.slice(at);
}

/** Returns the keys of a map, or the `name` of each map in a list. */
function namesOf({ items }: Collection): string[] {
  return items.map((item) => (isPair(item) ? String(item.key) : isMap(item) ? String(item.get("name")) : ""));
}

/** Inserts an entry before the first one with a greater name, or at the end. */
function insertion(text: string, node: Collection, names: readonly string[], name: string, entry: (indent: string) => string): Insertion {
  const slots = slotsOf(text, node);
  const first = slots[0]?.start ?? 0;
  const indent = text.slice(text.lastIndexOf("\n", first - 1) + 1, first);
  const next = slots[names.findIndex((each) => each > name)];
  if (next !== undefined) return { at: next.start, text: `${entry(indent)}\n${indent}` };
  return { at: slots.at(-1)?.end ?? first, text: `\n${indent}${entry(indent)}` };
}

function tagEntry(tag: string, indent: string): string {
  return `- name: ${stringify(tag).trim()}\n${indent}  description: { $ref: ${tagProseOf(tag)} }`;
}
