import type { HttpBindings } from "@hono/node-server";
import type { Contract } from "./contract/load-contract.js";
import type { Operation } from "./contract/operation.js";
import type { Fixture } from "./fixture.js";
import type { RequestCounter } from "./request-ids.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import type { Applied } from "./stubs/stub-entry.js";
import type { StubList } from "./stubs/stub-list.js";
import type { Clock, Ids, OperationHandler, Store } from "./types.js";

/** What {@link AppParts} receive beside a request. */
export interface Bindings extends HttpBindings {
  observed: ObservedRequest;
}

/** A routed request before authentication. */
export interface Interception {
  operation: Operation;
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
  /** Registered stubs. They override fixtures, which override `handlers`. */
  stubs: StubList;
  /** Responds with the effects of a stub. */
  withEffect: (applied: Applied, bindings: Bindings, run: () => Promise<Response>) => Promise<Response>;
  /** Number of the state, which grows with each reset; default: 0. */
  readonly generation?: number;
  /** Fixed responses by operationId. */
  readonly fixtures?: Readonly<Record<string, Fixture>> | undefined;
  /** Called after routing and before authentication; returning `undefined` continues with the operation. */
  intercept?: ((interception: Interception) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Called for each failure. */
  log?: ((failure: Failure) => void) | undefined;
}
