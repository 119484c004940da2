import { RequestError, type OperationClient, type OperationRequest } from "@hosting-platform/client/core";
import { PaginationError } from "../pagination-error.js";
import type { Page, PaginatedOperation, PaginateOptions } from "../types.js";

/** What is known of an operation whatever its request is. */
type Operation<Data, Item> = Pick<PaginatedOperation<never, Data, Item>, "operation" | "pagination">;
type Loop<Output> = AsyncGenerator<Output, void, undefined>;

/** Reads page after page; gives their items one by one, or the pages `whole`. */
export function walk<Data, Item>(
  operation: Operation<Data, Item>,
  client: OperationClient,
  given: OperationRequest | undefined,
  options: PaginateOptions,
): Loop<Item>;
export function walk<Data, Item>(
  operation: Operation<Data, Item>,
  client: OperationClient,
  given: OperationRequest | undefined,
  options: PaginateOptions,
  whole: true,
): Loop<Page<Item, Data>>;
export async function* walk<Data, Item>(
  { operation, pagination }: Operation<Data, Item>,
  client: OperationClient,
  given: OperationRequest | undefined,
  { from: next, maxItems: left = Infinity, maxPages: pages = Infinity, prefetch, signal }: PaginateOptions,
  whole?: boolean,
): Loop<Item | Page<Item, Data>> {
  if (!(left >= 0 && pages >= 0)) throw new RequestError("maxItems and maxPages count from 0");
  const request = { __proto__: null, ...given };
  const query: Record<string, unknown> = { __proto__: null, ...request.query };
  // All that stays of a page is its cursor: without every one of them, a cycle is not seen at its first repeat.
  const seen = new Set<string | undefined>();
  // Without prefetch, a request is under way only while the loop waits for it, and cannot be left.
  const own = prefetch ? new AbortController() : undefined;
  let cursor: string | undefined;
  let empty = 0;

  function fail(reason: string, details?: ErrorOptions): never {
    throw new PaginationError(`${operation.operationId}: ${reason}`, cursor, details);
  }

  async function read(): Promise<Page<Item, Data> | undefined> {
    if (next === null || left < 1 || pages-- < 1) return undefined;
    // The contract says that a cursor is text, and the service may not keep to it.
    if (next !== undefined && (typeof next !== "string" || !next)) fail("no cursor");
    query[pagination.cursor] = cursor = next;
    if (seen.has(cursor)) fail("cursor came again");
    if (empty === 10) fail("ten empty pages");
    seen.add(cursor);
    const answer = await client.callForResponse<Data>(operation, request).catch((cause: unknown) => {
      signal?.throwIfAborted();
      return fail("page failed", { cause });
    });
    const { data } = answer;
    let items: readonly Item[] | undefined = pagination.items(data);
    [next = ""] = [pagination.next(data)];
    if (!Array.isArray(items)) {
      // The contract's other form of a list has no properties; it stands for no list at all, and not for the end of one.
      if (cursor !== undefined || JSON.stringify(data) !== "{}") fail("no items");
      items = [];
      next = null;
    }
    empty = items.length ? 0 : empty + 1;
    return { ...answer, items, next };
  }

  if (next === undefined) next = query[pagination.cursor] as typeof next;
  signal ??= request.signal;
  signal?.throwIfAborted();
  if (own) signal?.addEventListener("abort", () => own.abort(signal.reason), { signal: own.signal });
  request.query = query;
  request.signal = own?.signal ?? signal;
  try {
    for (let page, ahead; (page = await (ahead ?? read()));) {
      const outputs = whole ? [page] : page.items.slice(0, left);
      left -= page.items.length;
      // Where nobody comes for that page, it fails in silence.
      if (own) (ahead = read()).catch(() => undefined);
      for (const output of outputs) {
        yield output;
        signal?.throwIfAborted();
      }
    }
  } finally {
    own?.abort();
  }
}
