import MiniSearch from "minisearch";
import type { IndexRecord } from "./index-record.js";

/** Finds pages by words, best match first. */
export type FindPages = (query: string) => IndexRecord[];

/** The maximum number of results. */
const MOST = 20;

const SEPARATORS = /[^\p{L}\p{N}]+/u;
const HUMPS = /(?<=[a-z0-9])(?=[A-Z])/;

/** Indexes the records. Runs in the browser at the first search. */
export function pageFinder(records: readonly IndexRecord[]): FindPages {
  const index = new MiniSearch<IndexRecord & { at: number }>({
    idField: "at",
    fields: ["id", "title", "call", "fields", "text"],
    storeFields: ["kind"],
    tokenize: wordsAndHumps,
    searchOptions: {
      tokenize: words,
      combineWith: "AND",
      prefix: true,
      fuzzy: withMistakes(1),
      boost: { id: 4, title: 3, call: 2, fields: 1, text: 0.5 },
      boostDocument: (_at, _term, stored) => (stored?.["kind"] === "operation" ? 1.5 : 1),
    },
  });
  index.addAll(records.map((record, at) => ({ ...record, at })));
  return (query) => {
    const near = index.search(query);
    // Two swapped letters count as two errors; allowing two only where one finds nothing avoids noise.
    const results = near.length > 0 ? near : index.search(query, { fuzzy: withMistakes(2) });
    const found = results.flatMap(({ id }) => records[id as number] ?? []);
    const named = found.filter((record) => isNamed(record, query));
    return [...new Set([...named, ...found])].slice(0, MOST);
  };
}

/** Returns the number of letters of a word that may differ. Short words have too many neighbors. */
function withMistakes(most: number): (term: string) => number | false {
  return ({ length }) => (length < 4 ? false : length < 6 ? 1 : most);
}

/** Checks that a query is the exact name or path of a page, which then ranks first. */
function isNamed({ id, call = "" }: IndexRecord, query: string): boolean {
  const asked = query.trim().toLowerCase();
  return [id, call, call.slice(call.indexOf(" ") + 1)].some((name) => name?.toLowerCase() === asked);
}

/** Splits names into words, so that `limit` finds `membersLimit`. */
function wordsAndHumps(text: string): string[] {
  return words(text).flatMap((word) => {
    const humps = word.split(HUMPS);
    return humps.length === 1 ? humps : [word, ...humps];
  });
}

function words(text: string): string[] {
  return text.split(SEPARATORS).filter((word) => word !== "");
}
