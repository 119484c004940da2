import { HostingPlatformError } from "@hosting-platform/client/core";

/** A list that cannot be followed further. Thrown behind the last item that was given; `cause` is the error of the request, where one failed. */
export class PaginationError extends HostingPlatformError {
  /** The cursor to resume `from`; `undefined` stands for the first page. */
  declare readonly cursor: string | undefined;

  constructor(message: string, cursor: string | undefined, options?: ErrorOptions) {
    super("PAGINATION_ERROR", message, options);
    this.cursor = cursor;
  }
}
