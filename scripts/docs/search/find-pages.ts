import MiniSearch, { type AsPlainObject, type Options, type QueryCombination } from "minisearch";
import { pathFinder } from "./find-paths.js";
import type { IndexRecord } from "./index-record.js";
import { namingWords, synonymsOf, words, wordsAndHumps } from "./words.js";

/** Finds pages by words, best match first. */
export type FindPages = (query: string) => IndexRecord[];

/** The maximum number of results. */
const MOST = 20;

/** Guides have so many words that more of them would hide the pages with some of a query's words. */
const MOST_GUIDES = 2;

/** An indexed page: its place in the records. */
type Indexed = IndexRecord & { at: number };

/** Ranks operations higher. */
const preferCalls = (factor: number) => (_at: unknown, _term: string, stored?: Record<string, unknown>) =>
  stored?.["kind"] === "operation" ? factor : 1;

const OPTIONS: Options<Indexed> = {
  idField: "at",
  fields: ["id", "title", "call", "fields", "values", "text"],
  storeFields: ["kind"],
  tokenize: wordsAndHumps,
  searchOptions: {
    prefix: true,
    boost: { id: 4, title: 3, call: 2, text: 0.5 },
    boostDocument: preferCalls(1.5),
  },
};

/** Indexes the words of the records. */
export function wordIndex(records: readonly IndexRecord[]): MiniSearch<Indexed> {
  const index = new MiniSearch(OPTIONS);
  index.addAll(records.map((record, at) => ({ ...record, fields: fieldsOf(records, at), at })));
  return index;
}

/**
 * Returns the search over the records. Runs in the browser at the first search.
 *
 * @param made the `wordIndex()` of the records as JSON; to make it takes five times as long as to load it
 */
export function pageFinder(records: readonly IndexRecord[], made?: AsPlainObject): FindPages {
  const index = made === undefined ? wordIndex(records) : MiniSearch.loadJS(made, OPTIONS);
  const findPaths = pathFinder(records);
  const findNames = nameFinder(records);
  return (query) => {
    const near = index.search(queryOf(query, 1));
    // Two swapped letters count as two errors; allowing two only where one finds nothing avoids noise.
    const exact = near.length > 0 ? near : index.search(queryOf(query, 2));
    const others = index.search({ ...queryOf(query, 1), combineWith: "OR" }, { boostDocument: preferCalls(4) });
    const results = [...exact.filter((found, at) => at < MOST_GUIDES || found["kind"] !== "guide"), ...others, ...exact];
    const found = results.flatMap(({ id }) => records[id as number] ?? []);
    return [...new Set([...findPaths(query), ...findNames(query), ...found])].slice(0, MOST);
  };
}

/** Returns the names of a page's fields, with those of the schemas that they are of. */
export function fieldsOf(records: readonly IndexRecord[], at: number): string {
  const numbers = new Set([at]);
  // Iteration over a set includes members added meanwhile.
  for (const number of numbers) for (const other of records[number]?.of ?? []) numbers.add(other);
  return [...new Set([...numbers].flatMap((number) => records[number]?.fields.split(" ") ?? []))].join(" ");
}

/** Combines the words of a query, each of which may be replaced by its synonyms. */
function queryOf(query: string, mistakes: number): QueryCombination {
  const all = words(query.toLowerCase());
  const essential = all.filter((word) => namingWords(word).length > 0);
  return {
    combineWith: "AND",
    queries: (essential.length > 0 ? essential : all).map((word) => {
      const synonyms = synonymsOf(word);
      if (synonyms.length === 0) return { queries: [word], fuzzy: withMistakes(mistakes) };
      return { combineWith: "OR", queries: [word, { queries: [...synonyms], prefix: false }] };
    }),
  };
}

/** Returns the number of letters of a word that may differ. Short words have too many neighbors. */
function withMistakes(most: number): (term: string) => number {
  return ({ length }) => (length < 4 ? 0 : length < 6 ? 1 : most);
}

/** Checks that a typed word stands for a word of a name. */
type Match = (typed: string, meant: string) => boolean;

/** Either is one of the other: names may say `get` or `post` of what readers call to list or to create. */
const isSynonym: Match = (typed, meant) => typed === meant || synonymsOf(typed).includes(meant) || synonymsOf(meant).includes(typed);
const isStart: Match = (typed, meant) => isSynonym(typed, meant) || meant.startsWith(typed);

/** Returns a function that finds pages whose name has all words of the query and no others: literally, by synonyms, by starts of words. */
function nameFinder(records: readonly IndexRecord[]): (query: string) => IndexRecord[] {
  const named = records.flatMap((record) =>
    [record.id ?? "", record.title].map(namingWords).map((name) => ({ record, name, text: name.join(" ") })),
  );
  return (query) => {
    const typed = namingWords(query);
    if (typed.length === 0) return [];
    const whole = typed.join(" ");
    const literally = named.filter(({ text }) => text === whole);
    const others = [isSynonym, isStart].flatMap((matches) => named.filter(({ name }) => isNamed(name, typed, matches)));
    return [...literally, ...others].map(({ record }) => record);
  };
}

function isNamed(name: readonly string[], typed: readonly string[], matches: Match): boolean {
  return (
    typed.every((word) => name.some((meant) => matches(word, meant))) && name.every((meant) => typed.some((word) => matches(word, meant)))
  );
}
