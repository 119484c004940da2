import type { Fixture } from "../app-parts.js";
import { toResponse } from "./answer.js";
import type { Operation } from "./operation.js";
import { successStatus } from "./validate-response.js";

/** The response that a fixture stands for. */
export function answerFixture(operation: Operation, fixture: Fixture, requestId: string): Response {
  const { status = successStatus(operation), body } = fixture;
  const headers = new Headers(fixture.headers);
  const type = headers.get("content-type");
  if (typeof body !== "string" || type === null || /[/+]json\b/i.test(type)) {
    return toResponse({ status, body, headers: Object.fromEntries(headers) }, requestId);
  }
  headers.set("x-request-id", requestId);
  return new Response(body, { status, headers });
}

/** The response that a user's handler stands for with what it returned. */
export function answerReturned(operation: Operation, returned: unknown, requestId: string): Response {
  if (returned instanceof Response) return withRequestId(returned, requestId);
  return toResponse({ status: successStatus(operation), body: returned }, requestId);
}

/** The response with the header `x-request-id`, which a response with headers that cannot be changed gets in a copy. */
export function withRequestId(response: Response, requestId: string): Response {
  const headers = new Headers(response.headers);
  headers.set("x-request-id", requestId);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
