import { createApp } from "./app.js";
import type { AppParts, Failure } from "./app-parts.js";
import { exampleResponse } from "./contract/example-response.js";
import type { Contract } from "./contract/load-contract.js";
import type { Operation } from "./contract/operation.js";
import type { AnyResponse } from "./contract/to-response.js";
import type { Closing } from "./faults/closing.js";
import { FaultList } from "./faults/fault-list.js";
import { applyEarly, createWithEffect } from "./faults/apply-stub.js";
import { handlers } from "./handlers.js";
import type { State } from "./open-state.js";
import { RequestCounter } from "./request-ids.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import { RequestList } from "./requests/request-list.js";
import type { Endpoint } from "./requests/find-impossible.js";
import { signIn } from "./sso/routes.js";
import type { StubForm } from "./stubs/stub-entry.js";
import { StubList } from "./stubs/stub-list.js";

interface Server {
  fetch: (observed: ObservedRequest) => Promise<AnyResponse>;
}

/** A state with its own requests, faults and handlers. Worlds share the address and the contract. */
export interface World {
  state: State;
  stubs: StubList;
  faults: FaultList;
  requests: RequestList;
  requestIds: RequestCounter;
  /** The operations of the contract. */
  app: Server;
  /** Sign-in endpoints outside the contract. */
  sso: Server;
  /** Goes back to the beginning of the world. */
  reset: () => Promise<void>;
}

/** Parts that all worlds share. */
export interface Shared {
  contract: Contract;
  /** What requests may be routed to. */
  endpoints: readonly Endpoint[];
  closing: Closing;
  /** Base URL of the emulator. */
  url: () => string;
  /** Seed of the random sequences of stubs. */
  seed: string;
  /** Returns the stubs of the option. */
  base: () => readonly StubForm[];
  /** Called for errors inside an operation. */
  log: (failure: Failure) => void;
}

/** @param main The default world, in another world. */
export function createWorld(state: State, shared: Shared, main?: World): World {
  const { store, clock, ids } = state;
  const { contract, endpoints, closing, seed, base, log } = shared;
  const { operations } = contract;
  const isShown = (operationId = ""): boolean => {
    const operation = operations.get(operationId);
    return isBuiltIn(operation) || Object.hasOwn(state.fixtures(), operationId);
  };
  const stubs = new StubList({ endpoints, seed, clock, base, isShown, ...(main !== undefined && { main: main.stubs }) });
  const requests = new RequestList(endpoints, main?.requests);
  const requestIds = new RequestCounter();
  const withEffect = createWithEffect(closing);
  const parts: AppParts = {
    ...{ contract, store, clock, ids, requestIds, handlers, stubs, withEffect, log },
    get url() {
      return shared.url();
    },
    get fixtures() {
      return state.fixtures();
    },
    get generation() {
      return state.generation();
    },
  };
  return {
    ...{ state, stubs, faults: new FaultList(stubs), requests, requestIds, app: createApp(parts) },
    sso: {
      fetch: async (observed) => {
        const run = (): Promise<AnyResponse> => signIn(observed, parts);
        const applied = await stubs.take(observed);
        return applied === undefined ? run() : applyEarly(withEffect, applied, { observed, run });
      },
    },
    reset: () => {
      stubs.reset();
      requests.clear();
      requestIds.reset();
      return state.reset();
    },
  };
}

/** Returns true for an operation that the emulator responds to by itself. */
function isBuiltIn(operation: Operation | undefined): boolean {
  return operation === undefined || Object.hasOwn(handlers, operation.operationId) || exampleResponse(operation) !== undefined;
}
