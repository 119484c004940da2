import type { Fixture } from "../app-parts.js";
import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";

/** Null body statuses (Fetch Standard) that a fixture may have. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Headers that a fixture must not have, with the reason. */
const UNSENDABLE: Readonly<Record<string, string>> = {
  "content-encoding": "the body is sent unencoded",
  "content-length": "the emulator sets it",
  "transfer-encoding": "the server sets it",
};

/**
 * Finds fixtures that match the schema but cannot be sent.
 *
 * @param at JSON pointer to the fixtures.
 * @param operationIds The operations that may have fixtures; `undefined` allows any.
 */
export function findUnsendable(
  fixtures: Readonly<Record<string, Fixture>>,
  at: string,
  operationIds: ReadonlySet<string> | undefined,
): Finding[] {
  return Object.entries(fixtures).flatMap(([operationId, { status, body, headers = {} }]) => {
    const place = pointerTo(at, operationId);
    const isUnknown = operationIds?.has(operationId) === false;
    const hasBody = status !== undefined && WITHOUT_BODY.includes(status) && body !== undefined;
    return [
      ...(isUnknown ? [{ at: place, message: "operation: unknown; use an operationId of the API" }] : []),
      ...(hasBody ? [{ at: pointerTo(place, "body"), message: `body: remove it; a ${status} response has no body` }] : []),
      ...Object.entries(headers).flatMap(([name, value]) => findWrongHeader(name, value, pointerTo(place, "headers", name))),
    ];
  });
}

function findWrongHeader(name: string, value: string, at: string): Finding[] {
  const reason = new Map(Object.entries(UNSENDABLE)).get(name.toLowerCase());
  if (reason !== undefined) return [{ at, message: `header: remove it; ${reason}` }];
  try {
    new Headers([[name, value]]);
    return [];
  } catch {
    return [{ at, message: "header: use a valid HTTP header name and value (RFC 9110, section 5)" }];
  }
}
