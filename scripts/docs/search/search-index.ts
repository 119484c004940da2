import type { Page, Site } from "../model/types.js";
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
  return site.pages.map(recordOf);
}

function recordOf(page: Page): IndexRecord {
  const { kind, id, call, fields, text } = page.search;
  return {
    kind,
    title: page.title,
    path: page.path,
    ...(id === undefined ? {} : { id }),
    ...(call === undefined ? {} : { call }),
    ...(page.kind === "operation" && page.detail !== "documented" ? { detail: page.detail } : {}),
    fields: [...new Set(fields)].join(" "),
    text,
  };
}

/** Writes JSON that is safe in a script, also inside HTML. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
