import type { StubForm } from "../stubs/stub-entry.js";
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
    const added = parsed.map((fault) => this.#stubs.insert("fault", formOf(fault), fault));
    return structuredClone(added.map(({ given, id, used }) => ({ ...(given as Fault<string> & { operation: string }), id, used })));
  }

  list(): ActiveFault[] {
    const faults = this.#stubs.entries.filter(({ kind }) => kind === "fault");
    return structuredClone(faults.map(({ given, id, used }) => ({ ...(given as Fault<string> & { operation: string }), id, used })));
  }

  remove(id: string): boolean {
    return this.#stubs.removeAll((entry) => entry.kind === "fault" && entry.id === id) > 0;
  }

  clear(operation?: string): void {
    this.#stubs.removeAll(({ kind, form }) => kind === "fault" && (operation === undefined || (form.operation ?? "*") === operation));
  }
}

function formOf({ operation, method, path, query, header, body, teamId, ...rest }: Fault<string>): StubForm {
  const { nth, from, every, limit, times, probability, ...effect } = rest;
  const given = { nth, from, every, limit, times, probability };
  const turns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const match = Object.fromEntries(
    Object.entries({ method, path, query, header, body, teamId }).filter(([, value]) => value !== undefined),
  );
  return { ...(operation !== "*" && { operation }), match, before: "validation", ...turns, effect };
}
