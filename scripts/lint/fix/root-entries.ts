import { type Document, isMap, isSeq, parseDocument, stringify } from "yaml";
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
  const known = new Set(paths.items.map(({ key }) => String(key)));
  const names = isSeq(tags) ? tags.items.map((tag) => (isMap(tag) ? String(tag.get("name")) : "")) : [];
  const used = new Set(paths.items.map(({ value }) => (isMap(value) ? String(value.get("$ref")) : "")));
  for (const forgotten of forgottenPaths(folder, [...files.keys()])) {
    const line = pathLine(folder, forgotten);
    const [, ref = ""] = /"(.*)"/.exec(line) ?? [];
    if (!known.has(forgotten.path) && !used.has(ref)) return insertion(text, paths, [...known], forgotten.path, () => line);
    const tag = forgotten.tags.find((name) => !names.includes(name) && files.has(`${folder}/${tagProseOf(name)}`));
    if (tag === undefined || !isSeq(tags) || tags.flow === true || names.length === 0) continue;
    return insertion(text, tags, names, tag, (indent) => tagEntry(tag, indent));
  }
  return undefined;
}

/** Returns the root document with a path, if it lacks it. */
export function withPath(text: string, folder: string, path: ForgottenPath): string {
  const paths = nodeOf(text, "paths");
  if (!isMap(paths)) return text;
  const known = paths.items.map(({ key }) => String(key));
  return known.includes(path.path)
    ? text
    : inserted(
        text,
        insertion(text, paths, known, path.path, () => pathLine(folder, path)),
      );
}

/** Returns the root document with a tag, if it lacks it. */
export function withTag(text: string, tag: string): string {
  const tags = nodeOf(text, "tags");
  if (!isSeq(tags)) return text;
  const known = tags.items.map((each) => (isMap(each) ? String(each.get("name")) : ""));
  return known.includes(tag)
    ? text
    : inserted(
        text,
        insertion(text, tags, known, tag, (indent) => tagEntry(tag, indent)),
      );
}

function nodeOf(text: string, key: string): unknown {
  return parseDocument(text, { keepSourceTokens: true }).get(key, true);
}

function inserted(text: string, { at, text: entry }: Insertion): string {
  return text.slice(0, at) + entry + text.slice(at);
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
