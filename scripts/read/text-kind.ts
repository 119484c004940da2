// Recognizes texts that are no document.
import { FileFault, placeIn } from "./file-fault.js";

/** Throws `FileFault` if a file has unresolved merge conflicts, in any language. */
export function checkConflicts(file: string, text: string): void {
  if (!text.includes("<<<<<<<")) return;
  const offset = text.search(/^<{7}(?: |$)/m);
  if (offset !== -1 && /^>{7}(?: |$)/m.test(text)) throw new FileFault(file, "merge-conflict", {}, placeIn(text, offset));
}

/** Throws `FileFault` for a web page, as most tools that show a document have one. Its faults as YAML lead nowhere. */
export function checkWebPage(file: string, text: string): void {
  if (!/^\s*<(?:!doctype|!--|html|\?xml)/i.test(text)) return;
  throw new FileFault(file, /<html|<!doctype html/i.test(text) ? "web-page" : "xml", {});
}

/** Throws `FileFault` for JSON with comments, which YAML would take for values. */
export function checkComments(file: string, text: string): void {
  if (!/^\s*(?:[[{]|\/[/*])/.test(text) || /^\s*\{\s*[^\s"/}]/.test(text)) return;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|(?<=^|[\s,[\]{}])\/[/*]/g))
    if (!found.startsWith('"')) throw new FileFault(file, "json-comment", {}, placeIn(text, index));
}

const BEGIN = /^\s*(?:\{|["']?(?:openapi|swagger)["']?\s*:)/;
/** A line with a part of a root document. */
export const PART = /^["']?(?:info|paths|servers|tags|components|security|definitions|host|basePath|x-[\w-]+)["']?\s*:/;
const MODULE = /^\s*(?:export default|module\.exports\s*=|(?:export )?(?:const|let|var)\s[^={]*=)\s*\{/m;

/** Returns the fault of a document within another text, such as an answer in Markdown, the output of a program, or a module. */
export function surroundingsFault(file: string, text: string): FileFault | undefined {
  if (MODULE.test(text)) return new FileFault(file, "module", {});
  const lines = text.split("\n", 100);
  const begin = lines.findIndex((line) => BEGIN.test(line));
  const before = lines.slice(0, Math.max(0, begin)).filter((line) => !/^\s*(?:#.*|---.*|%YAML.*)?$/.test(line));
  if (before.length === 0 || before.some((line) => PART.test(line))) return undefined;
  const isFence = /^\s*(?:```|~~~)/.test(before.at(-1) ?? "");
  const place = { line: lines.indexOf(before[0] ?? "") + 1, column: 1 };
  return new FileFault(file, isFence ? "fence" : "other-text", { line: begin + 1 }, place);
}
