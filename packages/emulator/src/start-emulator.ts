import type { Emulator, WorldControl } from "./emulator.js";
import type { EmulatorOptions } from "./emulator-options.js";
import { callSafely, type Failure, formatFailure } from "./internal/failure.js";
import { checkOptions } from "./internal/check-options.js";
import { type Contract, loadContract } from "./internal/contract/load-contract.js";
import { type CrossOrigin, createCrossOrigin } from "./internal/control/cross-origin.js";
import { parseHosts } from "./internal/control/origin-guard.js";
import type { HomeFacts } from "./internal/control/home-page.js";
import { Closing } from "./internal/faults/closing.js";
import { deliver } from "./internal/deliver.js";
import type { StubForm } from "./internal/stubs/stub-entry.js";
import { parseStubs } from "./internal/stubs/parse-stub.js";
import { handlers } from "./internal/operations/index.js";
import type { IsolatedTeam } from "./internal/isolated-team.js";
import { openState, type State } from "./internal/open-state.js";
import { logEnd } from "./internal/request-log.js";
import { createHandle } from "./internal/stubs/handle.js";
import { createRespond } from "./internal/respond.js";
import { serve } from "./internal/serve.js";
import { version } from "./internal/version.js";
import { SIGN_IN } from "./internal/sso/routes.js";
import { createWorld, type Shared, type World } from "./internal/world.js";
import { Worlds } from "./internal/worlds.js";

/** Milliseconds that active requests have to finish when the emulator closes. Jest gives a hook 5 seconds. */
const GRACE = 3_000;

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
  const { allowedHosts = [], allowedOrigins = [] } = checkOptions(options);
  const crossOrigin = createCrossOrigin(allowedOrigins);
  const names = parseHosts(allowedHosts);
  const contract = loadContract();
  const state = await openState(options, new Set(contract.operations.keys()));
  try {
    return await listen(options, { contract, crossOrigin, names, state });
  } catch (error) {
    await state.discard();
    throw error;
  }
}

async function listen(
  options: EmulatorOptions,
  { contract, crossOrigin, names, state }: { contract: Contract; crossOrigin: CrossOrigin; names: readonly string[]; state: State },
): Promise<Emulator> {
  const { port = 0, host = "127.0.0.1", log, onFailure } = options;
  const closing = new Closing();
  const tell = (failure: Failure): void => {
    if (onFailure !== undefined) callSafely("onFailure", onFailure, failure);
    else console.error(formatFailure(failure));
  };
  let url = "";
  const endpoints = [...contract.operations.values(), ...SIGN_IN];
  const parsed = (stubs: unknown): readonly StubForm[] => parseStubs(stubs, endpoints);
  let base = options.stubs === undefined ? [] : parsed(options.stubs);
  const shared: Shared = {
    ...{ contract, endpoints, closing, base: () => base, seed: JSON.stringify(options.seed ?? null), log: tell },
  };
  const worlds = new Worlds(createWorld(state, shared));
  const isolated = async (): Promise<{ team: IsolatedTeam; world: World }> => {
    const own = await state.isolated();
    const world = createWorld(own.state, shared, worlds.main);
    worlds.add(own.team.token, world);
    return { team: own.team, world };
  };
  const listener = await serve({ host, port }, (listening) => {
    ({ url } = listening);
    return createRespond({
      ...{ worlds, crossOrigin, address: { host, address: listening.address, names }, url },
      host: { version: version(), isolated: async () => (await isolated()).team, end: (world) => worlds.remove(world) },
      home: (own) => homeFacts(contract, own, state),
      onRequest: (sockets, path) => log && logEnd(log, sockets, path),
      onFailure(error) {
        const requestId = worlds.main.requestIds.next();
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
  let closed: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    closing.close();
    await listener.close(GRACE);
    await state.store.close();
  };
  const close = (): Promise<void> => (closed ??= end());
  return {
    ...{ url, port: listener.port },
    ...programOf(worlds.main, contract),
    get token() {
      return state.token();
    },
    isolated: async () => {
      const { team, world } = await isolated();
      const endWorld = (): Promise<void> => Promise.resolve(void worlds.remove(world));
      return { ...team, ...programOf(world, contract), close: endWorld, [Symbol.asyncDispose]: endWorld };
    },
    setFixtures: state.setFixtures,
    setStubs: (stubs) => {
      base = parsed(stubs);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Returns the functions that control a world from a program. */
function programOf({ state, stubs, faults, requests, reset }: World, contract: Contract): WorldControl {
  const { clock, seed, add, restore } = state;
  return {
    ...{ stubs, faults, requests, clock, reset, seed, add, restore },
    unused: () => stubs.unused(),
    deliver: (webhookId, body) => deliver(state.store, webhookId, body),
    snapshot: () => state.store.snapshot(),
    handle: createHandle(contract, stubs),
  };
}

function homeFacts({ operations }: Contract, url: string, state: State): HomeFacts {
  const all = [...operations.values()];
  const documented = all.filter(({ detail }) => detail !== "index");
  return {
    ...{ version: version(), url, token: state.token() },
    operations: documented.map(({ operationId, method, template }) => {
      return { operationId, method, path: template, isStateful: Object.hasOwn(handlers, operationId) };
    }),
    indexed: all.length - documented.length,
  };
}
