import type { OperationRequest } from "../../../../generated/client.js";

export interface EncodedBody {
  body: BodyInit | undefined;
  /** `null` where the body itself tells its type, or nothing does. */
  contentType: string | null;
}

/** Turns a request's `body` into what `fetch` takes: text, bytes and forms as they are, fields as a form or as JSON, the rest as JSON. */
export function encodeBody(request: OperationRequest, contentTypes: readonly string[] | undefined): EncodedBody {
  const { body, contentType } = request;
  if (body === undefined || contentTypes === undefined) return { body: undefined, contentType: null };
  const expected = contentTypes.find((type) => !type.includes("*"));
  if (isRaw(body)) return { body, contentType: rawType(body, contentType, expected) };
  const type = contentType ?? expected ?? "application/json";
  if (isForm(type) && isRecord(body)) return { body: new URLSearchParams(definedFields(body)), contentType: type };
  return { body: JSON.stringify(body), contentType: type };
}

/** Whether a media type is JSON, also with parameters and as a structured suffix (RFC 6839). */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/(?:[^;]+\+)?json\s*(?:;|$)/i.test(contentType ?? "");
}

function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);
}

function rawType(body: BodyInit, contentType: string | undefined, expected: string | undefined): string | null {
  // Its content type carries the boundary, which only the runtime knows.
  if (body instanceof FormData) return null;
  const typed = body instanceof URLSearchParams || (body instanceof Blob && body.type !== "");
  return contentType ?? (typed ? null : (expected ?? null));
}

function isRaw(body: unknown): body is BodyInit {
  return (
    typeof body === "string" ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    body instanceof ReadableStream ||
    body instanceof FormData ||
    body instanceof URLSearchParams
  );
}

function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function definedFields(body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, formValue(value)]]));
}

/** What is not text has no form of its own there; JSON is the one that loses nothing. */
function formValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
