import type { EmulatorClock } from "./emulator-clock.js";
import type { UserHandler } from "./internal/app-parts.js";
import type { Faults } from "./internal/faults/fault-list.js";
import type { Seed } from "./internal/state/seed.js";

/**
 * A whole state: plain JSON, records by key in each table. What tables and records there are is this version's own, and may be another in the
 * next one.
 */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An emulator that takes requests. */
export interface Emulator {
  /** Where it is, without a slash at the end, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** A bearer token that requests may have; undefined where the state has none. */
  readonly token: string | undefined;
  /** What goes wrong on purpose. */
  readonly faults: Faults;
  /** The time that it goes by. */
  readonly clock: EmulatorClock;
  /** Makes all as it was at the beginning: the state as the seed that was given last says, the clock, no faults. Handlers stay. */
  reset(): Promise<void>;
  /**
   * Makes the state what a seed says, in place of all that there is.
   *
   * @throws {EmulatorError} with the code `invalid-seed`; nothing has changed then.
   */
  seed(seed: Seed): Promise<void>;
  /** The whole state, which is plain JSON that cannot be changed: take a `structuredClone()` to change it. It holds tokens. */
  snapshot(): Snapshot;
  /**
   * Makes the state what it was when a snapshot was taken.
   *
   * @throws {EmulatorError} with the code `invalid-snapshot`; nothing has changed then.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Answers an operation in place of the emulator. Requests are held against the contract before, what the handler gives is not. A second
   * handler for an operation takes the place of the first.
   *
   * @param operationId - As in the contract, such as `listProjects`.
   * @param handler - Gives a `Response`, or what is to be sent as JSON.
   * @throws {EmulatorError} with the code `unknown-operation`.
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
  /** Lets requests end, for 5 seconds at most, closes all connections, and makes the state durable. */
  close(): Promise<void>;
}
