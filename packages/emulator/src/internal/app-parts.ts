import type { Contract } from "./contract/load-contract.js";
import type { AnyResponse } from "./contract/to-response.js";
import type { Fixture } from "./fixture.js";
import type { RequestCounter } from "./request-ids.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import type { Applied } from "./stubs/stub-entry.js";
import type { StubList } from "./stubs/stub-list.js";
import type { Clock, Ids, OperationHandler, Store } from "./types.js";

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
  withEffect: (applied: Applied, observed: ObservedRequest, run: () => Promise<AnyResponse>) => Promise<AnyResponse>;
  /** Number of the state, which grows with each reset; default: 0. */
  readonly generation?: number;
  /** Fixed responses by operationId. */
  readonly fixtures?: Readonly<Record<string, Fixture>> | undefined;
  /** Called for each failure. */
  log?: ((failure: Failure) => void) | undefined;
}
