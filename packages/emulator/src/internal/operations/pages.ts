import type { Pagination } from "@hosting-platform/types";
import type { Store, TableName, Tables } from "../types.js";
import { type ListRequest, readCursor, writeCursor } from "./cursor.js";

/** How many items a page holds where the request does not say. The reference does not show it (section 8). */
export const DEFAULT_LIMIT = 20;

/** The rows of one table that a list goes through, in the order of their keys. */
export interface Rows<Table extends TableName> {
  table: Table;
  /** What their keys begin with. */
  prefix: string;
  isWanted?: (record: Readonly<Tables[Table]>) => boolean;
}

export interface RecordPage<Table extends TableName> {
  records: Readonly<Tables[Table]>[];
  /** `count` is that of this page: the reference does not show whether it is that or the whole list's, which would cost the whole list. */
  pagination: Pagination;
}

/**
 * A page of a list. A cursor says behind which key it begins, so that what is added or deleted meanwhile neither repeats nor skips an item.
 *
 * @throws Refusal with 400 for a cursor that no page of this request gave.
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

/** The first records of a table whose keys begin with a prefix. */
export function firstOf<Table extends TableName>(store: Store, table: Table, prefix: string, limit: number): Readonly<Tables[Table]>[] {
  const records: Readonly<Tables[Table]>[] = [];
  for (const [, record] of store.scan(table, { prefix })) if (records.push(record) >= limit) break;
  return records;
}

/** Whether one of the texts contains what is searched for. The reference does not show how it is matched: here without regard to case. */
export function containsText(search: string | undefined, ...texts: (string | undefined)[]): boolean {
  if (search === undefined) return true;
  const wanted = search.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
