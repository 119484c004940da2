import type { ServerResponse } from "node:http";
import type { OperationOutput } from "../types.js";
import type { Refusal } from "../refusal.js";
import { WriteFailure } from "../state/write-failure.js";
import { MethodRefusal } from "./routes.js";
import type { Drift } from "./validate-response.js";

const JSON_TYPE = "application/json; charset=utf-8";

/** A response of text, which takes less time than a `Response`. */
export class TextResponse {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly text: string | undefined,
  ) {}

  toResponse(): Response {
    return new Response(this.text ?? null, { status: this.status, headers: this.headers });
  }

  send(outgoing: ServerResponse): void {
    if (this.text !== undefined) this.headers["content-length"] = String(Buffer.byteLength(this.text));
    outgoing.writeHead(this.status, this.headers);
    outgoing.end(this.text);
  }
}

export type AnyResponse = Response | TextResponse;

export function asResponse(response: AnyResponse): Response {
  return response instanceof TextResponse ? response.toResponse() : response;
}

export function toResponse({ status, body, headers: own }: OperationOutput, requestId?: string): TextResponse {
  const text = body === undefined ? undefined : textOf(body);
  // Not a literal with members: the list keeps it for long, so that V8 would allocate it in the old generation, and collect it late.
  const headers: Record<string, string> = {};
  if (text !== undefined) headers["content-type"] = JSON_TYPE;
  for (const name in own) headers[name] = own[name] as string;
  if (requestId !== undefined) headers["x-request-id"] = requestId;
  return new TextResponse(status, headers, text);
}

function textOf(body: unknown): string {
  // undefined for functions and symbols.
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new TypeError(`A ${typeof body} cannot be serialized as JSON`);
  return text;
}

/** Creates the response for a refusal, with the headers its status requires (RFC 9110, sections 10.2.1 and 11.6.1; RFC 6750, section 3). */
export function refusalResponse(refusal: Refusal): OperationOutput {
  return { status: refusal.status, body: refusal, headers: headersOf(refusal) };
}

function headersOf(refusal: Refusal): Record<string, string> {
  if (refusal instanceof MethodRefusal) return { allow: refusal.allowed.join(", ") };
  if (refusal.status !== 401) return {};
  const error = refusal.rule === "credential.required" ? "" : ', error="invalid_token"';
  return { "www-authenticate": `Bearer realm="hosting-platform"${error}` };
}

export function driftResponse({ operationId, status, at, rule, advice }: Drift): OperationOutput {
  const place = at === "" ? "its body" : at;
  const subject = rule === "status" ? "its status" : place;
  const message = `The emulator's ${status} response to ${operationId} violates the contract: ${subject} ${advice}.`;
  return { status: 500, body: { error: { status: 500, rule: "response.contract", message, drift: { operationId, status, at, rule } } } };
}

/** Creates the response for an unexpected error. Says no more about it than why a write failed, since a web page may read the response. */
export function failureResponse(operationId: string | undefined, error: unknown): OperationOutput {
  if (error instanceof WriteFailure) {
    const message = `The change was undone, since the data file cannot be written: ${error.reason}. Other requests are not affected.`;
    return { status: 500, body: { error: { status: 500, rule: "data.written", message } } };
  }
  const subject = operationId ?? "The emulator";
  const message = `${subject} failed inside the emulator or its registered handler. See the emulator's log for the error.`;
  return {
    status: 500,
    body: { error: { status: 500, rule: "emulator.failure", message, ...(operationId !== undefined && { operationId }) } },
  };
}
