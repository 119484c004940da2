import type { Emulator } from "./emulator.js";
import { EmulatorError } from "./emulator-error.js";
import type { EmulatorOptions } from "./emulator-options.js";
import type { AppParts, Failure, UserHandler } from "./internal/app-parts.js";
import { checkOptions } from "./internal/check-options.js";
import { createApp } from "./internal/app.js";
import { callSafely } from "./internal/call-safely.js";
import { type Contract, loadContract } from "./internal/contract/load-contract.js";
import type { ControlActions } from "./internal/control/control-routes.js";
import { type CrossOrigin, createCrossOrigin } from "./internal/control/cross-origin.js";
import type { HomeFacts } from "./internal/control/home-page.js";
import { Closing } from "./internal/faults/closing.js";
import { FaultList } from "./internal/faults/fault-list.js";
import { createIntercept, createRunFaultily } from "./internal/faults/intercept.js";
import { handlers } from "./internal/handlers.js";
import { RequestCounter } from "./internal/request-ids.js";
import { RequestLog } from "./internal/request-log.js";
import { openState, type State } from "./internal/open-state.js";
import { createRespond } from "./internal/respond.js";
import { type Listener, serve } from "./internal/serve.js";
import { ssoRoutes } from "./internal/sso/routes.js";
import { version } from "./internal/version.js";

/** Milliseconds that active requests have to finish when the emulator closes. */
const GRACE = 5_000;

/**
 * Starts an emulator of the Hosting Platform REST API.
 *
 * @returns The running emulator; stop it with `close()`.
 * @throws {EmulatorError} if the port is in use, another emulator uses the `data` file, or an option or the seed is invalid; see `code`.
 *
 * @example
 * ```ts
 * import { startEmulator } from "@hosting-platform/emulator";
 *
 * const emulator = await startEmulator();
 * const response = await fetch(`${emulator.url}/v1/access-groups`, { headers: { authorization: `Bearer ${emulator.token}` } });
 * console.log(response.status);
 * await emulator.close();
 * ```
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { allowedOrigins = [] } = checkOptions(options);
  const crossOrigin = createCrossOrigin(allowedOrigins);
  const contract = loadContract();
  const state = await openState(options, new Set(contract.operations.keys()));
  try {
    return await listen(options, { contract, crossOrigin, state });
  } catch (error) {
    await state.discard();
    throw error;
  }
}

interface Ingredients {
  contract: Contract;
  crossOrigin: CrossOrigin;
  state: State;
}

async function listen(options: EmulatorOptions, { contract, crossOrigin, state }: Ingredients): Promise<Emulator> {
  const { port = 0, host = "127.0.0.1", log, onFailure } = options;
  const { store, clock, ids } = state;
  const closing = new Closing();
  const faults = new FaultList((operationId) => contract.operations.has(operationId), JSON.stringify(options.seed ?? null));
  const registered = new Map<string, UserHandler>();
  const requestLog = log && new RequestLog(log);
  const requestIds = new RequestCounter();
  const runFaultily = createRunFaultily(faults, closing);
  const actions = createActions(state, faults, requestIds);
  const tell = (failure: Failure): void => {
    if (onFailure !== undefined) callSafely("onFailure", onFailure, failure);
  };
  const listener = await serve({ host, port }, ({ url, address }) => {
    const parts: AppParts = {
      ...{ contract, store, clock, ids, requestIds, handlers, registered, url, log: tell },
      get fixtures() {
        return state.fixtures();
      },
      intercept: createIntercept({
        ...{ runFaultily, store },
        onOperation: (sockets, operationId) => requestLog?.name(sockets, operationId),
      }),
    };
    const sso = ssoRoutes({ store, clock, ids, url });
    return createRespond({
      ...{ actions, crossOrigin, address: { host, address } },
      app: createApp(parts),
      sso: { fetch: (request, bindings) => runFaultily(bindings, async () => sso.fetch(request)) },
      home: () => homeFacts(parts, state),
      onRequest: (sockets, path) => requestLog?.begin(sockets, path),
      onFailure(error) {
        const requestId = requestIds.next();
        tell({ operationId: undefined, requestId, error });
        return requestId;
      },
    });
  });
  // After listening, so that a failed start creates no data file.
  await state.begin().catch(async (error: unknown) => {
    await listener.close(0);
    throw error;
  });
  return runningEmulator({ listener, closing, state, actions, faults, handle: createHandle(contract, registered) });
}

interface Running extends Pick<Emulator, "faults" | "handle"> {
  listener: Listener;
  closing: Closing;
  state: State;
  actions: ControlActions;
}

function runningEmulator({ listener, closing, state, actions, faults, handle }: Running): Emulator {
  const close = async (): Promise<void> => {
    closing.close();
    await listener.close(GRACE);
    await state.store.close();
  };
  let closed: Promise<void> | undefined;
  return {
    ...{ url: listener.url, port: listener.port, faults, clock: state.clock, handle },
    get token() {
      return state.token();
    },
    reset: actions.reset,
    seed: actions.seed,
    snapshot: () => state.store.snapshot(),
    restore: actions.restore,
    close: () => (closed ??= close()),
  };
}

/** Creates the function that registers handlers. */
function createHandle({ operations }: Contract, registered: Map<string, UserHandler>): Emulator["handle"] {
  return (operationId, handler) => {
    if (!operations.has(operationId))
      throw new EmulatorError("unknown-operation", `Unknown operation ${JSON.stringify(operationId)}. Use an operationId of the contract.`);
    if (typeof (handler as unknown) !== "function")
      throw new EmulatorError("invalid-option", `The handler of ${operationId} must be a function, not ${typeof handler}`);
    registered.set(operationId, handler);
  };
}

function createActions(state: State, faults: FaultList, requestIds: RequestCounter): ControlActions {
  return {
    token: () => state.token(),
    reset: async () => {
      faults.reset();
      requestIds.reset();
      await state.reset();
    },
    seed: (seed) => state.seed(seed),
    snapshot: () => state.store.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    flush: () => state.store.flush(),
    clock: state.clock,
    faults,
  };
}

function homeFacts({ contract, url }: AppParts, state: State): HomeFacts {
  const operations = [...contract.operations.values()];
  const documented = operations.filter(({ detail }) => detail !== "index");
  return {
    ...{ version: version(), url, token: state.token() },
    operations: documented.map(({ operationId, method, template }) => {
      return { operationId, method, path: template, isStateful: Object.hasOwn(handlers, operationId) };
    }),
    indexed: operations.length - documented.length,
  };
}
