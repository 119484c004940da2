import type { EmulatorClock } from "../emulator-clock.js";
import { EmulatorError } from "../emulator-error.js";
import { ISSUED_PREFIX } from "./access-tokens.js";
import type { Fixture } from "./app-parts.js";
import { createClock } from "./state/clock.js";
import { fileStore } from "./state/file-store.js";
import { NotJsonError } from "./state/frozen-copy.js";
import { createIds } from "./state/ids.js";
import { memoryStore } from "./state/memory-store.js";
import { applySeed, checkSeed, DEFAULT_SEED, type Seed } from "./state/seed.js";
import { TABLE_NAMES } from "./state/tables.js";
import type { Ids, Snapshot, Store } from "./types.js";

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
}

/** What the state begins with. */
export interface StateOptions {
  seed?: Seed;
  data?: string;
  clock?: number | string | Date;
}

/**
 * Opens the state: what the file of `data` holds, or what the seed says.
 *
 * @param operationIds - Those that fixtures may answer for.
 * @throws {EmulatorError}
 */
export async function openState({ seed: given, data, clock: time }: StateOptions, operationIds: ReadonlySet<string>): Promise<State> {
  let seed = given === undefined ? DEFAULT_SEED : checkSeed(given, operationIds);
  const store = data === undefined ? memoryStore() : await fileStore(data);
  const clock = createClock(store);

  async function begin(): Promise<void> {
    asJson("invalid-seed", () => applySeed(store, seed));
    if (time !== undefined) clock.set(time);
    await store.flush();
  }

  try {
    if (TABLE_NAMES.every((table) => store.count(table) === 0)) await begin();
    else if (time !== undefined) clock.set(time);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    ...{ store, clock, ids: createIds(store) },
    token: () => seed.tokens?.find(({ token }) => store.get("tokens", token) !== undefined)?.token ?? firstKey(store),
    fixtures: () => store.get("settings", "fixtures")?.value as Record<string, Fixture> | undefined,
    reset: begin,
    seed: async (value) => {
      seed = checkSeed(value, operationIds);
      await begin();
    },
    restore: async (snapshot) => {
      asJson("invalid-snapshot", () => store.restore(snapshot as Snapshot));
      await store.flush();
    },
  };
}

/** What a program gives may hold what JSON does not carry. Nothing has changed then. */
function asJson(code: "invalid-seed" | "invalid-snapshot", change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw new EmulatorError(code, `${error.message}: give what JSON can hold`, { cause: error });
  }
}

function firstKey(store: Store): string | undefined {
  for (const [token] of store.scan("tokens")) if (!token.startsWith(ISSUED_PREFIX)) return token;
  return undefined;
}
