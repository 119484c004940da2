import type { OperationClient, OperationDescriptor, Pagination } from "@hosting-platform/client/core";

/** An operation that the contract declares as paginated. */
export interface PaginatedOperation<Request, Data, Item> {
  (client: OperationClient, request: Request): unknown;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<Data, Item>;
}

/** The arguments of `paginate` after the client. The request is optional if the operation requires no parameters. */
export type PaginateArguments<Request> = undefined extends Request
  ? [request?: NoInfer<NonNullable<Request>>, options?: PaginateOptions]
  : [request: NoInfer<Request>, options?: PaginateOptions];

/**
 * The start and the limits of an iteration. A limit that is negative or `NaN` throws a `RequestError` before anything is sent. Fractions
 * are rounded down.
 */
export interface PaginateOptions {
  /**
   * The cursor to start at: the `next` of a page, or the `cursor` of a `PaginationError`. Default: the cursor in the request, else the
   * first page. With `null`, the `next` of the last page, nothing is sent and no items are yielded.
   */
  from?: string | null | undefined;
  /**
   * Maximum number of items; no further page is requested, and 0 sends nothing. Default: all. Does not set the page size, which is
   * `query.limit` of the request. `pages()` yields the page that reaches the limit in full.
   */
  maxItems?: number | undefined;
  /** Maximum number of pages, empty ones included. Default: all. */
  maxPages?: number | undefined;
  /** Requests the next page while the current one is used; keeps two pages in memory. Default: `false`. */
  prefetch?: boolean | undefined;
  /**
   * Ends the loop and cancels a running request. The next step rejects with the signal's reason, also between two items of a page.
   * Replaces the request's own signal.
   */
  signal?: AbortSignal | undefined;
}

/** A page of a list. */
export interface Page<Item, Data> {
  /** The items, in the order of the service. */
  readonly items: readonly Item[];
  /** The cursor of the next page, unchanged; `null` on the last page, an empty string if the page has no next cursor. */
  readonly next: string | null;
  /** The response body: the result of the operation. */
  readonly data: Data;
  /** The response, for its status and headers. */
  readonly response: Response;
}

/** An async iterable. Every loop over it starts from the beginning, and sends nothing before its first step. */
export interface AsyncSequence<Value> {
  [Symbol.asyncIterator](): AsyncGenerator<Value, void, undefined>;
}

/** The items of a list. */
export interface Paginator<Item, Data> extends AsyncSequence<Item> {
  /** Iterates over the pages instead of the items, empty pages included. */
  pages(): AsyncSequence<Page<Item, Data>>;
  /**
   * Returns all items, or at most `maxItems`, as an array. A `maxItems` here overrides that of the options, even if it is `undefined`
   * (all items). If an error occurs, no items are returned.
   */
  toArray(limits?: Pick<PaginateOptions, "maxItems">): Promise<Item[]>;
}
