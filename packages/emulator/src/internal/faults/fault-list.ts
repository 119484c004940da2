import type { ObservedRequest } from "../requests/observed-request.js";
import { contains, matchesHead } from "../requests/request-match.js";
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

  constructor(operationIds: ReadonlySet<string>, seed: string) {
    this.#operationIds = operationIds;
    this.#seed = seed;
  }

  add(fault: Fault<string>): ActiveFault {
    return this.addAll([fault])[0] as ActiveFault;
  }

  /** Adds all faults, or none if one is invalid. */
  addAll(faults: readonly unknown[]): ActiveFault[] {
    const parsed = faults.map((fault) => parseFault(fault, this.#operationIds));
    const added = parsed.map((fault): ActiveFault => ({ ...fault, id: `fault_${++this.#added}`, used: 0 }));
    // Each fault has its own random sequence, which the requests of the others do not change.
    for (const fault of added) this.#entries.add({ fault, matched: 0, random: createRandom(`${this.#seed} ${fault.id}`) });
    return structuredClone(added);
  }

  list(): ActiveFault[] {
    return structuredClone([...this.#entries].map(({ fault }) => fault));
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
    const candidates = [...this.#entries, ...others].filter((entry) => isCandidate(entry, request));
    if (candidates.length === 0) return undefined;
    const body = candidates.some(({ fault }) => fault.body !== undefined) ? request.body() : undefined;
    const turn = Promise.all([body, ...candidates.map((entry) => entry.turn)]).then(([sent]) =>
      this.#choose(candidates, (sent as { value: unknown } | undefined)?.value),
    );
    for (const entry of candidates) entry.turn = turn;
    return turn;
  }

  #choose(candidates: readonly Entry[], body: unknown): Fault<string> | undefined {
    let chosen: ActiveFault | undefined;
    for (const entry of candidates) {
      const { fault } = entry;
      // It may have been removed while the body arrived.
      if (entry.isRemoved === true || (fault.body !== undefined && !contains(body, fault.body))) continue;
      entry.matched += 1;
      if (chosen !== undefined || isUsedUp(fault) || (fault.nth ?? entry.matched) !== entry.matched) continue;
      if (fault.probability === undefined || entry.random() < fault.probability) chosen = fault;
    }
    if (chosen !== undefined) chosen.used += 1;
    return chosen;
  }
}

/** Returns true if the request meets the conditions as far as they do not depend on its body. */
function isCandidate({ fault }: Entry, request: ObservedRequest): boolean {
  if (isUsedUp(fault) || (fault.operation !== "*" && fault.operation !== request.operationId)) return false;
  if (fault.repeatCursor === true && !request.query.has("next")) return false;
  return matchesHead(fault, request);
}

function isUsedUp({ used, times = Infinity }: ActiveFault): boolean {
  return used >= times;
}
