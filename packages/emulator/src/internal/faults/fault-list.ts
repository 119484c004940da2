import type { Endpoint } from "../requests/find-impossible.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { contains, failedCondition } from "../requests/request-match.js";
import type { Unused } from "../handler-list.js";
import type { Clock } from "../types.js";
import type { ActiveFault, Fault } from "./fault.js";
import { parseFault } from "./parse-fault.js";
import { createRandom } from "./random.js";

/** The list of injected faults. The first fault that matches a request is applied. */
export interface Faults {
  /**
   * Appends a fault.
   *
   * @returns The fault with its `id`.
   * @throws {EmulatorError} with the code `invalid-fault` if the fault is invalid.
   */
  add(fault: Fault): ActiveFault;
  /** Returns all faults in order, including used-up ones. */
  list(): ActiveFault[];
  /** Removes a fault by its `id`; returns false if there is none. */
  remove(id: string): boolean;
  /** Removes all faults, or those of one operation. */
  clear(operation?: string): void;
}

/** A fault with what it takes to select its requests. */
interface Entry {
  fault: ActiveFault;
  /** Number of requests that met the conditions. */
  matched: number;
  random: () => number;
  /** The window of `limit`: its beginning in milliseconds since 1970, and the number of its requests. */
  window: { begin: number; count: number };
  isRemoved?: boolean;
  /** Settles once the latest request that the fault may affect has been decided. */
  turn?: Promise<unknown>;
}

/** Stores faults and selects the one to apply to a request. */
export class FaultList implements Faults {
  readonly #entries = new Set<Entry>();
  #added = 0;
  readonly #operationIds: ReadonlySet<string>;
  readonly #seed: string;
  readonly #clock: Clock;
  readonly #endpoints: readonly Endpoint[];

  /** @param endpoints What requests may be routed to. */
  constructor(operationIds: ReadonlySet<string>, seed: string, clock: Clock, endpoints: readonly Endpoint[] = []) {
    this.#operationIds = operationIds;
    this.#seed = seed;
    this.#clock = clock;
    this.#endpoints = endpoints;
  }

  add(fault: Fault<string>): ActiveFault {
    return this.addAll([fault])[0] as ActiveFault;
  }

  /** Adds all faults, or none if one is invalid. */
  addAll(faults: readonly unknown[]): ActiveFault[] {
    const parsed = faults.map((fault) => parseFault(fault, this.#operationIds, this.#endpoints));
    const added = parsed.map((fault): ActiveFault => ({ ...fault, id: `fault_${++this.#added}`, used: 0 }));
    // Each fault has its own random sequence, which the requests of the others do not change.
    for (const fault of added)
      this.#entries.add({ fault, matched: 0, random: createRandom(`${this.#seed} ${fault.id}`), window: { begin: -Infinity, count: 0 } });
    return structuredClone(added);
  }

  list(): ActiveFault[] {
    return structuredClone([...this.#entries].map(({ fault }) => fault));
  }

  /** Returns the faults that have affected no request. */
  unused(): Unused[] {
    return this.list()
      .filter(({ used }) => used === 0)
      .map(({ id, operation }) => ({ id, operation }));
  }

  remove(id: string): boolean {
    return this.#removeAll(({ fault }) => fault.id === id) > 0;
  }

  clear(operation?: string): void {
    this.#removeAll(({ fault }) => operation === undefined || fault.operation === operation);
  }

  #removeAll(isMeant: (entry: Entry) => boolean): number {
    const meant = [...this.#entries].filter(isMeant);
    for (const entry of meant) {
      entry.isRemoved = true;
      this.#entries.delete(entry);
    }
    return meant.length;
  }

  /** Removes all faults and restarts the IDs, which also restarts the random sequences. */
  reset(): void {
    this.clear();
    this.#added = 0;
  }

  /**
   * Selects the fault for a request and counts its use. Requests are decided in the order of their arrival: one whose body is compared waits
   * for it, and those after it wait for its turn if a fault may affect both.
   *
   * @param main The faults of the default world, of which those that name the team apply too.
   */
  take(request: ObservedRequest, main?: FaultList): Promise<Fault<string> | undefined> | undefined {
    const others = main === undefined ? [] : [...main.#entries].filter(({ fault }) => fault.teamId !== undefined);
    const own = [...this.#entries, ...others].filter(({ fault }) => isFor(fault, request));
    const candidates = own.filter(({ fault }) => {
      const because = isUsedUp(fault) ? "times" : failedCondition(fault, request);
      if (because !== undefined) request.near.push({ id: fault.id, because });
      return because === undefined;
    });
    if (candidates.length === 0) return undefined;
    const body = candidates.some(({ fault }) => fault.body !== undefined) ? request.body() : undefined;
    const turn = Promise.all([body, ...candidates.map((entry) => entry.turn)]).then(([sent]) =>
      this.#choose(candidates, request, (sent as { value: unknown } | undefined)?.value),
    );
    for (const entry of candidates) entry.turn = turn;
    return turn;
  }

  #choose(candidates: readonly Entry[], request: ObservedRequest, body: unknown): Fault<string> | undefined {
    let chosen: ActiveFault | undefined;
    let effects: Fault<string> | undefined;
    for (const entry of candidates) {
      // It may have been removed while the body arrived.
      if (entry.isRemoved === true) continue;
      const { fault } = entry;
      if (fault.body !== undefined && !contains(body, fault.body)) {
        request.near.push({ id: fault.id, because: "body" });
        continue;
      }
      entry.matched += 1;
      if (chosen !== undefined) continue;
      const because = this.#unmetCount(entry);
      if (because !== undefined) request.near.push({ id: fault.id, because });
      else [chosen, effects] = [fault, { ...this.#limitOf(entry), ...fault }];
    }
    if (chosen !== undefined) {
      chosen.used += 1;
      request.answeredBy = `fault ${chosen.id}`;
    }
    return effects;
  }

  /** Returns the first condition that the number of a request does not meet. */
  #unmetCount(entry: Entry): string | undefined {
    const { fault, matched, window, random } = entry;
    const { nth, from = 1, every, limit, probability } = fault;
    if (isUsedUp(fault)) return "times";
    if (nth !== undefined && nth !== matched) return "nth";
    if (matched < from) return "from";
    if (every !== undefined && (matched - (fault.from ?? every)) % every !== 0) return "every";
    if (limit !== undefined) {
      const now = this.#clock.now();
      // Also if the clock was set back.
      if (now >= window.begin + limit.seconds * 1000 || now < window.begin) entry.window = { begin: now, count: 0 };
      entry.window.count += 1;
      if (entry.window.count <= limit.requests) return "limit";
    }
    return probability === undefined || random() < probability ? undefined : "probability";
  }

  /** Returns the default effect of a limit. */
  #limitOf({ fault: { limit, status }, window }: Entry): Fault<string> {
    if (limit === undefined) return {};
    const left = Math.ceil((window.begin + limit.seconds * 1000 - this.#clock.now()) / 1000);
    return { status: status ?? 429, retryAfter: left };
  }
}

/** Returns true for a fault of the operation of a request. */
function isFor({ operation, repeatCursor }: ActiveFault, request: ObservedRequest): boolean {
  return (operation === "*" || operation === request.operationId) && (repeatCursor !== true || request.query.has("next"));
}

function isUsedUp({ used, times = Infinity }: ActiveFault): boolean {
  return used >= times;
}
