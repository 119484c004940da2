import type { HttpBindings } from "@hono/node-server";
import type { Contract } from "./contract/load-contract.js";
import type { HandlerList } from "./handler-list.js";
import type { OperationId, ResponseBody } from "./operation-types.js";
import type { RequestCounter } from "./request-ids.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import type { Clock, Ids, OperationHandler, Store } from "./types.js";

/** A fixed response to an operation. It is not validated against the contract. */
export interface Fixture<Body = unknown> {
  /** Default: the operation's success status. */
  status?: number;
  /** Sent as JSON; a string is sent verbatim if `headers` has another media type. Default: no body. */
  body?: Body;
  /** In place of `body`: the bodies of successive responses. The last one repeats. */
  examples?: readonly Body[];
  /** In place of `body`: a JSON Schema (2020-12), whose references stay within it. The body is a value that it allows, always the same. */
  schema?: object;
  headers?: Record<string, string>;
}

/** A fixed response of an operation: its success, or another status with any body. */
export type OperationFixture<Id extends OperationId> =
  (Fixture<ResponseBody<Id>> & { status?: undefined }) | (Fixture & { status: number });

/** What {@link AppParts} receive beside a request. */
export interface Bindings extends HttpBindings {
  observed: ObservedRequest;
}

/** A routed request before authentication. */
export interface Interception {
  requestId: string;
  bindings: Bindings;
  /** Runs the operation. */
  run: () => Promise<Response>;
}

/** An error inside the emulator or a registered handler. */
export interface Failure {
  operationId: string | undefined;
  /** The `x-request-id` header of the 500 response. */
  requestId: string;
  error: unknown;
}

/** Dependencies of the app. It reads `url` and `fixtures` on each request, so both may change. */
export interface AppParts {
  contract: Contract;
  store: Store;
  clock: Clock;
  ids: Ids;
  requestIds: RequestCounter;
  /** Base URL of the emulator, without a trailing slash. */
  readonly url: string;
  /** Built-in handlers by operationId. */
  handlers: Readonly<Record<string, OperationHandler>>;
  /** Registered handlers. They override fixtures, which override `handlers`. */
  registered: HandlerList;
  /** Number of the state, which grows with each reset; default: 0. */
  readonly generation?: number;
  /** Fixed responses by operationId. */
  readonly fixtures?: Readonly<Record<string, Fixture>> | undefined;
  /** Called after routing and before authentication; returning `undefined` continues with the operation. */
  intercept?: ((operationId: string, interception: Interception) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Called for each failure. */
  log?: ((failure: Failure) => void) | undefined;
}
