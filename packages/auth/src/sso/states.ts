import { dropOldest } from "../internal/drop-oldest.js";

/** A store of expected states. Each is valid for one callback. */
export interface StateStore {
  /** Removes the state and returns whether it was stored. Must be atomic, so that one of two concurrent callbacks is refused. */
  take(state: string): boolean | Promise<boolean>;
}

/** A {@link StateStore} in memory. */
export interface MemoryStates extends StateStore {
  /** Creates and stores a state. */
  create(): Promise<string>;
  take(state: string): Promise<boolean>;
}

/** The options of {@link memoryStates}. */
export interface MemoryStatesOptions {
  /** Lifetime of a state in milliseconds. Default: 600,000 (ten minutes). */
  lifetime?: number | undefined;
  /** Maximum number of states; the oldest is dropped first. Default: 10,000. */
  capacity?: number | undefined;
  /** The clock, in milliseconds. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/**
 * Creates an unguessable state (RFC 6749, section 10.10): 256 random bits as 43 URL-safe characters.
 *
 * @example
 * ```ts
 * import { createState } from "@hosting-platform/auth";
 *
 * const session = { state: createState() };
 * console.log(session.state.length);
 * ```
 */
export function createState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (character) => URL_SAFE[character as keyof typeof URL_SAFE]);
}

const URL_SAFE = { "+": "-", "/": "_", "=": "" } as const;

/**
 * Creates a state store in memory, for programs that run as one process. The store does not bind a state to a browser session. To
 * prevent login CSRF, keep the state in the session and pass it as `expectedState` instead.
 *
 * @example
 * ```ts
 * import { memoryStates, ssoCallback } from "@hosting-platform/auth";
 *
 * const states = memoryStates();
 * const state = await states.create();
 * const { code } = await ssoCallback(`/callback?code=<CODE>&state=${state}`, { expectedState: states });
 * console.log(code);
 * ```
 */
export function memoryStates(options: MemoryStatesOptions = {}): MemoryStates {
  // Without a prototype, so that a polluted `Object.prototype` changes nothing.
  const { lifetime = 600_000, capacity = 10_000, now = () => Date.now() } = { __proto__: null, ...options } as MemoryStatesOptions;
  const kept = new Map<string, number>();
  return {
    async create() {
      const state = createState();
      kept.set(await digest(state), now());
      dropOldest(kept, capacity);
      return state;
    },
    async take(state) {
      const key = await digest(state);
      const since = kept.get(key);
      return since !== undefined && kept.delete(key) && now() - since < lifetime;
    },
  };
}

/** Hashes a state. Looking up hashes makes the time of the lookup useless to an attacker. */
async function digest(state: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(state));
  return String.fromCharCode(...new Uint8Array(hash));
}
