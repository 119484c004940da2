import type { StubEntry, StubForm } from "../stubs/stub-entry.js";
import type { StubList } from "../stubs/stub-list.js";
import type { OperationId } from "../operation-types.js";
import { CONDITIONS } from "../requests/conditions.js";
import type { RequestMatch } from "../requests/request-match.js";
import type { Effect, Turns } from "../stubs/stub.js";
import type { Endpoint } from "../requests/find-impossible.js";
import { WITHOUT_BODY } from "../state/check-fixtures.js";
import { BY_HANDLER, checker } from "../state/checked-copy.js";
import type { Finding } from "../state/json.js";
import { object } from "../state/schema-parts.js";
import { count, EFFECTS, findEffectConflicts, findUnreachable, TURNS } from "../stubs/parse-stub.js";

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
    const { endpoints } = this.#stubs.parts;
    const parsed = faults.map((fault) => ({ operation: "*", ...check(fault, (given) => findConflicts(given, endpoints)) }));
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
  const { nth, when, set, from, every, limit, times, probability, ...effect } = rest;
  const turns = given({ nth, when, set, from, every, limit, times, probability });
  const match = given({ method, path, query, header, body, teamId });
  return { ...(operation !== "*" && { operation }), match, before: "validation", ...turns, effect };
}

function given(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * A fault to inject into requests that meet its conditions: a {@link Stub} before validation, with its parts side by side. Requests that
 * another fault affects count for `nth`, `from` and `every` too.
 */
export interface Fault<Operation extends string = OperationId> extends RequestMatch, Turns, Effect {
  /** An operationId; default: `*`, which is every operation and sign-in endpoint. */
  operation?: Operation | "*";
  /** Affects only this one of the requests that meet the conditions: 1 is the first since the fault was added. */
  nth?: number;
  /** Response body, sent as JSON; a string is sent verbatim if `headers` has another media type. Default status: 200. */
  responseBody?: unknown;
}

/** A fault in the list. */
export interface ActiveFault extends Fault<string> {
  operation: string;
  /** Such as `fault_1`. */
  id: string;
  /** Number of affected requests. */
  used: number;
}

const OWN_EFFECTS = { ...EFFECTS, responseBody: {} };
const FORM = object({}, { operation: { type: "string" }, ...CONDITIONS, nth: count, ...TURNS, ...OWN_EFFECTS });
const check = checker<Fault<string>>("invalid-fault", "The fault is invalid.", FORM, BY_HANDLER);

function findConflicts(fault: Fault<string>, endpoints: readonly Endpoint[]): Finding[] {
  const { operation = "*", nth, from, every, limit, times = 1, status, html = false, responseBody } = fault;
  const effects = Object.keys(OWN_EFFECTS);
  const hasEffect = effects.some((name) => ![undefined, false].includes(fault[name as keyof Fault<string>] as undefined));
  const rules: [isBroken: boolean, at: string, message: string][] = [
    [!hasEffect && limit === undefined, "", `effect: missing; set one of ${effects.join(", ")}`],
    [nth !== undefined && times !== 1, "/times", "remove it; nth selects one request"],
    [nth !== undefined && from !== undefined, "/from", "remove it; nth selects one request"],
    [nth !== undefined && every !== undefined, "/every", "remove it; nth selects one request"],
    [responseBody !== undefined && html !== false, "/html", "remove it; responseBody is the body"],
    [responseBody !== undefined && WITHOUT_BODY.includes(status ?? 200), "/responseBody", `remove it; a ${status} response has no body`],
  ];
  return [
    ...findUnreachable({ operation, match: fault, isEarly: true }, endpoints, ""),
    ...rules.flatMap(([isBroken, at, message]) => (isBroken ? [{ at, message }] : [])),
    ...findEffectConflicts(fault, ""),
  ];
}
