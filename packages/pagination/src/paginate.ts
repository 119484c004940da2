import { HostingPlatformError, type OperationClient, type OperationRequest, RequestError } from "@hosting-platform/client/core";
import { items, pages } from "./internal/page-loop.js";
import type { PaginateArguments, PaginatedOperation, PaginateOptions, Paginator } from "./types.js";

/**
 * Iterates over the items of a list, page by page. The next page is requested when the current items are used up, or one page earlier
 * with `prefetch`.
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
 * @param operation - A paginated list operation; others do not compile.
 * @param client - The client returned by `createClient`.
 * @param rest - The request of the operation, which is sent for each page with that page's cursor, and the options. Neither is changed.
 * @returns The items, for `for await`, `pages()` or `toArray()`. Iterating throws:
 *
 * - a {@link PaginationError} if a request fails (see `cause`), a page has no list of items or no next cursor, a cursor repeats, or ten
 *   pages in a row are empty. The items of all earlier pages come first. To resume, pass its `cursor` as `from`;
 * - the signal's reason if the signal aborts;
 * - a `RequestError` for an invalid limit.
 */
export function paginate<Request, Data, Item>(
  operation: PaginatedOperation<Request, Data, Item>,
  client: OperationClient,
  ...[request, options]: PaginateArguments<Request>
): Paginator<Item, Data> {
  if (!(operation as Partial<typeof operation>).pagination || !(client as OperationClient | undefined))
    throw new RequestError("paginate takes a list operation and a client");
  // Copies without a prototype, so that a polluted Object.prototype adds nothing.
  const start = (limits?: PaginateOptions) => {
    const given = { __proto__: null, ...request } as OperationRequest;
    const own = { __proto__: null, ...options, ...limits } as PaginateOptions;
    own.signal ??= given.signal;
    return [pages(operation, client, given, own), own] as const;
  };
  return {
    [Symbol.asyncIterator]: () => fromLoop(items(...start())),
    pages: () => ({ [Symbol.asyncIterator]: () => fromLoop(start()[0]) }),
    toArray: (limits) => collect(items(...start(limits))).catch(rethrowAtCaller),
  };
}

async function collect<Item>(all: AsyncIterable<Item>): Promise<Item[]> {
  const collected = [];
  for await (const item of all) collected.push(item);
  return collected;
}

/** Lets the stacks of errors begin at the loop. */
function fromLoop<Value>(generator: AsyncGenerator<Value, void, undefined>): typeof generator {
  const next = generator.next.bind(generator);
  generator.next = () => next().catch(rethrowAtCaller);
  return generator;
}

/** Rejects with an error whose stack begins at the code that awaits it. Only V8 has this function. */
function rethrowAtCaller(error: unknown): never {
  if (error instanceof HostingPlatformError)
    (Error as { captureStackTrace?: (error: Error, above: unknown) => void }).captureStackTrace?.(error, rethrowAtCaller);
  throw error;
}
