import type { Emulator } from "./emulator.js";
import { EmulatorError } from "./emulator-error.js";
import type { EmulatorOptions } from "./emulator-options.js";
import type { AppParts, Failure } from "./internal/app-parts.js";
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
import { formatFailure } from "./internal/format-failure.js";
import { type AnyHandler, HandlerList } from "./internal/handler-list.js";
import { handlers } from "./internal/handlers.js";
import { addIsolatedTeam } from "./internal/isolated-team.js";
import { nearestName } from "./internal/nearest-name.js";
import { RequestCounter } from "./internal/request-ids.js";
import { RequestLog } from "./internal/request-log.js";
import { parseHandlerOptions } from "./internal/requests/parse-handler-options.js";
import { RequestList } from "./internal/requests/request-list.js";
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
  const faults = new FaultList(new Set(contract.operations.keys()), JSON.stringify(options.seed ?? null));
  const registered = new HandlerList();
  const requests = new RequestList();
  const requestLog = log && new RequestLog(log);
  const requestIds = new RequestCounter();
  const runFaultily = createRunFaultily(faults, closing);
  const actions = createActions(state, { faults, requestIds, registered, requests });
  const tell = (failure: Failure): void => {
    if (onFailure !== undefined) callSafely("onFailure", onFailure, failure);
    else console.error(formatFailure(failure));
  };
  const listener = await serve({ host, port }, ({ url, address }) => {
    const parts: AppParts = {
      ...{ contract, store, clock, ids, requestIds, handlers, registered, url, log: tell },
      get fixtures() {
        return state.fixtures();
      },
      get generation() {
        return state.generation();
      },
      intercept: createIntercept({
        ...{ runFaultily, store },
        onOperation: (sockets, operationId) => requestLog?.name(sockets, operationId),
      }),
    };
    const sso = ssoRoutes({ store, clock, ids, url });
    return createRespond({
      ...{ actions, crossOrigin, address: { host, address }, generation: state.generation },
      record: (observed) => requests.add(observed, clock.now()),
      app: createApp(parts),
      sso: { fetch: (_, bindings) => runFaultily(bindings, async () => sso.fetch(await bindings.observed.unread())) },
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
  return runningEmulator({ listener, closing, state, actions, faults, requests, handle: createHandle(contract, registered) });
}

interface Running extends Pick<Emulator, "faults" | "handle" | "requests"> {
  listener: Listener;
  closing: Closing;
  state: State;
  actions: ControlActions;
}

function runningEmulator({ listener, closing, state, actions, faults, requests, handle }: Running): Emulator {
  const close = async (): Promise<void> => {
    closing.close();
    await listener.close(GRACE);
    await state.store.close();
  };
  let closed: Promise<void> | undefined;
  return {
    ...{ url: listener.url, port: listener.port, faults, requests, clock: state.clock, handle },
    get token() {
      return state.token();
    },
    reset: actions.reset,
    seed: actions.seed,
    add: actions.add,
    snapshot: () => state.store.snapshot(),
    restore: actions.restore,
    isolated: actions.isolated,
    close: () => (closed ??= close()),
  };
}

/** Creates the function that registers handlers. */
function createHandle({ operations }: Contract, registered: HandlerList): Emulator["handle"] {
  return (operationId: string, ...rest: unknown[]) => {
    if (!operations.has(operationId)) {
      const near = nearestName(operationId, operations.keys());
      throw new EmulatorError("unknown-operation", `Unknown operation ${JSON.stringify(operationId)}. ${near}`);
    }
    const [options, handler] = rest.length > 1 ? rest : [{}, rest[0]];
    if (typeof handler !== "function")
      throw new EmulatorError("invalid-option", `The handler of ${operationId} must be a function, not ${typeof handler}`);
    return registered.add(operationId, parseHandlerOptions(options), handler as AnyHandler);
  };
}

interface Replaceable {
  faults: FaultList;
  requestIds: RequestCounter;
  registered: HandlerList;
  requests: RequestList;
}

function createActions(state: State, { faults, requestIds, registered, requests }: Replaceable): ControlActions {
  return {
    token: () => state.token(),
    reset: () => {
      faults.reset();
      registered.clear();
      requests.clear();
      requestIds.reset();
      return state.reset();
    },
    seed: (seed) => state.seed(seed),
    add: (records) => state.add(records),
    snapshot: () => state.store.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    isolated: () => addIsolatedTeam(state.store, state.ids),
    flush: () => state.store.flush(),
    ...{ clock: state.clock, faults, requests, version: version() },
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
