/// <reference lib="esnext.disposable" preserve="true" />
import type { EmulatorClock } from "./emulator-clock.js";
import type { Faults } from "./internal/faults/faults.js";
import type { HandlerOptions, UserHandler } from "./internal/user-handler.js";
import type { Stub, Stubs, Unused } from "./internal/stubs/stub.js";
import type { IsolatedTeam } from "./internal/isolated-team.js";
import type { OperationId } from "./internal/operation-types.js";
import type { Requests } from "./internal/requests/requests.js";
import type { Fixtures, Seed, SeedRecords } from "./internal/state/seed.js";

/**
 * The complete state as plain JSON: one object per table, with records by key. The tables and fields are internal and may change in any
 * version.
 */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The functions that control a world: its state, clock, stubs and recorded requests. No other world sees them. */
export interface WorldControl {
  /** The stubs, which respond in place of operations or change their responses. */
  readonly stubs: Stubs;
  /** Stubs before validation, in a shorter form. */
  readonly faults: Faults;
  /** The world's clock. */
  readonly clock: EmulatorClock;
  /** The requests that were sent to operations and sign-in endpoints. */
  readonly requests: Requests;
  /** Returns the stubs, faults and handlers that no request has reached. */
  unused(): Unused[];
  /**
   * Goes back to the state that the world began with, clock included, and removes all recorded requests and all stubs but those of the option.
   * Requests under way do not reach the new state: they get a 503.
   */
  reset(): Promise<void>;
  /**
   * Replaces the state with a seed, or with a snapshot in its place, until the next `reset()`. Stubs and recorded requests remain.
   *
   * @throws {EmulatorError} with the code `invalid-seed` if the seed is invalid; the state is then unchanged.
   */
  seed(seed: Seed | Snapshot): Promise<void>;
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
   * const world = await emulator.isolated();
   * const { token, teamId, slug } = world;
   * await world.add({
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
  /**
   * Sends a body as JSON to the URL of a webhook. The contract documents neither events nor signatures, so the body is your own.
   *
   * @returns The response of the URL.
   * @throws {EmulatorError} with the code `undeliverable`.
   */
  deliver(webhookId: string, body: unknown): Promise<Response>;
}

/** A world with a token of its own. */
export interface World extends IsolatedTeam, WorldControl {
  /** Ends the world and frees its memory: requests with its token get a 401 then. */
  close(): Promise<void>;
  /** The same as `close()`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** A running emulator. It is the default world. */
export interface Emulator extends WorldControl {
  /** Base URL without a trailing slash, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The port the emulator listens on. */
  readonly port: number;
  /** A valid bearer token; `undefined` if the state has none. */
  readonly token: string | undefined;
  /**
   * Creates a world in memory, with a team, a user, a token and a project of its own. Requests with the token act on this world, as do those
   * to control endpoints; so parallel tests can share an emulator. The world has the sign-in clients, settings and fixtures of the emulator.
   */
  isolated(): Promise<World>;
  /**
   * Replaces the fixed responses of the option `fixtures`, in all worlds.
   *
   * @throws {EmulatorError} with the code `invalid-fixtures`; those before then remain.
   */
  setFixtures(fixtures: Fixtures): void;
  /**
   * Replaces the stubs of the option `stubs`, in all worlds.
   *
   * @throws {EmulatorError} with the code `invalid-stub`; those before then remain.
   */
  setStubs(stubs: readonly Stub[]): void;
  /** Waits up to 3 seconds for active requests, closes all connections, and writes the state to the `data` file. */
  close(): Promise<void>;
  /** The same as `close()`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}
