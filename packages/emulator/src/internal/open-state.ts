import type { EmulatorClock } from "../emulator-clock.js";
import { ISSUED_PREFIX } from "./access-tokens.js";
import type { Fixture } from "./app-parts.js";
import { createClock, parseTime } from "./state/clock.js";
import { derive } from "./state/derive.js";
import { fileStore, type StoredState } from "./state/file-store.js";
import { createIds } from "./state/ids.js";
import { memoryStore } from "./state/memory-store.js";
import { restoreSnapshot } from "./state/restore.js";
import { applySeed } from "./state/apply-seed.js";
import { checkSeed } from "./state/check-seed.js";
import { DEFAULT_SEED } from "./state/default-seed.js";
import type { Seed } from "./state/seed.js";
import type { Ids, Store } from "./types.js";

/** The state of an emulator, and what changes it as a whole. */
export interface State {
  store: Store;
  clock: EmulatorClock;
  ids: Ids;
  /** A token that there is, the first of the seed if that is there. */
  token: () => string | undefined;
  /** The answers that the seed gives for operations. */
  fixtures: () => Readonly<Record<string, Fixture>> | undefined;
  reset: () => Promise<void>;
  seed: (seed: unknown) => Promise<void>;
  restore: (snapshot: unknown) => Promise<void>;
  /** Writes what the state begins with, once nothing else keeps the emulator from starting. */
  begin: () => Promise<void>;
  /** Closes the store of an emulator that does not start: what the state would have begun with is not written. */
  discard: () => Promise<void>;
}

/** What the state begins with. */
export interface StateOptions {
  seed?: Seed;
  data?: string;
  clock?: number | string | Date;
}

/**
 * Opens the state: what the file of `data` holds, or what the seed says where there is none. Nothing is written before `begin()`, or the
 * first operation that is flushed.
 *
 * @param operationIds - Those that fixtures may answer for.
 * @throws {EmulatorError}
 */
export async function openState({ seed: given, data, clock: time }: StateOptions, operationIds: ReadonlySet<string>): Promise<State> {
  const standsAt = time === undefined ? undefined : parseTime(time);
  let seed = given === undefined ? DEFAULT_SEED : checkSeed(given, operationIds);
  const store = data === undefined ? unwritten() : await fileStore(data);
  const clock = createClock(store);

  function setClock(): void {
    if (standsAt !== undefined) clock.set(standsAt);
  }

  function beginWith(chosen: Seed): Promise<void> {
    applySeed(store, chosen);
    setClock();
    // Only now: a reset is never to fail for a seed that did.
    seed = chosen;
    return store.flush();
  }

  try {
    if (store.isNew) applySeed(store, seed);
    else derive(store);
    setClock();
  } catch (error) {
    await store.discard();
    throw error;
  }
  return {
    ...{ store, clock: flushed(clock, store), ids: createIds(store) },
    token: () => seed.tokens?.find(({ token }) => store.get("tokens", token) !== undefined)?.token ?? firstKey(store),
    fixtures: () => store.get("settings", "fixtures")?.value as Record<string, Fixture> | undefined,
    reset: () => beginWith(seed),
    seed: async (value) => beginWith(checkSeed(value, operationIds)),
    restore: async (snapshot) => {
      restoreSnapshot(store, snapshot, operationIds);
      await store.flush();
    },
    begin: () => store.flush(),
    discard: () => store.discard(),
  };
}

function unwritten(): StoredState {
  return { ...memoryStore(), isNew: true, discard: () => Promise.resolve() };
}

/** The clock, whose changes outlive the process too. Where they cannot be written, the next operation tells, as nobody waits here. */
function flushed(clock: EmulatorClock, store: Store): EmulatorClock {
  const flush = (): void => void store.flush().catch(() => undefined);
  return {
    ...clock,
    set(time) {
      clock.set(time);
      flush();
    },
    advance(milliseconds) {
      clock.advance(milliseconds);
      flush();
    },
    run() {
      clock.run();
      flush();
    },
  };
}

function firstKey(store: Store): string | undefined {
  for (const [token] of store.scan("tokens")) if (!token.startsWith(ISSUED_PREFIX)) return token;
  return undefined;
}
