import { HostingPlatformError } from "@hosting-platform/client/core";

/**
 * The pagination of a list failed. Thrown after the last item. `cause` is the error of a failed request, whose message and fields this error
 * has too; `instanceof` the class of the cause, such as `RateLimitError`, is true.
 */
export class PaginationError extends HostingPlatformError {
  static override readonly platformKind: string = "PaginationError";

  constructor(message: string, cursor: string | undefined, options?: { cause?: unknown }) {
    super("PAGINATION_ERROR", message, options);
    (this as { cursor: string | undefined }).cursor = cursor;
  }
}

export interface PaginationError {
  /**
   * The cursor to resume `from`; `undefined` is the first page.
   *
   * - A request failed, or a page has no list of items: the cursor of that page. Resuming yields each item once.
   * - Ten pages in a row were empty: the cursor of the next page. Resuming yields each item once.
   * - A page has no next cursor: the cursor of that page. Resuming yields its items again.
   * - A cursor repeated, or a counted page is the one before: that cursor. Resuming yields the items from there on again.
   * - `from`, or the cursor in the request, is invalid: `undefined`. Nothing was sent.
   */
  readonly cursor: string | undefined;
  /** The status of the failed request, if it got a response. */
  readonly status: number | undefined;
}
