import type { EmulatorClock } from "../emulator-clock.js";
import { EmulatorError } from "../emulator-error.js";
import type { EmulatorOptions } from "../emulator-options.js";
import { hasToken, ISSUED_PREFIX } from "./access-tokens.js";
import type { Fixture } from "./fixture.js";
import { type IsolatedTeam, isolatedTeam } from "./isolated-team.js";
import { createClock, parseTime } from "./state/clock.js";
import { checkSnapshot, derive, findInvalid, restoreSnapshot } from "./state/restore.js";
import { fileStore, type StoredState } from "./state/file-store.js";
import { createIds, idSeedOf } from "./state/ids.js";
import { memoryStore } from "./state/memory-store.js";
import { isObject, listFindings } from "./state/json.js";
import { addRecords } from "./state/add-records.js";
import { applySeed } from "./state/apply-seed.js";
import { checkFixtures, checkSeed } from "./state/check-seed.js";
import { DEFAULT_SEED } from "./state/default-seed.js";
import { frozenCopy } from "./state/frozen-copy.js";
import type { Seed } from "./state/seed.js";
import { TABLE_NAMES } from "./state/state-schemas.js";
import type { Ids, Store } from "./types.js";

export interface State {
  store: Store;
  clock: EmulatorClock;
  ids: Ids;
  /** Returns a stored token, preferably the first of the seed. */
  token: () => string | undefined;
  fixtures: () => Readonly<Record<string, Fixture>>;
  /** Replaces the fixed responses of the options, in all worlds. */
  setFixtures: (fixtures: unknown) => void;
  generation: () => number;
  reset: () => Promise<void>;
  seed: (seed: unknown) => Promise<void>;
  add: (records: unknown) => Promise<void>;
  restore: (snapshot: unknown) => Promise<void>;
  /** Creates a state in memory with a team of its own, and with the settings and sign-in clients of this one. */
  isolated: () => Promise<{ team: IsolatedTeam; state: State }>;
  /** Writes the initial state. Call it once the emulator listens. */
  begin: () => Promise<void>;
  /** Ends without writing. Other worlds may then have its tokens. */
  discard: () => Promise<void>;
}

/** Opens the state from the `data` file, or from the seed if there is no file. Nothing is written before `begin()` or the first flush. */
export async function openState(
  { seed: given, fixtures, data, clock: time }: EmulatorOptions,
  operationIds: ReadonlySet<string>,
): Promise<State> {
  const standsAt = time === undefined ? undefined : parseTime(time);
  const begin = given === undefined ? beginWithSeed(frozenCopy(DEFAULT_SEED)) : beginningOf(given, operationIds);
  const fixed = { value: fixtures && checkFixtures(fixtures, operationIds) };
  const store = data === undefined ? unwritten() : await fileStore(data);
  try {
    if (store.isNew) begin.apply(store);
    else takeOver(store, data, operationIds);
    return createState(store, { token: begin.token, fixed, operationIds, standsAt, stores: [] });
  } catch (error) {
    await store.discard();
    throw error;
  }
}

interface Beginning {
  apply: (store: Store) => void;
  token: string | undefined;
}

/** Checks a seed, or a snapshot in its place: state that was made by hand may be where others begin. */
function beginningOf(value: unknown, operationIds: ReadonlySet<string>): Beginning {
  const isSnapshot = isObject(value) && TABLE_NAMES.some((name) => isObject(value[name]));
  if (isSnapshot) {
    checkSnapshot(value, operationIds);
    return { apply: (store) => restoreSnapshot(store, value, operationIds), token: undefined };
  }
  return beginWithSeed(checkSeed(value, operationIds));
}

function beginWithSeed(seed: Seed): Beginning {
  return { apply: (store) => applySeed(store, seed), token: seed.tokens?.[0]?.token };
}

interface StateParts {
  /** The token to tell; default: any that the state has. */
  token: string | undefined;
  /** True for a world that only its token selects, whatever its state is. */
  isIsolated?: boolean;
  /** Fixed responses of the options, which may be replaced. All worlds have the same. */
  fixed: { value: Readonly<Record<string, Fixture>> | undefined };
  operationIds: ReadonlySet<string>;
  /** Time that the clock is stopped at with each seed. */
  standsAt: number | undefined;
  /** Those of all worlds. */
  stores: Store[];
}

const NO_FIXTURES = {};

function createState(store: StoredState, parts: StateParts): State {
  const { fixed, operationIds, standsAt, stores, isIsolated = false } = parts;
  stores.push(store);
  let { token } = parts;
  let generation = 0;
  const clock = createClock(store);
  // Not of the store: a reset must not give the token of a world to another one.
  const worldIds = createIds(memoryStore(), idSeedOf(store));
  const setClock = (): void => {
    if (standsAt !== undefined) clock.set(standsAt);
  };
  setClock();
  // Shares its frozen records with the store.
  const initial = store.snapshot();

  function isElsewhere(other: string): boolean {
    return stores.filter((each) => each !== store).some(hasToken(other));
  }

  async function replace(apply: Beginning["apply"], first?: string): Promise<void> {
    apply(store);
    const key = first ?? firstKey(store) ?? "";
    const granted = store.get("tokens", key);
    // Requests with the tokens of the new state may belong to other worlds.
    const isOwn = !isIsolated && !isElsewhere(key);
    if (!isOwn && token !== undefined && granted !== undefined && !hasToken(token)(store)) store.put("tokens", token, granted);
    generation += 1;
    await store.flush();
  }

  async function beginWith(chosen: Beginning): Promise<void> {
    await replace((target) => {
      chosen.apply(target);
      setClock();
    }, chosen.token);
    // Last, so that the state keeps its token if it cannot be written.
    if (!isIsolated) token = chosen.token ?? token;
  }

  return {
    ...{ store, clock: flushed(clock, store), ids: createIds(store) },
    token: () => (token !== undefined && store.get("tokens", token) !== undefined ? token : firstKey(store)),
    fixtures: () => {
      const ofSeed = (store.get("settings", "fixtures")?.value ?? NO_FIXTURES) as Readonly<Record<string, Fixture>>;
      return fixed.value === undefined ? ofSeed : { ...ofSeed, ...fixed.value };
    },
    setFixtures: (value) => {
      fixed.value = checkFixtures(value, operationIds);
    },
    generation: () => generation,
    reset: async () => {
      store.restore(initial);
      ({ token } = parts);
      generation += 1;
      await store.flush();
    },
    seed: async (value) => beginWith(beginningOf(value, operationIds)),
    add: async (records) => {
      addRecords(store, records, clock.now(), isElsewhere);
      await store.flush();
    },
    restore: (snapshot) => replace((target) => restoreSnapshot(target, snapshot, operationIds)),
    isolated: async () => {
      const team = isolatedTeam(store, worldIds);
      await store.flush();
      const own = unwritten();
      own.restore(team.snapshot);
      return { team: team.facts, state: createState(own, { ...parts, token: team.facts.token, isIsolated: true }) };
    },
    begin: () => store.flush(),
    discard: () => {
      stores.splice(stores.indexOf(store), 1);
      return store.discard();
    },
  };
}

/** Checks the content of a data file as that of a snapshot. */
function takeOver(store: Store, data: string | undefined, operationIds: ReadonlySet<string>): void {
  const findings = findInvalid(store.snapshot(), operationIds);
  if (findings.length > 0)
    throw new EmulatorError("data-unusable", `${data}: the state is invalid. The file is unchanged.\n${listFindings(findings)}`);
  derive(store);
}

function unwritten(): StoredState {
  return { ...memoryStore(), isNew: true, discard: () => Promise.resolve() };
}

/** Wraps the clock so that changes are flushed. A failed write is a process warning, since the clock is synchronous. */
function flushed(clock: EmulatorClock, store: Store): EmulatorClock {
  const flushing = (change: () => void): void => {
    change();
    store.flush().catch((error: unknown) => process.emitWarning(`The change of the clock was undone. ${String(error)}`));
  };
  return {
    ...clock,
    set: (time) => flushing(() => clock.set(time)),
    advance: (milliseconds) => flushing(() => clock.advance(milliseconds)),
    run: () => flushing(() => clock.run()),
  };
}

function firstKey(store: Store): string | undefined {
  for (const [token] of store.scan("tokens")) if (!token.startsWith(ISSUED_PREFIX)) return token;
  return undefined;
}
