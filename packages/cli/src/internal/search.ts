import { pageFinder } from "../../../../scripts/docs/search/find-pages.js";
import type { Api } from "./api.js";
import type { Hit } from "./hit.js";
import { idOf } from "./read.js";

export const DEFAULT_HITS = 8;

/** Returns a search over the operations, schemas, fields and guides of an API: the one of its reference. */
export function searchOf({ data }: Pick<Api, "data">): (query: string, limit?: number) => Hit[] {
  let find: ReturnType<typeof pageFinder> | undefined;
  return (query, limit = DEFAULT_HITS) =>
    (find ??= pageFinder(data.records, data.index))(query)
      .slice(0, limit)
      .map(({ id, path, kind, title, call }) => ({ id: idOf({ id, path }), kind, title, ...(call !== undefined && { call }) }));
}
