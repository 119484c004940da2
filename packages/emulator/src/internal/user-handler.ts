import type { RequestMatch } from "./requests/request-match.js";
import type { OperationId, PathParameters, RequestBody, ResponseBody } from "./operation-types.js";
import type { Caller } from "./types.js";

/** Conditions of a handler. */
export interface HandlerOptions extends RequestMatch {
  /** True removes the handler after its first request. Default: false. */
  once?: boolean;
}

/** Second argument of a {@link UserHandler}. */
export interface UserHandlerContext<Id extends OperationId = OperationId> {
  operationId: Id;
  /** Decoded path parameters. */
  path: PathParameters<Id>;
  /** `undefined` for operations without authentication. */
  caller: Caller | undefined;
  /** Base URL of the emulator, without a trailing slash. */
  url: string;
  /** Runs what would respond without this handler: an earlier handler, a fixture, or the emulator. Resolves to its response. */
  next: () => Promise<Response>;
}

/** The request of an operation. */
export interface UserHandlerRequest<Id extends OperationId = OperationId> extends Request {
  json(): Promise<RequestBody<Id>>;
}

/**
 * Handler that replaces an operation. It runs after the request was validated; its response is not validated.
 *
 * @returns A `Response`, or a value to send as JSON with the operation's success status; `undefined` sends no body.
 */
export type UserHandler<Id extends OperationId = OperationId> = (
  request: UserHandlerRequest<Id>,
  context: UserHandlerContext<Id>,
) => Response | ResponseBody<Id> | Promise<Response | ResponseBody<Id>>;
