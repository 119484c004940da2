import { nearestName } from "../nearest-name.js";
import { CONDITIONS } from "../requests/conditions.js";
import { type Endpoint, findImpossible } from "../requests/find-impossible.js";
import { findWrongHeaders, WITHOUT_BODY } from "../state/check-fixtures.js";
import { checkedCopy } from "../state/checked-copy.js";
import type { Finding } from "../state/json.js";
import { schemaCheck } from "../state/schema-findings.js";
import { map, object, type Schema } from "../state/schema-parts.js";
import type { Fault } from "./fault.js";

/** Maximum delay: one day, which is below the limit of setTimeout() (2^31 - 1). */
const LONGEST = 86_400_000;
const milliseconds: Schema = { type: "number", minimum: 0, maximum: LONGEST };
const count: Schema = { type: "integer", minimum: 1 };
/** Printable ASCII, which is safe in a header. */
const headerText: Schema = {
  type: "string",
  pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$",
  description: "printable ASCII without spaces around it",
};

const EFFECTS: Readonly<Record<string, Schema>> = {
  status: { type: "integer", minimum: 200, maximum: 599 },
  headers: map({ type: "string" }),
  responseBody: {},
  retryAfter: {
    anyOf: [{ type: "number", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, headerText],
    description: "a number of seconds, or printable ASCII",
  },
  delay: milliseconds,
  drip: object({ bytes: count, every: milliseconds }),
  reset: { enum: [true, false, "after"] },
  truncate: { anyOf: [{ type: "boolean" }, { type: "integer", minimum: 0 }], description: "true, or a number of bytes" },
  html: { anyOf: [{ type: "boolean" }, { type: "string" }] },
  repeatCursor: { type: "boolean" },
  redirect: headerText,
};

const findWrongForm = schemaCheck(
  object(
    {},
    {
      operation: { type: "string" },
      ...CONDITIONS,
      nth: count,
      from: count,
      every: count,
      limit: object({ requests: { type: "integer", minimum: 0 }, seconds: { type: "number", exclusiveMinimum: 0 } }),
      ...EFFECTS,
      times: count,
      probability: { type: "number", minimum: 0, maximum: 1 },
    },
  ),
);

/**
 * Validates a fault.
 *
 * @param endpoints What requests may be routed to; none leaves conditions that no request can meet.
 * @returns A frozen copy with the default of `operation`.
 * @throws {EmulatorError} with the code `invalid-fault` and all findings if the fault is invalid.
 */
export function parseFault(
  value: unknown,
  operationIds: ReadonlySet<string>,
  endpoints: readonly Endpoint[],
): Fault<string> & { operation: string } {
  const fault = checkedCopy<Fault<string>>(value, {
    code: "invalid-fault",
    title: "The fault is invalid.",
    findWrongForm,
    findConflicts: (given) => [...findConflicts(given, operationIds), ...findUnreachable(given, endpoints)],
  });
  return { operation: "*", ...fault };
}

function findUnreachable({ operation = "*", ...match }: Fault<string>, endpoints: readonly Endpoint[]): Finding[] {
  const own = endpoints.filter(({ operationId }) => operation === "*" || operation === operationId);
  return own.length === 0 ? [] : findImpossible(match, own);
}

function findConflicts(fault: Fault<string>, operationIds: ReadonlySet<string>): Finding[] {
  const { operation = "*", nth, from, every, limit, times = 1, status, headers = {}, html = false, redirect, responseBody } = fault;
  const hasEffect = Object.keys(EFFECTS).some((name) => ![undefined, false].includes(fault[name as keyof Fault<string>] as undefined));
  const rules: [isBroken: boolean, at: string, message: string][] = [
    [operation !== "*" && !operationIds.has(operation), "/operation", `unknown operationId. ${nearestName(operation, operationIds)}`],
    [!hasEffect && limit === undefined, "", `effect: missing; set one of ${Object.keys(EFFECTS).join(", ")}`],
    [nth !== undefined && times !== 1, "/times", "remove it; nth selects one request"],
    [nth !== undefined && from !== undefined, "/from", "remove it; nth selects one request"],
    [nth !== undefined && every !== undefined, "/every", "remove it; nth selects one request"],
    [redirect !== undefined && status !== undefined && (status < 300 || status > 399), "/status", "use 300 to 399 for a redirect"],
    [responseBody !== undefined && html !== false, "/html", "remove it; responseBody is the body"],
    [responseBody !== undefined && WITHOUT_BODY.includes(status ?? 200), "/responseBody", `remove it; a ${status} response has no body`],
  ];
  const conflicts = rules.flatMap(([isBroken, at, message]) => (isBroken ? [{ at, message }] : []));
  return [...conflicts, ...findWrongHeaders(headers, "/headers")];
}
