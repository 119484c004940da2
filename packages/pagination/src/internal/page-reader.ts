import { HostingPlatformError, RequestError, type OperationClient, type OperationRequest } from "@hosting-platform/client/core";
import { PaginationError } from "../pagination-error.js";
import type { Page, PaginatedOperation, PaginateOptions } from "../types.js";

/** The part of an operation that does not depend on the type of its request. */
export type ListOperation<Data, Item> = Pick<PaginatedOperation<never, Data, Item>, "operation" | "pagination">;

/** Reads the next page; resolves to `undefined` after the last page, or if a limit is reached. */
export type ReadPage<Data, Item> = () => Promise<Page<Item, Data> | undefined>;

/** Creates the function that reads the pages of a list one by one. Sends `request` for each, with the cursor of the page in it. */
export function createPageReader<Data, Item>(
  { operation, pagination }: ListOperation<Data, Item>,
  client: OperationClient,
  request: OperationRequest,
  { from: next, maxItems: itemsLeft = Infinity, maxPages: pagesLeft = Infinity, signal }: PaginateOptions,
): ReadPage<Data, Item> {
  if (!(itemsLeft >= 0 && pagesLeft >= 0)) throw new RequestError("maxItems and maxPages must be 0 or more");
  const query: Record<string, unknown> = { __proto__: null, ...request.query };
  request.query = query;
  const walk = pagination.walk?.(request);
  if (next === undefined) next = (walk ? walk.start : query[pagination.cursor]) as typeof next;
  // Only the cursors of pages are kept: without all of them, the first repetition in a cycle would be missed.
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  let emptyPages = 0;

  function fail(reason: string): never {
    throw new PaginationError(`${operation.operationId}: ${reason}`, cursor);
  }

  return async () => {
    if (next === null || itemsLeft < 1 || pagesLeft-- < 1) return undefined;
    // The contract says that a cursor is text, and a service may break it.
    if (next !== undefined && (typeof next !== "string" || !next)) fail(walk?.problem ?? "no cursor that is text");
    cursor = next;
    if (!walk) query[pagination.cursor] = cursor;
    if (seen.has(cursor)) fail("cursor came again");
    if (emptyPages === 10) fail("ten empty pages");
    seen.add(cursor);
    const result = await client.callForResponse<Data>(walk?.write(operation, cursor) ?? operation, request).catch((cause: unknown) => {
      // Errors of the caller's own code pass through.
      if (signal?.aborted || !(cause instanceof HostingPlatformError)) throw cause;
      throw new PaginationError(cause.message, cursor, { cause });
    });
    const { data, response } = result;
    let items: readonly Item[] | undefined = pagination.items(data);
    [next = ""] = [pagination.next(data, walk && Object.assign(walk, result, { cursor, items }))];
    if (!Array.isArray(items)) {
      // In the contract, a list without properties stands for no list. On a later page, it would hide the rest of a list.
      if (cursor !== undefined || JSON.stringify(data) !== "{}") fail("no items");
      items = [];
      next = null;
    }
    itemsLeft -= items.length;
    emptyPages = items.length ? 0 : emptyPages + 1;
    return { data, response, items, next };
  };
}
