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
  /** Removes all faults, or those of one operation. */
  clear(operation?: string): void;
}

/** Stores faults and selects the one to apply to a request. */
export class FaultList implements Faults {
  #faults: ActiveFault[] = [];
  #added = 0;
  #random: () => number;
  readonly #isOperation: (operationId: string) => boolean;
  readonly #seed: string;

  constructor(isOperation: (operationId: string) => boolean, seed: string) {
    this.#isOperation = isOperation;
    this.#seed = seed;
    this.#random = createRandom(seed);
  }

  add(fault: Fault): ActiveFault {
    return this.addAll([fault])[0] as ActiveFault;
  }

  /** Adds all faults, or none if one is invalid. */
  addAll(faults: readonly unknown[]): ActiveFault[] {
    const parsed = faults.map((fault) => parseFault(fault, this.#isOperation));
    const added = parsed.map((fault): ActiveFault => ({ ...fault, id: `fault_${++this.#added}`, used: 0 }));
    for (const fault of added) this.#faults.push(fault);
    return structuredClone(added);
  }

  list(): ActiveFault[] {
    return structuredClone(this.#faults);
  }

  clear(operation?: string): void {
    this.#faults = operation === undefined ? [] : this.#faults.filter((fault) => fault.operation !== operation);
  }

  /** Removes all faults and restarts the random sequence. */
  reset(): void {
    this.#faults = [];
    this.#added = 0;
    this.#random = createRandom(this.#seed);
  }

  /** Selects the fault for a request and counts its use; `cursor` is the request's `next`. */
  take(operation: string, cursor: string | null): Fault | undefined {
    for (const fault of this.#faults) {
      if (fault.operation !== "*" && fault.operation !== operation) continue;
      if (fault.repeatCursor === true && cursor === null) continue;
      if (fault.used >= (fault.times ?? Infinity)) continue;
      if (fault.probability !== undefined && this.#random() >= fault.probability) continue;
      fault.used += 1;
      return fault;
    }
    return undefined;
  }
}
