import { validateHeaderName, validateHeaderValue } from "node:http";
import type { Fixture, HeaderValues } from "../fixture.js";
import { findWrongPlaceholders } from "../stubs/template.js";
import { type Finding, pointerTo } from "./json.js";
import { nearestName } from "../nearest.js";
import { findUnsampled } from "./sample.js";

/** Null body statuses (Fetch Standard) that a fixture or fault may have. */
export const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** The fields that give the body; a fixture has one of them at most. */
const BODIES = ["body", "bodyBase64", "examples", "schema"] as const;

/** Headers that a fixture or fault must not have, with the reason. */
const UNSENDABLE: Readonly<Record<string, string>> = {
  "content-encoding": "the body is sent unencoded",
  "content-length": "the emulator sets it",
  trailer: "the response has no trailers",
  "transfer-encoding": "the server sets it",
  "x-hono-already-sent": "the server uses it",
};

/** Finds fixtures of unknown operations, or that cannot be sent. */
export function findWrongFixtures(
  fixtures: Readonly<Record<string, Fixture>>,
  at: string,
  operationIds: ReadonlySet<string> | undefined,
): Finding[] {
  return Object.entries(fixtures).flatMap(([operationId, fixture]) => {
    const place = pointerTo(at, operationId);
    const isUnknown = operationIds?.has(operationId) === false;
    const unknown = isUnknown ? [{ at: place, message: `operation: unknown operationId. ${nearestName(operationId, operationIds)}` }] : [];
    return [...unknown, ...findUnsendable(fixture, place)];
  });
}

/** Finds what of a fixed response matches the schema but cannot be sent. */
export function findUnsendable(fixture: Fixture, at: string, path?: string): Finding[] {
  const { status, headers = {}, schema } = fixture;
  const bodies = BODIES.filter((name) => fixture[name] !== undefined);
  const isEmpty = status !== undefined && WITHOUT_BODY.includes(status);
  return [
    ...bodies.slice(isEmpty ? 0 : 1).map((name) => ({
      at: pointerTo(at, name),
      message: `${name}: remove it; ${isEmpty ? `a ${status} response has no body` : `${bodies[0]} is the body`}`,
    })),
    ...(isBase64(fixture.bodyBase64)
      ? []
      : [{ at: pointerTo(at, "bodyBase64"), message: "bodyBase64: must be Base64 without line breaks" }]),
    ...(schema === undefined ? [] : findUnsampled(schema, pointerTo(at, "schema"))),
    ...findWrongHeaders(headers, pointerTo(at, "headers")),
    ...findWrongPlaceholders(fixture, at, path),
  ];
}

/** Node ignores other characters. */
function isBase64(text = ""): boolean {
  return Buffer.byteLength(text, "base64") === Buffer.from(text, "base64").length;
}

/** Finds headers that cannot be sent. */
export function findWrongHeaders(headers: HeaderValues, at: string): Finding[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const advice = adviceFor(name, value);
    return advice === undefined ? [] : [{ at: pointerTo(at, name), message: `header: ${advice}` }];
  });
}

function adviceFor(name: string, value: string | readonly string[]): string | undefined {
  const reason = new Map(Object.entries(UNSENDABLE)).get(name.toLowerCase());
  if (reason !== undefined) return `remove it; ${reason}`;
  try {
    // Stricter than Headers, which takes control characters that the server then fails to send.
    validateHeaderName(name);
    for (const each of [value].flat()) validateHeaderValue(name, each);
    return undefined;
  } catch {
    return "use a valid HTTP header name and value (RFC 9110, section 5)";
  }
}
