import type { Page, Site } from "../model/types.js";
import { namingWords, words, wordsAndHumps } from "./words.js";
import type { IndexRecord } from "./index-record.js";

/**
 * Writes the records of all pages as a classic script, which also loads from `file://`. The browser builds the index from them, since the
 * index would be several times as large. Each word is written once, with the pages that have it: a quarter less when it is compressed.
 */
export function searchIndexScript(site: Site): string {
  const all = searchRecords(site);
  const records = all.map((record) => ({ ...record, fields: "", values: undefined, text: "" }));
  const words = Object.fromEntries(LISTS.map((name) => [name, placesOfWords(all.map((record) => record[name] ?? ""))]));
  return `globalThis.referenceRecords = ${TO_RECORDS}(${scriptLiteral({ records, words })});\n`;
}

/** The members of a record that are words in any order. */
const LISTS = ["fields", "values", "text"] as const;

/** Writes each word of the texts with the numbers of the texts that have it, each less the one before. */
function placesOfWords(texts: readonly string[]): string {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(text.match(/\S+/g))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [at]);
      else known.push(at);
    }
  }
  const steps = (numbers: readonly number[]): string[] => numbers.map((at, index) => (at - (numbers[index - 1] ?? 0)).toString(36));
  const lines = [...places].map(([word, numbers]) => [word, ...steps(numbers)].join(" "));
  return lines.sort().join("\n");
}

/** The code that puts the words back into the records. */
const TO_RECORDS = `(({ records, words }) => {
  for (const name in words) for (const line of words[name].split("\\n")) {
    const [word, ...steps] = line.split(" ");
    let at = 0;
    for (const step of steps) {
      const record = records[(at += parseInt(step, 36))];
      record[name] = record[name] ? record[name] + " " + word : word;
    }
  }
  return records;
})`;

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
