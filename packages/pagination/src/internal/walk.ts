import { RequestError, type OperationClient, type OperationRequest } from "@hosting-platform/client/core";
import { PaginationError } from "../pagination-error.js";
import type { Page, PaginatedOperation, PaginateOptions } from "../types.js";

/** Reads page after page and gives what `outputs` makes of each, where `left` is how many items are still wanted. */
export async function* walk<Data, Item, Output>(
  { operation, pagination }: Pick<PaginatedOperation<never, Data, Item>, "operation" | "pagination">,
  client: OperationClient,
  request: OperationRequest | undefined,
  outputs: (page: Page<Item, Data>, left: number) => readonly Output[],
  { from: next, maxItems: left = Infinity, maxPages: pages = Infinity, prefetch, signal }: PaginateOptions,
): AsyncGenerator<Output, void, undefined> {
  if (!(left >= 0 && pages >= 0)) throw new RequestError("paginate: maxItems and maxPages count from 0");
  const asked = { __proto__: null, ...request };
  const query: Record<string, unknown> = { __proto__: null, ...asked.query };
  if (next === undefined) next = query[pagination.cursor] as string | null | undefined;
  signal ??= asked.signal;

  // All that stays of a page is its cursor: without every one of them, a cycle is not seen at its first repeat.
  const seen = new Set<string | undefined>();
  let cursor: string | undefined;
  let empty = 0;
  // Without one, calls are cheaper, and a request is under way only while the loop waits for it.
  const own = prefetch || signal ? new AbortController() : undefined;
  const stop = (): void => own?.abort(signal?.reason);
  const fail = (reason: string, details?: ErrorOptions): PaginationError =>
    new PaginationError(`${operation.operationId}: ${reason}`, cursor, details);

  async function read(): Promise<Page<Item, Data> | undefined> {
    if (next === null || left <= 0 || pages-- <= 0) return undefined;
    if (next !== undefined && !isCursor(next)) throw fail("no cursor");
    cursor = next;
    if (seen.has(cursor)) throw fail("cursor came again");
    if (empty === 10) throw fail("ten empty pages");
    seen.add(cursor);
    const answer = await client
      .callForResponse<Data>(operation, { ...asked, query: { ...query, [pagination.cursor]: cursor }, signal: own?.signal })
      .catch((cause: unknown) => {
        own?.signal.throwIfAborted();
        throw fail("page failed", { cause });
      });
    const { data } = answer;
    let items: readonly Item[] | undefined = pagination.items(data);
    [next = ""] = [pagination.next(data)];
    if (!Array.isArray(items)) {
      // The contract's other form of a list has no properties; it stands for no list at all, and not for the end of one.
      if (cursor !== undefined || JSON.stringify(data) !== "{}") throw fail("no items");
      items = [];
      next = null;
    }
    empty = items.length > 0 ? 0 : empty + 1;
    return { ...answer, items, next };
  }

  signal?.throwIfAborted();
  signal?.addEventListener("abort", stop);
  try {
    for (let page, ahead; (page = await (ahead ?? read()));) {
      const given = outputs(page, left);
      left -= page.items.length;
      // Where nobody comes for that page, it fails in silence.
      if (prefetch) (ahead = read()).catch(() => undefined);
      for (const output of given) {
        own?.signal.throwIfAborted();
        yield output;
      }
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    own?.abort();
  }
}

/** The contract says that a cursor is text, and the service may not keep to it. */
function isCursor(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
