import type { EmulatorClock } from "./emulator-clock.js";
import type { Faults } from "./internal/faults/fault-list.js";
import type { HandlerOptions } from "./internal/handler-list.js";
import type { IsolatedTeam } from "./internal/isolated-team.js";
import type { OperationId } from "./internal/operation-types.js";
import type { Requests } from "./internal/requests/request-list.js";
import type { Seed, SeedRecords } from "./internal/state/seed.js";
import type { UserHandler } from "./internal/user-handler.js";

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
  /** The requests that were sent to operations and sign-in endpoints. */
  readonly requests: Requests;
  /**
   * Goes back to the state that the emulator was started with, clock included, and removes all handlers, faults and recorded requests.
   * Requests under way do not reach the new state: they get a 503.
   */
  reset(): Promise<void>;
  /**
   * Replaces the state with a seed, until the next `reset()`. Handlers, faults and recorded requests remain.
   *
   * @throws {EmulatorError} with the code `invalid-seed` if the seed is invalid; the state is then unchanged.
   */
  seed(seed: Seed): Promise<void>;
  /**
   * Adds records to the state. Entries for an existing team may add members.
   *
   * @throws {EmulatorError} with the code `invalid-seed` if a record is invalid or another one has its ID; the state is then unchanged.
   *
   * @example
   * ```ts
   * import { startEmulator } from "@hosting-platform/emulator";
   *
   * const emulator = await startEmulator();
   * const { token, teamId, slug } = await emulator.isolated();
   * await emulator.add({
   *   users: [{ uid: "ada", username: "ada", email: "ada@example.com" }],
   *   teams: [{ id: teamId, slug, members: [{ uid: "ada", teamRole: "MEMBER" }] }],
   *   accessGroups: [{ teamId, name: "docs", members: ["ada"] }],
   * });
   * const headers = { authorization: `Bearer ${token}` };
   * console.log((await fetch(`${emulator.url}/v1/access-groups/docs`, { headers })).status);
   * await emulator.close();
   * ```
   */
  add(records: SeedRecords): Promise<void>;
  /** Returns the complete state as frozen plain JSON; use `structuredClone()` to modify it. It contains access tokens. */
  snapshot(): Snapshot;
  /**
   * Replaces the state with a snapshot.
   *
   * @throws {EmulatorError} with the code `invalid-snapshot` if the snapshot is invalid; the state is then unchanged.
   */
  restore(snapshot: Snapshot): Promise<void>;
  /**
   * Adds a team with a user, a token and a project of its own, so that parallel tests can share an emulator. Faults, handlers and
   * `requests` can be limited to it by `teamId`.
   *
   * @example
   * ```ts
   * import { startEmulator } from "@hosting-platform/emulator";
   *
   * const emulator = await startEmulator();
   * const { token, teamId } = await emulator.isolated();
   * emulator.faults.add({ operation: "listAccessGroups", teamId, status: 500 });
   * const response = await fetch(`${emulator.url}/v1/access-groups`, { headers: { authorization: `Bearer ${token}` } });
   * console.log(response.status, emulator.requests.count({ teamId }));
   * await emulator.close();
   * ```
   */
  isolated(): Promise<IsolatedTeam>;
  /**
   * Registers a handler that replaces an operation. Requests are validated before the handler runs; its response is not validated. If
   * several handlers match a request, the latest runs; its `next()` runs the one before, and at last the emulator.
   *
   * @param operationId - Such as `listProjects`.
   * @param options - Conditions, and `once: true` for a single request. Default: all requests.
   * @param handler - Returns a `Response`, or a value to send as JSON. An error that it throws becomes a 500, without the error's text.
   * @returns A function that removes the handler.
   * @throws {EmulatorError} with the code `unknown-operation` or `invalid-option`.
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
  handle<Id extends OperationId>(operationId: Id, handler: UserHandler<Id>): () => void;
  handle<Id extends OperationId>(operationId: Id, options: HandlerOptions, handler: UserHandler<Id>): () => void;
  /** Waits up to 5 seconds for active requests, closes all connections, and writes the state to the `data` file. */
  close(): Promise<void>;
}
