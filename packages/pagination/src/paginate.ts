import type { OperationClient } from "@hosting-platform/client/core";
import { walk } from "./internal/walk.js";
import type { PaginateArguments, PaginatedOperation, PaginateOptions, Paginator } from "./types.js";

/**
 * Goes through the items of a list, page after page. A page is asked for when the items before it are used up, or one page earlier with
 * `prefetch`.
 *
 * @example
 * ```ts
 * import { createClient, listAccessGroups } from "@hosting-platform/client";
 * import { paginate } from "@hosting-platform/pagination";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
 * for await (const group of paginate(listAccessGroups, client, { query: { search: "web" } }, { maxItems: 500 })) {
 *   console.log(group.name);
 * }
 * ```
 *
 * @param operation - A list operation that answers in pages; any other does not compile.
 * @param client - What `createClient` gives.
 * @param rest - The request of the operation, which is sent for each page with the cursor of that page, and the options. Neither is changed.
 * @returns The items, for `for await`, `pages()` or `toArray()`. Each rejects with a {@link PaginationError} where a request fails (its
 * `cause`), where a page has no items to read or does not name the next, at the first cursor that comes again, and behind ten empty pages
 * running; with the signal's reason where that is aborted; with a `RequestError` for a limit that is none. A `PaginationError` comes behind
 * the items of all the pages before. Resuming `from` its `cursor` gives each item once where a request failed; a page that does not name
 * the next has given its items by then, and gives them once more.
 */
export function paginate<Request, Data, Item>(
  operation: PaginatedOperation<Request, Data, Item>,
  client: OperationClient,
  ...[request, options]: PaginateArguments<Request>
): Paginator<Item, Data> {
  // Without a prototype, so that a polluted Object.prototype adds nothing.
  const own = (limits?: PaginateOptions): PaginateOptions => ({ __proto__: null, ...options, ...limits }) as PaginateOptions;
  return {
    [Symbol.asyncIterator]: () => walk(operation, client, request, own()),
    pages: () => ({ [Symbol.asyncIterator]: () => walk(operation, client, request, own(), true) }),
    async toArray(limits) {
      const all = [];
      for await (const item of walk(operation, client, request, own(limits))) all.push(item);
      return all;
    },
  };
}
