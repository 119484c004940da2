import type { StubEntry, StubForm } from "../stubs/stub-entry.js";
import type { StubList } from "../stubs/stub-list.js";
import type { ActiveFault, Fault } from "./fault.js";
import { parseFault } from "./parse-fault.js";

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

/** The faults among the stubs. */
export class FaultList implements Faults {
  readonly #stubs: StubList;

  constructor(stubs: StubList) {
    this.#stubs = stubs;
  }

  add(fault: Fault<string>): ActiveFault {
    return this.addAll([fault])[0] as ActiveFault;
  }

  /** Adds all faults, or none if one is invalid. */
  addAll(faults: readonly unknown[]): ActiveFault[] {
    const parsed = faults.map((fault) => parseFault(fault, this.#stubs.parts.endpoints));
    return parsed.map((fault) => listed(this.#stubs.insert("fault", formOf(fault), fault)));
  }

  list(): ActiveFault[] {
    return this.#stubs.entries.filter(({ kind }) => kind === "fault").map(listed);
  }

  remove(id: string): boolean {
    return this.#stubs.removeAll((entry) => entry.kind === "fault" && entry.id === id) > 0;
  }

  clear(operation?: string): void {
    this.#stubs.clearAll(operation, ({ kind }) => kind === "fault");
  }
}

function listed({ given, id, used }: StubEntry): ActiveFault {
  return structuredClone({ ...(given as Fault<string> & { operation: string }), id, used });
}

function formOf({ operation, method, path, query, header, body, teamId, ...rest }: Fault<string>): StubForm {
  const { nth, from, every, limit, times, probability, ...effect } = rest;
  const turns = given({ nth, from, every, limit, times, probability });
  const match = given({ method, path, query, header, body, teamId });
  return { ...(operation !== "*" && { operation }), match, before: "validation", ...turns, effect };
}

function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
