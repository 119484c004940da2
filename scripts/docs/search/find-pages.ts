import MiniSearch, { type Query } from "minisearch";
import { pathFinder } from "./find-paths.js";
import type { IndexRecord } from "./index-record.js";
import { namingWords, synonymsOf, words, wordsAndHumps } from "./words.js";

/** Finds pages by words, best match first. */
export type FindPages = (query: string) => IndexRecord[];

/** The maximum number of results. */
const MOST = 20;

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
      boost: { id: 4, title: 3, call: 2, fields: 1, text: 0.5 },
      boostDocument: (_at, _term, stored) => (stored?.["kind"] === "operation" ? 1.5 : 1),
    },
  });
  index.addAll(records.map((record, at) => ({ ...record, at })));
  const findPaths = pathFinder(records);
  const findNames = nameFinder(records);
  return (query) => {
    const near = index.search(queryOf(query, 1));
    // Two swapped letters count as two errors; allowing two only where one finds nothing avoids noise.
    const results = near.length > 0 ? near : index.search(queryOf(query, 2));
    const found = results.flatMap(({ id }) => records[id as number] ?? []);
    return [...new Set([...findPaths(query), ...findNames(query), ...found])].slice(0, MOST);
  };
}

/** Combines the words of a query, each of which may be replaced by its synonyms. */
function queryOf(query: string, mistakes: number): Query {
  const all = words(query);
  const essential = all.filter((word) => namingWords(word).length > 0);
  return {
    combineWith: "AND",
    queries: (essential.length > 0 ? essential : all).map((word) => {
      const synonyms = synonymsOf(word.toLowerCase());
      if (synonyms.length === 0) return { queries: [word], fuzzy: withMistakes(mistakes) };
      return { combineWith: "OR", queries: [word, { queries: [...synonyms], prefix: false }] };
    }),
  };
}

/** Returns the number of letters of a word that may differ. Short words have too many neighbors. */
function withMistakes(most: number): (term: string) => number | false {
  return ({ length }) => (length < 4 ? false : length < 6 ? 1 : most);
}

/** Checks that a typed word stands for a word of a name. */
type Match = (typed: string, meant: string) => boolean;

const isSynonym: Match = (typed, meant) => typed === meant || synonymsOf(typed).includes(meant);
const isStart: Match = (typed, meant) => isSynonym(typed, meant) || meant.startsWith(typed);

/** Returns a function that finds pages whose name has all words of the query and no others: literally, by synonyms, by starts of words. */
function nameFinder(records: readonly IndexRecord[]): (query: string) => IndexRecord[] {
  const named = records.flatMap((record) => [record.id ?? "", record.title].map((name) => ({ record, name: namingWords(name) })));
  return (query) => {
    const asked = namingWords(query);
    if (asked.length === 0) return [];
    const literally = named.filter(({ name }) => name.join(" ") === asked.join(" "));
    const others = [isSynonym, isStart].flatMap((matches) => named.filter(({ name }) => isNamed(name, asked, matches)));
    return [...literally, ...others].map(({ record }) => record);
  };
}

function isNamed(name: readonly string[], asked: readonly string[], matches: Match): boolean {
  return (
    asked.every((typed) => name.some((meant) => matches(typed, meant))) &&
    name.every((meant) => asked.some((typed) => matches(typed, meant)))
  );
}
