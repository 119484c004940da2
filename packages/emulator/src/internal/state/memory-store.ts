import type { Snapshot, Store, TableName, Tables } from "../types.js";
import { checkSnapshot } from "./check-snapshot.js";
import { frozenCopy } from "./frozen-copy.js";
import { SortedKeys } from "./sorted-keys.js";
import { TABLE_NAMES } from "./tables.js";

interface Table {
  records: Map<string, Readonly<Tables[TableName]>>;
  keys: SortedKeys;
}

/**
 * A store in memory. `put` keeps a frozen copy, so that nothing outside can change what is stored; `restore` checks a snapshot as a whole
 * before it changes anything.
 *
 * A scan may be interleaved with changes: it gives the records that are there when it comes by, none of them twice.
 */
export function memoryStore(): Store {
  const tables = new Map<TableName, Table>(TABLE_NAMES.map((name) => [name, { records: new Map(), keys: new SortedKeys() }]));

  function tableOf(name: TableName): Table {
    const table = tables.get(name);
    if (table === undefined) throw new TypeError(`There is no table "${name}"`);
    return table;
  }

  function put(name: TableName, key: string, record: Tables[TableName]): void {
    const { records, keys } = tableOf(name);
    const copy = frozenCopy(record);
    if (!records.has(key)) keys.add(key);
    records.set(key, copy);
  }

  function* scan(
    name: TableName,
    { prefix = "", after }: { prefix?: string; after?: string } = {},
  ): IterableIterator<[string, Readonly<Tables[TableName]>]> {
    const { records, keys } = tableOf(name);
    for (const key of keys.range(prefix, after)) yield [key, records.get(key) as Readonly<Tables[TableName]>];
  }

  function restore(snapshot: Snapshot): void {
    const checked = checkSnapshot(snapshot);
    // All is copied before anything is changed: a copy fails where the value is not plain JSON.
    const copies = TABLE_NAMES.map((name) => [name, sortedCopies(name, checked[name] ?? {})] as const);
    for (const [name, entries] of copies) {
      const { records, keys } = tableOf(name);
      records.clear();
      keys.clear();
      for (const [key, record] of entries) {
        keys.add(key);
        records.set(key, record);
      }
    }
  }

  return {
    get: (name, key) => tableOf(name).records.get(key) as Readonly<Tables[typeof name]> | undefined,
    put,
    delete(name, key) {
      const { records, keys } = tableOf(name);
      const isThere = records.delete(key);
      if (isThere) keys.remove(key);
      return isThere;
    },
    scan: scan as Store["scan"],
    count: (name, prefix = "") => (prefix === "" ? tableOf(name).records.size : tableOf(name).keys.count(prefix)),
    snapshot: () =>
      Object.fromEntries(
        TABLE_NAMES.filter((name) => tableOf(name).records.size > 0).map((name) => [name, Object.fromEntries(scan(name))]),
      ),
    restore,
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** In the order of the keys, which are cheapest to add in it. */
function sortedCopies(name: TableName, records: Readonly<Record<string, Tables[TableName]>>): [string, Readonly<Tables[TableName]>][] {
  const copies = Object.entries(records).map(([key, record]): [string, Readonly<Tables[TableName]>] => [
    key,
    frozenCopy(record, [name, key]),
  ]);
  return copies.sort(([left], [right]) => (left < right ? -1 : 1));
}
