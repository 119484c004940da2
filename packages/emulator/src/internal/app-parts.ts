import type { Contract } from "./contract/load-contract.js";
import type { RequestCounter } from "./request-ids.js";
import type { Caller, Clock, Ids, OperationHandler, Store } from "./types.js";

/** What a handler of the user's own is told beside the request. */
export interface UserHandlerContext {
  operationId: string;
  /** The values of the path's parameters, decoded. */
  path: Record<string, string>;
  /** Undefined for an operation that takes no credential. */
  caller: Caller | undefined;
  /** The emulator's own address, without a slash at its end. */
  url: string;
}

/**
 * Answers an operation in place of the emulator, which has found the request to be allowed by then. What it returns is not held against
 * the contract.
 *
 * @returns A response that is sent as it is, or a value that is sent as JSON with the operation's status of success; no body for `undefined`.
 */
export type UserHandler = (request: Request, context: UserHandlerContext) => unknown;

/** A fixed answer to an operation. It is not held against the contract. */
export interface Fixture {
  /** The operation's status of success by default. */
  status?: number;
  /** Sent as JSON; a string is sent as it is where the headers give another media type. No body by default. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** What is known of a request before it is authenticated. */
export interface Interception {
  request: Request;
  requestId: string;
  path: Record<string, string>;
  /** What the server that received the request gives beside it, such as its sockets. */
  bindings: unknown;
  /** Runs the operation. */
  run: () => Promise<Response>;
}

/** Something that went wrong inside the emulator or in a user's handler. */
export interface Failure {
  operationId: string | undefined;
  /** The header `x-request-id` of the answer, which says no more than the operationId. */
  requestId: string;
  error: unknown;
}

/** What the app is made of. It reads `url` and `fixtures` at each request, so that both may change. */
export interface AppParts {
  contract: Contract;
  store: Store;
  clock: Clock;
  ids: Ids;
  requestIds: RequestCounter;
  /** The emulator's own address, without a slash at its end. */
  readonly url: string;
  /** What the operations do, by operationId. */
  handlers: Readonly<Record<string, OperationHandler>>;
  /** The user's handlers, by operationId. They win over fixtures, and these over `handlers`. */
  registered: ReadonlyMap<string, UserHandler>;
  /** Fixed answers, by operationId. */
  readonly fixtures?: Readonly<Record<string, Fixture>> | undefined;
  /** Asked for an answer behind routing and before authentication; undefined lets the request go on. */
  intercept?: ((operationId: string, interception: Interception) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Told of each failure. Nothing is told by default. */
  log?: ((failure: Failure) => void) | undefined;
}
