import { CONDITIONS } from "../requests/conditions.js";
import type { Endpoint } from "../requests/find-impossible.js";
import { WITHOUT_BODY } from "../state/check-fixtures.js";
import { checkedCopy } from "../state/checked-copy.js";
import type { Finding } from "../state/json.js";
import { schemaCheck } from "../state/schema-findings.js";
import { object } from "../state/schema-parts.js";
import { count, EFFECTS, findEffectConflicts, findUnreachable, TURNS } from "../stubs/parse-stub.js";
import type { Fault } from "./fault.js";

const OWN_EFFECTS = { ...EFFECTS, responseBody: {} };
const findWrongForm = schemaCheck(object({}, { operation: { type: "string" }, ...CONDITIONS, nth: count, ...TURNS, ...OWN_EFFECTS }));

/**
 * Validates a fault.
 *
 * @param endpoints What requests may be routed to.
 * @returns A frozen copy with the default of `operation`.
 * @throws {EmulatorError} with the code `invalid-fault` and all findings if the fault is invalid.
 */
export function parseFault(value: unknown, endpoints: readonly Endpoint[]): Fault<string> & { operation: string } {
  const fault = checkedCopy<Fault<string>>(value, {
    code: "invalid-fault",
    title: "The fault is invalid.",
    findWrongForm,
    findConflicts: (given) => findConflicts(given, endpoints),
  });
  return { operation: "*", ...fault };
}

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
