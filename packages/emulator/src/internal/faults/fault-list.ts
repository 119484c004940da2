import type { ActiveFault, Fault } from "./fault.js";
import { parseFault } from "./parse-fault.js";
import { createRandom } from "./random.js";

/** The faults that act on requests. Of those that fit a request, the first that was added acts. */
export interface Faults {
  /**
   * Adds a fault, behind those that there are.
   *
   * @returns the fault, with its `id`.
   * @throws {EmulatorError} with the code `invalid-fault`.
   */
  add(fault: Fault): ActiveFault;
  /** The faults, in the order in which they were added, those that are used up too. */
  list(): ActiveFault[];
  /** Takes away all faults, or those of an operation. */
  clear(operation?: string): void;
}

/** Keeps the faults, and says which of them acts on a request. */
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

  /** Adds all of them or none. */
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

  /** As it was at the beginning: no faults, and the draws begin anew. */
  reset(): void {
    this.#faults = [];
    this.#added = 0;
    this.#random = createRandom(this.#seed);
  }

  /** The fault that acts on a request to an operation; `cursor` is its `next`. */
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
