import { nearestName } from "../nearest.js";
import { CONDITIONS } from "../requests/conditions.js";
import { findWrongPatterns } from "../requests/request-match.js";
import { type Endpoint, findImpossible } from "../requests/find-impossible.js";
import { findUnsendable, findWrongHeaders } from "../state/check-fixtures.js";
import { BY_HANDLER, checker } from "../state/checked-copy.js";
import { type Finding, isObject } from "../state/json.js";
import { fixture, headers } from "../state/state-schemas.js";
import { list, object, oneOf, type Schema } from "../state/schema-parts.js";
import type { Effect, Turns } from "./stub.js";
import type { AnyHandler, StubForm } from "./stub-entry.js";

/** Maximum delay: one day, which is below the limit of setTimeout() (2^31 - 1). */
const LONGEST = 86_400_000;
const milliseconds: Schema = { type: "number", minimum: 0, maximum: LONGEST };
export const count: Schema = { type: "integer", minimum: 1 };
const values: Schema = { type: "object", additionalProperties: { type: ["string", "null"] }, minProperties: 1 };
/** Printable ASCII, which is safe in a header. */
const headerText: Schema = {
  type: "string",
  pattern: "^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$",
  description: "printable ASCII without spaces around it",
};

export const TURNS: Readonly<Record<keyof Turns, Schema>> = {
  when: values,
  set: values,
  from: count,
  every: count,
  limit: object({ requests: { type: "integer", minimum: 0 }, seconds: { type: "number", exclusiveMinimum: 0 } }),
  times: count,
  probability: { type: "number", minimum: 0, maximum: 1 },
};

export const EFFECTS: Readonly<Record<keyof Effect, Schema>> = {
  status: { type: "integer", minimum: 200, maximum: 599 },
  headers,
  retryAfter: {
    anyOf: [{ type: "number", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, headerText],
    description: "a number of seconds, or printable ASCII",
  },
  delay: {
    anyOf: [milliseconds, { type: "array", items: milliseconds, minItems: 2, maxItems: 2 }],
    description: `a number of milliseconds from 0 to ${LONGEST}, or the least and the most of them, such as [10, 50]`,
  },
  drip: object({ bytes: count, every: milliseconds }),
  reset: { enum: [true, false, "after"] },
  truncate: { anyOf: [{ type: "boolean" }, { type: "integer", minimum: 0 }], description: "true, or a number of bytes" },
  html: { anyOf: [{ type: "boolean" }, { type: "string" }] },
  repeatCursor: { type: "boolean" },
  redirect: headerText,
};

/** The effects with a response of their own. */
const RESPONSES = ["status", "retryAfter", "html", "redirect"] as const;

const stub = object(
  {},
  {
    operation: { type: "string" },
    match: object({}, CONDITIONS),
    before: oneOf(["validation"]),
    ...TURNS,
    respond: { if: { type: "array" }, then: list(fixture, { minItems: 1 }), else: fixture },
    effect: object({}, EFFECTS),
  },
);

const check = checker<StubForm[]>("invalid-stub", "The stubs are invalid.", list(stub), BY_HANDLER);

/** Checks the values of scenarios. */
export const checkValues = checker<NonNullable<Turns["set"]>>("invalid-stub", "The values are invalid.", { ...values, minProperties: 0 });

export function parseStubs(stubs: unknown, endpoints: readonly Endpoint[]): readonly StubForm[] {
  const functions = Array.isArray(stubs) ? stubs.map((value: unknown) => functionOf(value)) : [];
  // Functions are not JSON.
  const plain: unknown = Array.isArray(stubs)
    ? stubs.map((value, index) => (functions[index] ? { ...(value as object), respond: {} } : (value as unknown)))
    : stubs;
  const forms = check(plain, (given) =>
    [given].flat().flatMap((form, index) => {
      const findings = findStubConflicts(form, endpoints, functions[index] !== undefined);
      return findings.map(({ at, message }) => ({ at: `/${index}${at}`, message }));
    }),
  );
  return forms.map((form, index) => (functions[index] === undefined ? form : { ...form, respond: functions[index] }));
}

function functionOf(stub: unknown): AnyHandler | undefined {
  return isObject(stub) && typeof stub["respond"] === "function" ? (stub["respond"] as AnyHandler) : undefined;
}

function findStubConflicts(form: StubForm, endpoints: readonly Endpoint[], isFunction: boolean): Finding[] {
  const { operation = "*", match = {}, before, respond, effect = {}, limit, set } = form;
  const path = endpoints.find(({ operationId }) => operationId === operation)?.template;
  const hasEffect = Object.values(effect).some((value) => value !== false);
  const rules: [isBroken: boolean, at: string, message: string][] = [
    [
      respond === undefined && !hasEffect && limit === undefined && set === undefined,
      "",
      "respond: missing; add respond, effect, limit or set",
    ],
    [isFunction && before !== undefined, "/before", "remove it; a function needs a valid request"],
    ...RESPONSES.map((name): [boolean, string, string] => {
      return [respond !== undefined && ![undefined, false].includes(effect[name] as undefined), `/effect/${name}`, "remove it, or respond"];
    }),
  ];
  return [
    ...rules.flatMap(([isBroken, at, message]) => (isBroken ? [{ at, message }] : [])),
    ...findUnreachable({ operation, match, isEarly: before !== undefined }, endpoints, "/match"),
    ...findEffectConflicts(effect, "/effect"),
    ...(typeof respond === "object" ? [respond].flat() : []).flatMap((each, index) =>
      findUnsendable(each, Array.isArray(respond) ? `/respond/${index}` : "/respond", path),
    ),
  ];
}

/** Finds an operation that is unknown, or conditions that no request meets. */
export function findUnreachable(
  { operation, match, isEarly }: { operation: string; match: NonNullable<StubForm["match"]>; isEarly: boolean },
  endpoints: readonly Endpoint[],
  at: string,
): Finding[] {
  const names = new Set(endpoints.flatMap(({ operationId }) => operationId ?? []));
  if (operation !== "*" && !names.has(operation))
    return [{ at: "/operation", message: `unknown operationId. ${nearestName(operation, names)}` }];
  const own = endpoints.filter(({ operationId }) => (operation === "*" ? isEarly || operationId !== undefined : operation === operationId));
  return [...findWrongPatterns(match, ""), ...findImpossible(match, own, isEarly)].map((finding) => ({ ...finding, at: at + finding.at }));
}

export function findEffectConflicts({ status, redirect, delay, headers: given = {} }: Effect, at: string): Finding[] {
  const isOdd = redirect !== undefined && status !== undefined && (status < 300 || status > 399);
  return [
    ...(typeof delay === "object" && delay[0] > delay[1] ? [{ at: `${at}/delay`, message: "put the least before the most" }] : []),
    ...(isOdd ? [{ at: `${at}/status`, message: "use 300 to 399 for a redirect" }] : []),
    ...findWrongHeaders(given, `${at}/headers`),
  ];
}
