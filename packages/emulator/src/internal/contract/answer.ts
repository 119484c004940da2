import type { JsonResponse } from "./json-response.js";
import type { Refusal } from "../refusal.js";
import { MethodRefusal } from "./routes.js";
import type { Drift } from "./validate-response.js";

const JSON_TYPE = "application/json; charset=utf-8";

/** Makes a response with JSON as its body, or without one. */
export function toResponse({ status, body, headers }: JsonResponse, requestId: string): Response {
  const text = body === undefined ? null : textOf(body);
  return new Response(text, {
    status,
    headers: { ...(text !== null && { "content-type": JSON_TYPE }), ...headers, "x-request-id": requestId },
  });
}

function textOf(body: unknown): string {
  // It gives none for a function and a symbol.
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new TypeError(`JSON has nothing for a ${typeof body}`);
  return text;
}

/** The answer that a refusal becomes, with the headers that its status asks for (RFC 9110, sections 10.2.1 and 11.6.1; RFC 6750, section 3). */
export function answerRefusal(refusal: Refusal): JsonResponse {
  return { status: refusal.status, body: refusal, headers: headersOf(refusal) };
}

function headersOf(refusal: Refusal): Record<string, string> {
  if (refusal instanceof MethodRefusal) return { allow: refusal.allowed.join(", ") };
  if (refusal.status !== 401) return {};
  const error = refusal.rule === "credential.required" ? "" : ', error="invalid_token"';
  return { "www-authenticate": `Bearer realm="hosting-platform"${error}` };
}

/** The answer in place of one that the contract does not allow. */
export function answerDrift({ operationId, status, at, rule, advice }: Drift): JsonResponse {
  const place = at === "" ? "its body" : at;
  const subject = rule === "status" ? "its status" : place;
  const message = `The emulator's answer ${status} to ${operationId} is not as the contract says: ${subject} ${advice}.`;
  return { status: 500, body: { error: { status: 500, rule: "response.contract", message, drift: { operationId, status, at, rule } } } };
}

/** The answer in place of one that failed for a reason that is nobody's request. */
export function answerFailure(operationId: string | undefined): JsonResponse {
  const subject = operationId ?? "The emulator";
  const message = `${subject} failed inside the emulator or in the handler that is registered for it; its log says how.`;
  return {
    status: 500,
    body: { error: { status: 500, rule: "emulator.failure", message, ...(operationId !== undefined && { operationId }) } },
  };
}
