import type { HttpBindings } from "@hono/node-server";
import { createApp } from "./app.js";
import type { AppParts, Bindings, Failure } from "./app-parts.js";
import type { Contract } from "./contract/load-contract.js";
import type { ControlActions } from "./control/control-routes.js";
import type { Closing } from "./faults/closing.js";
import { FaultList } from "./faults/fault-list.js";
import { createIntercept, createRunFaultily } from "./faults/intercept.js";
import { HandlerList, type Unused } from "./handler-list.js";
import { handlers } from "./handlers.js";
import type { IsolatedTeam } from "./isolated-team.js";
import type { State } from "./open-state.js";
import { RequestCounter } from "./request-ids.js";
import { RequestList } from "./requests/request-list.js";
import { SIGN_IN, ssoRoutes } from "./sso/routes.js";

interface Server {
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>;
}

/** A state with its own requests, faults and handlers. Worlds share the address and the contract. */
export interface World {
  state: State;
  faults: FaultList;
  registered: HandlerList;
  requests: RequestList;
  requestIds: RequestCounter;
  /** The operations of the contract. */
  app: Server;
  /** Sign-in endpoints outside the contract. */
  sso: Server;
  /** Returns the faults and handlers that no request has reached. */
  unused: () => Unused[];
  /** Goes back to the beginning of the world. */
  reset: () => Promise<void>;
}

/** Parts that all worlds share. */
export interface Shared {
  contract: Contract;
  closing: Closing;
  /** Base URL of the emulator. */
  url: () => string;
  /** Seed of the random sequences of faults. */
  seed: string;
  /** Called for errors inside an operation. */
  log: (failure: Failure) => void;
  /** Called with the operation of a request. */
  onOperation: (sockets: HttpBindings, operationId: string) => void;
}

/** @param main The default world, in another world. */
export function createWorld(state: State, shared: Shared, main?: World): World {
  const { store, clock, ids } = state;
  const { contract, closing, seed, log, onOperation } = shared;
  const operationIds = new Set(contract.operations.keys());
  const faults = new FaultList(operationIds, seed, clock, [...contract.operations.values(), ...SIGN_IN]);
  const registered = new HandlerList(main?.registered);
  const requests = new RequestList(operationIds, main?.requests);
  const requestIds = new RequestCounter();
  const runFaultily = createRunFaultily(faults, closing, main?.faults);
  const parts: AppParts = {
    ...{ contract, store, clock, ids, requestIds, handlers, registered, log },
    get url() {
      return shared.url();
    },
    get fixtures() {
      return state.fixtures();
    },
    get generation() {
      return state.generation();
    },
    intercept: createIntercept({ runFaultily, store, onOperation }),
  };
  const context = {
    ...{ store, clock, ids },
    get url() {
      return shared.url();
    },
  };
  const sso = ssoRoutes(context);
  return {
    ...{ state, faults, registered, requests, requestIds, app: createApp(parts) },
    sso: { fetch: (_, bindings) => runFaultily(bindings, async () => sso.fetch(await bindings.observed.unread())) },
    unused: () => [...faults.unused(), ...registered.unused()],
    reset: () => {
      faults.reset();
      registered.clear();
      requests.clear();
      requestIds.reset();
      return state.reset();
    },
  };
}

/** Returns the actions of the control endpoints for a world. */
export function actionsOf(
  { state, faults, requests, reset, unused }: World,
  { version, isolated }: { version: string; isolated: () => Promise<IsolatedTeam> },
): ControlActions {
  const { clock, store, token, seed, add, restore } = state;
  return {
    ...{ token, reset, unused, seed, add, restore, clock, faults, requests, version, isolated },
    snapshot: () => store.snapshot(),
    flush: () => store.flush(),
  };
}
