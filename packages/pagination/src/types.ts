import type { OperationClient, OperationDescriptor, Pagination } from "@hosting-platform/client/core";

/** An operation that answers in pages. The contract says which ones do. */
export interface PaginatedOperation<Request, Data, Item> {
  (client: OperationClient, request: Request): unknown;
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<Data, Item>;
}

/** The arguments behind the client: the request may be left out where the operation needs none. */
export type PaginateArguments<Request> = undefined extends Request
  ? [request?: NoInfer<Request & PageRequest>, options?: PaginateOptions]
  : [request: NoInfer<Request & PageRequest>, options?: PaginateOptions];

/** What the request of a page cannot have. */
export interface PageRequest {
  /** A schema may make anything of a page, also what has no items; the items can be checked one by one. */
  schema?: undefined;
}

/**
 * How far to go through a list, and from where. A limit that is negative or `NaN` is a `RequestError`, and nothing is sent; of one that is
 * not whole, the whole part counts.
 */
export interface PaginateOptions {
  /**
   * The cursor to start at: the `next` of a page, or the `cursor` of a `PaginationError`. By default the one of the request, or else the first
   * page. `null`, the `next` of the last page, gives nothing and sends nothing.
   */
  from?: string | null | undefined;
  /**
   * How many items to give at most; all by default. No page is asked for beyond that many, and 0 sends nothing. The size of a page is the
   * service's own, unless the request says `query.limit`. `pages()` gives the page that reaches the limit whole.
   */
  maxItems?: number | undefined;
  /** How many pages to ask for at most, empty ones included; all by default. */
  maxPages?: number | undefined;
  /** Whether to ask for the page that follows while one is used, which holds two pages in memory; `false` by default. */
  prefetch?: boolean | undefined;
  /**
   * Ends the loop, in place of the request's own signal: the next step rejects with the signal's reason, also between two items of a page,
   * and a request under way is cancelled.
   */
  signal?: AbortSignal | undefined;
}

/** A page of a list. */
export interface Page<Item, Data> {
  /** The items, in the order of the service; an empty page has none. */
  readonly items: readonly Item[];
  /** The cursor of the page that follows, as it came; `null` on the last page, empty where the page names none. */
  readonly next: string | null;
  /** The body, which the operation itself resolves to. */
  readonly data: Data;
  /** The response that the body came in, for its status and its header fields. */
  readonly response: Response;
}

/** What `for await` goes through. Every loop over it starts anew, and sends nothing before its first step. */
export interface AsyncSequence<Value> {
  [Symbol.asyncIterator](): AsyncGenerator<Value, void, undefined>;
}

/** The items of a list. */
export interface Paginator<Item, Data> extends AsyncSequence<Item> {
  /** The pages in place of their items, the empty ones too. */
  pages(): AsyncSequence<Page<Item, Data>>;
  /**
   * All the items in an array, or at most `maxItems` of them. It goes before that of the options, also where it is `undefined`, which
   * stands for all. An error leaves none of them.
   */
  toArray(limits?: Pick<PaginateOptions, "maxItems">): Promise<Item[]>;
}
