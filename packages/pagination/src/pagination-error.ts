import { HostingPlatformError } from "@hosting-platform/client/core";

/** A list that cannot be followed further. Thrown behind the last item that was given; `cause` is the error of the request, where one failed. */
export class PaginationError extends HostingPlatformError {
  /**
   * The cursor to resume `from`; `undefined` stands for the first page.
   *
   * - A page failed, or has no list of items: the cursor of that page, none of whose items was given. Resuming gives each item once.
   * - Ten pages running were empty: the cursor of the page that follows. Resuming gives each item once.
   * - A page does not name the next: the cursor of that page, as there is none behind it. Its items were given, and resuming gives
   *   them once more before what follows.
   * - A cursor came again: that cursor. The items from there on were given, and resuming gives them once more.
   * - `from`, or the cursor of the request, is no cursor: `undefined`, and nothing was sent.
   */
  declare readonly cursor: string | undefined;

  constructor(message: string, cursor: string | undefined, options?: ErrorOptions) {
    super("PAGINATION_ERROR", message, options);
    this.cursor = cursor;
  }
}
