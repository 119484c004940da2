import { dropOldest } from "../internal/drop-oldest.js";

/** Where expected states are kept, such as the user's session. Each is good for one callback. */
export interface StateStore {
  /** Whether the state was there; it is removed, in one step, so that of two callbacks with it one is refused. */
  take(state: string): boolean | Promise<boolean>;
}

/** A {@link StateStore} in memory. */
export interface MemoryStates extends StateStore {
  /** Makes a state and keeps it. */
  create(): Promise<string>;
  take(state: string): Promise<boolean>;
}

/** What {@link memoryStates} takes. */
export interface MemoryStatesOptions {
  /** How long a state is good for, in milliseconds; ten minutes by default. */
  lifetime?: number | undefined;
  /** How many states are kept; behind that the oldest goes. 10,000 by default. */
  capacity?: number | undefined;
  /** The clock, in milliseconds; `Date.now` by default. */
  now?: (() => number) | undefined;
}

/**
 * Makes a state that cannot be guessed (RFC 6749, 10.10): 256 random bits, as 43 characters that a URL carries as they are.
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
 * States in the memory of one process, for programs that are one process. It does not know which browser a state belongs to: where
 * that matters, keep the state in the session instead and give it as `expectedState`.
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
  const { lifetime = 600_000, capacity = 10_000, now = () => Date.now() } = options;
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

/** Looked up by this, a guess learns nothing from how long the look-up takes. */
async function digest(state: string): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(state))));
}
