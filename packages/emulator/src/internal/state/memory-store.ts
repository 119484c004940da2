import type { Snapshot, Store, TableName, Tables } from "../types.js";
import { frozenCopy } from "./frozen-copy.js";
import { TABLE_NAMES } from "./state-schemas.js";
import { SortedKeys } from "./sorted-keys.js";

type AnyRecord = Readonly<Tables[TableName]>;

interface Table {
  records: Map<string, AnyRecord>;
  keys: SortedKeys;
}

/**
 * Creates a store in memory. `put` stores a frozen copy, so that callers cannot modify stored records. `restore` throws without changes if
 * the snapshot is not JSON; it checks nothing else.
 */
export function memoryStore(): Store {
  const tables = new Map<TableName, Table>(TABLE_NAMES.map((name) => [name, { records: new Map(), keys: new SortedKeys() }]));

  function tableOf(name: TableName): Table {
    const table = tables.get(name);
    if (table === undefined) throw new TypeError(`Unknown table "${name}"`);
    return table;
  }

  function put(name: TableName, key: string, record: Tables[TableName]): void {
    const { records, keys } = tableOf(name);
    const copy = frozenCopy(record);
    if (!records.has(key)) keys.add(key);
    records.set(key, copy);
  }

  function* scan(name: TableName, { prefix = "", after }: { prefix?: string; after?: string } = {}): IterableIterator<[string, AnyRecord]> {
    const { records, keys } = tableOf(name);
    let key = keys.first((other) => other >= prefix && (after === undefined || other > after));
    while (key?.startsWith(prefix)) {
      const last = key;
      yield [key, records.get(key) as AnyRecord];
      key = keys.first((other) => other > last);
    }
  }

  function count(name: TableName, prefix = ""): number {
    const { keys } = tableOf(name);
    return keys.countBefore((key) => key > prefix && !key.startsWith(prefix)) - keys.countBefore((key) => key >= prefix);
  }

  function restore(snapshot: Snapshot): void {
    // Copy everything first, since copying may throw.
    const copies = TABLE_NAMES.map((name) => [name, sortedCopies(name, snapshot[name] ?? {})] as const);
    for (const [name, entries] of copies)
      tables.set(name, { records: new Map(entries), keys: new SortedKeys(entries.map(([key]) => key)) });
  }

  return {
    get: (name, key) => tableOf(name).records.get(key) as Readonly<Tables[typeof name]> | undefined,
    put,
    delete(name, key) {
      const { records, keys } = tableOf(name);
      const isThere = records.delete(key);
      if (isThere) keys.delete(key);
      return isThere;
    },
    scan: scan as Store["scan"],
    count,
    snapshot: () =>
      Object.fromEntries(
        TABLE_NAMES.filter((name) => tableOf(name).records.size > 0).map((name) => [name, Object.fromEntries(scan(name))]),
      ),
    restore,
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function sortedCopies(name: TableName, records: Readonly<Record<string, AnyRecord>>): [string, AnyRecord][] {
  const copies = Object.entries(records).map(([key, record]): [string, AnyRecord] => [key, frozenCopy(record, [name, key])]);
  return copies.sort(([left], [right]) => (left < right ? -1 : 1));
}
