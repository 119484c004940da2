import { type AppParts, createApp } from "./app.js";
import type { Failure } from "./failure.js";
import { exampleResponse, type Operation } from "./contract/operation.js";
import type { Contract } from "./contract/load-contract.js";
import type { AnyResponse } from "./contract/to-response.js";
import { Closing } from "./faults/closing.js";
import { FaultList } from "./faults/faults.js";
import { applyEarly, createWithEffect } from "./faults/with-fault.js";
import { handlers } from "./operations/index.js";
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
  closing: Closing;
  app: Server;
  sso: Server;
  reset: () => Promise<void>;
}

export interface Shared {
  contract: Contract;
  endpoints: readonly Endpoint[];
  closing: Closing;
  seed: string;
  base: () => readonly StubForm[];
  log: (failure: Failure) => void;
}

/** @param main The default world, in another world. */
export function createWorld(state: State, shared: Shared, main?: World): World {
  const { store, clock, ids } = state;
  const { contract, endpoints, seed, base, log } = shared;
  const closing = new Closing(shared.closing);
  const { operations } = contract;
  const isShown = (operationId = ""): boolean => {
    const operation = operations.get(operationId);
    return isBuiltIn(operation) || Object.hasOwn(state.fixtures(), operationId);
  };
  const stubs = new StubList({ endpoints, seed, clock, base, isShown, ...(main !== undefined && { main: main.stubs }) });
  const requests = new RequestList(endpoints, closing, main?.requests);
  const requestIds = new RequestCounter();
  const withEffect = createWithEffect(closing);
  const parts: AppParts = {
    ...{ contract, store, clock, ids, requestIds, handlers, stubs, withEffect, log },
    get fixtures() {
      return state.fixtures();
    },
    get generation() {
      return state.generation();
    },
  };
  return {
    ...{ state, stubs, faults: new FaultList(stubs), requests, requestIds, closing, app: createApp(parts) },
    sso: {
      fetch: async (observed) => {
        const run = (): Promise<AnyResponse> => signIn(observed, { store, clock, ids, url: observed.base });
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

function isBuiltIn(operation: Operation | undefined): boolean {
  return operation === undefined || Object.hasOwn(handlers, operation.operationId) || exampleResponse(operation) !== undefined;
}
