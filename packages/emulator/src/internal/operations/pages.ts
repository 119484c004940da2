import type { Pagination } from "@hosting-platform/types";
import type { Store, TableName, Tables } from "../types.js";
import { type ListRequest, readCursor, writeCursor } from "./cursor.js";

/** Default page size. The contract does not specify one. */
export const DEFAULT_LIMIT = 20;

export interface Rows<Table extends TableName> {
  table: Table;
  prefix: string;
  isWanted?: (record: Readonly<Tables[Table]>) => boolean;
}

export interface RecordPage<Table extends TableName> {
  records: Readonly<Tables[Table]>[];
  /** `count` is the number of items in this page. The contract does not specify it, and counting all items would need a full scan. */
  pagination: Pagination;
}

/**
 * Reads a page of a list. A cursor contains the last key of the previous page, so that concurrent changes neither repeat nor skip items.
 */
export function readPage<Table extends TableName>(store: Store, rows: Rows<Table>, list: ListRequest): RecordPage<Table> {
  const { limit = DEFAULT_LIMIT } = list.query as { limit?: number };
  const { table, prefix, isWanted = () => true } = rows;
  const from = readCursor(list);
  const records: Readonly<Tables[Table]>[] = [];
  let last = "";
  for (const [key, record] of store.scan(table, { prefix, ...(from !== undefined && { after: prefix + from }) })) {
    if (!isWanted(record)) continue;
    if (records.length === limit) return { records, pagination: { count: limit, next: writeCursor(list, last) } };
    records.push(record);
    last = key.slice(prefix.length);
  }
  return { records, pagination: { count: records.length, next: null } };
}

export function firstOf<Table extends TableName>(store: Store, table: Table, prefix: string, limit: number): Readonly<Tables[Table]>[] {
  const records: Readonly<Tables[Table]>[] = [];
  for (const [, record] of store.scan(table, { prefix })) if (records.push(record) >= limit) break;
  return records;
}

/** Returns true if a text contains the search term, ignoring case. The contract does not specify how search matches. */
export function containsText(search: string | undefined, ...texts: (string | undefined)[]): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
