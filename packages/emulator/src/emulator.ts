import type { EmulatorClock } from "./emulator-clock.js";
import type { UserHandler } from "./internal/app-parts.js";
import type { Faults } from "./internal/faults/fault-list.js";
import type { Seed } from "./internal/state/seed.js";

/**
 * The complete state as plain JSON: one object per table, with records by key. The tables and fields are internal and may change in any
 * version.
 */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A running emulator. */
export interface Emulator {
  /** Base URL without a trailing slash, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The port the emulator listens on. */
  readonly port: number;
  /** A valid bearer token; `undefined` if the state has none. */
  readonly token: string | undefined;
  /** Injected faults. */
  readonly faults: Faults;
  /** The emulator's clock. */
  readonly clock: EmulatorClock;
  /** Restores the initial state: applies the latest seed again, resets the clock, and removes all faults. Handlers remain registered. */
  reset(): Promise<void>;
  /**
   * Replaces the state with a seed.
   *
   * @throws {EmulatorError} with the code `invalid-seed` if the seed is invalid; the state is then unchanged.
   */
  seed(seed: Seed): Promise<void>;
  /** Returns the complete state as frozen plain JSON; use `structuredClone()` to modify it. It contains access tokens. */
  snapshot(): Snapshot;
  /**
   * Replaces the state with a snapshot.
   *
   * @throws {EmulatorError} with the code `invalid-snapshot` if the snapshot is invalid; the state is then unchanged.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Registers a handler that replaces an operation. Requests are validated before the handler runs; its response is not validated. A second
   * handler for the same operation replaces the first.
   *
   * @param operationId - Such as `listProjects`.
   * @param handler - Returns a `Response`, or a value to send as JSON.
   * @throws {EmulatorError} with the code `unknown-operation` if the contract has no such operation.
   *
   * @example
   * ```ts
   * import { startEmulator } from "@hosting-platform/emulator";
   *
   * const emulator = await startEmulator();
   * emulator.handle("listProjects", () => ({ projects: [{ id: "prj_1" }] }));
   * const response = await fetch(`${emulator.url}/v10/projects`, { headers: { authorization: `Bearer ${emulator.token}` } });
   * console.log(await response.json());
   * await emulator.close();
   * ```
   */
  handle(operationId: string, handler: UserHandler): void;
  /** Waits up to 5 seconds for active requests, closes all connections, and writes the state to the `data` file. */
  close(): Promise<void>;
}
