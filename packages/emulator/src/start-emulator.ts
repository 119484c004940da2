import { setMaxListeners } from "node:events";
import type { Emulator } from "./emulator.js";
import { EmulatorError } from "./emulator-error.js";
import type { AppParts, Failure, UserHandler } from "./internal/app-parts.js";
import { createApp } from "./internal/app.js";
import { loadContract } from "./internal/contract/load-contract.js";
import type { ControlActions } from "./internal/control/control-routes.js";
import { createCrossOrigin } from "./internal/control/cross-origin.js";
import type { HomeFacts } from "./internal/control/home-page.js";
import { FaultList } from "./internal/faults/fault-list.js";
import { createIntercept } from "./internal/faults/intercept.js";
import { handlers } from "./internal/handlers.js";
import { RequestCounter } from "./internal/request-ids.js";
import { RequestLog, type RequestLogEntry } from "./internal/request-log.js";
import { openState, type State } from "./internal/open-state.js";
import { createRespond } from "./internal/respond.js";
import { serve } from "./internal/serve.js";
import { ssoRoutes } from "./internal/sso/routes.js";
import type { Seed } from "./internal/state/seed.js";
import { version } from "./internal/version.js";

/** What {@link startEmulator} takes. */
export interface EmulatorOptions {
  /** The port to listen on; by default, and for 0, one that is free, which `url` names. */
  port?: number;
  /** The address to listen on; 127.0.0.1 by default. Any but a loopback address lets other machines reach the emulator. */
  host?: string;
  /** What there is at the beginning, and after a reset; by default a team with a user, a token and projects. */
  seed?: Seed;
  /**
   * The origins whose pages a browser lets call the operations, such as `http://localhost:3000`: `null` for a page that was opened as a file,
   * `*` for any. None by default. The control endpoints stay closed to them.
   */
  allowedOrigins?: readonly string[];
  /** A file that keeps the state, which outlives the process then; the seed is for a new file alone. In memory by default. */
  data?: string;
  /** A time to stand still at, as the clock's `set()` takes it; the machine's time by default. */
  clock?: number | string | Date;
  /** Told of each request once it is answered. Nothing is logged by default. */
  log?: (entry: RequestLogEntry) => void;
  /** Told of what fails inside the emulator or in a registered handler, to which the answer is 500. */
  onFailure?: (failure: Failure) => void;
}

/** How long requests may take to end when the emulator closes, in milliseconds. */
const GRACE = 5_000;

/**
 * Starts an emulator of the Hosting Platform REST API.
 *
 * @returns the emulator, which takes requests; `close()` ends it.
 * @throws {EmulatorError} where the port is taken, the data is used by another emulator, or an option or the seed is wrong; `code` says which.
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
  const { port = 0, host = "127.0.0.1", allowedOrigins = [], log, onFailure } = checkOptions(options);
  const crossOrigin = createCrossOrigin(allowedOrigins);
  const contract = loadContract();
  const operationIds = new Set(contract.operations.keys());
  const state = await openState(options, operationIds);
  const closing = new AbortController();
  // Each request that a fault holds back listens to it.
  setMaxListeners(0, closing.signal);
  const faults = new FaultList((operationId) => operationIds.has(operationId), JSON.stringify(options.seed ?? null));
  const registered = new Map<string, UserHandler>();
  const requestLog = log && new RequestLog(log);
  const requestIds = new RequestCounter();
  const actions = createActions(state, faults, requestIds);
  const { store, clock, ids } = state;
  try {
    const listener = await serve({ host, port }, (address) => {
      const parts: AppParts = {
        ...{ contract, store, clock, ids, requestIds, handlers, registered, url: address.url, log: onFailure },
        get fixtures() {
          return state.fixtures();
        },
        intercept: createIntercept({
          ...{ faults, store, closing: closing.signal },
          onOperation: (sockets, operationId) => requestLog?.name(sockets, operationId),
        }),
      };
      return createRespond({
        ...{ actions, crossOrigin, address: { host, port: address.port } },
        app: createApp(parts),
        sso: ssoRoutes({ store, clock, ids, url: address.url }),
        home: () => homeFacts(parts, state),
        onRequest: (sockets, path) => requestLog?.begin(sockets, path),
      });
    });
    let closed: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      closing.abort();
      await listener.close(GRACE);
      await store.close();
    };
    return {
      ...{ url: listener.url, port: listener.port, faults, clock: state.clock },
      get token() {
        return state.token();
      },
      reset: actions.reset,
      seed: actions.seed,
      snapshot: () => store.snapshot(),
      restore: actions.restore,
      handle(operationId, handler) {
        if (!operationIds.has(operationId))
          throw new EmulatorError("unknown-operation", `there is no operation ${JSON.stringify(operationId)}`);
        registered.set(operationId, handler);
      },
      close: () => (closed ??= close()),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function checkOptions(options: EmulatorOptions): EmulatorOptions {
  const { port = 0, host = "127.0.0.1", data = "file" } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new EmulatorError("invalid-option", `port has to be a whole number from 0 to 65535, not ${String(port)}`, { at: "/port" });
  for (const [name, value] of Object.entries({ host, data }))
    if (typeof value !== "string" || value === "")
      throw new EmulatorError("invalid-option", `${name} has to be a text that is not empty`, { at: `/${name}` });
  return options;
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
  const stateful = operations.filter(({ operationId }) => Object.hasOwn(handlers, operationId));
  return {
    ...{ version: version(), url, token: state.token() },
    operations: stateful.map(({ operationId, method, template }) => ({ operationId, method, path: template })),
    indexed: operations.length - stateful.length,
  };
}
