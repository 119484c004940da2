import type { Fixture } from "../app-parts.js";
import { pointerTo } from "../json-pointer.js";
import type { Finding } from "./json.js";

/** The statuses whose responses have no body (Fetch Standard, "null body status"), of those that a fixture may have. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Headers that a fixture cannot have. */
const UNSENDABLE: Readonly<Record<string, string>> = {
  "content-encoding": "the body is sent as it is written here, not encoded",
  "content-length": "the emulator counts the body itself",
  "transfer-encoding": "the server decides how the body is sent",
};

/**
 * What keeps fixtures of the right form from being sent.
 *
 * @param at Where they stand: a JSON pointer.
 * @param operationIds Those that there may be fixtures for.
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
      ...(isUnknown ? [{ at: place, message: "operation: use the operationId of an operation of the API" }] : []),
      ...(hasBody ? [{ at: pointerTo(place, "body"), message: `body: leave it out; a response ${status} has none` }] : []),
      ...Object.entries(headers).flatMap(([name, value]) => findWrongHeader(name, value, pointerTo(place, "headers", name))),
    ];
  });
}

function findWrongHeader(name: string, value: string, at: string): Finding[] {
  const reason = new Map(Object.entries(UNSENDABLE)).get(name.toLowerCase());
  if (reason !== undefined) return [{ at, message: `header: leave it out; ${reason}` }];
  try {
    new Headers([[name, value]]);
    return [];
  } catch {
    return [{ at, message: "header: give a name and a value that HTTP allows (RFC 9110, section 5)" }];
  }
}
