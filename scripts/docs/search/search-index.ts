import type { Page, Site } from "../model/types.js";
import { namingWords, words, wordsAndHumps } from "./words.js";
import type { IndexRecord } from "./index-record.js";

/**
 * Writes the records of all pages as a classic script, which also loads from `file://`. The browser builds the index from them, since the
 * index would be several times as large.
 */
export function searchIndexScript(site: Site): string {
  return `globalThis.referenceRecords = ${scriptLiteral(searchRecords(site))};\n`;
}

/** Returns the index records, in the order of the pages. */
export function searchRecords(site: Site): IndexRecord[] {
  const numbers = new Map(site.pages.map(({ path }, at) => [path, at]));
  return site.pages.map((page) => recordOf(page, numbers));
}

function recordOf(page: Page, numbers: ReadonlyMap<string, number>): IndexRecord {
  const { kind, id, call, fields, values = [], of = [], text } = page.search;
  return {
    kind,
    title: page.title,
    path: page.path,
    ...(id === undefined ? {} : { id }),
    ...(call === undefined ? {} : { call }),
    ...(page.kind === "operation" && page.detail !== "documented" ? { detail: page.detail } : {}),
    fields: [...new Set(fields)].join(" "),
    ...(values.length > 0 && { values: values.join(" ") }),
    ...(of.length > 0 && { of: of.flatMap((path) => numbers.get(path) ?? []) }),
    text: unsaidWords(text, [page.title, id ?? "", call ?? "", ...fields]),
  };
}

/** Returns the words of a text, each once, without fillers and those that the other texts have: the order and the number of words do not matter to the search. */
function unsaidWords(text: string, others: readonly string[]): string {
  const said = new Set(others.flatMap(wordsAndHumps).map((word) => word.toLowerCase()));
  const unsaid = new Map(words(text).map((word) => [word.toLowerCase(), word]));
  return [...unsaid].flatMap(([key, word]) => (said.has(key) || namingWords(word).length === 0 ? [] : [word])).join(" ");
}

/** Writes JSON that is safe in a script, also inside HTML. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
