import { headersOf, isVerbatim } from "../contract/user-response.js";
import { Refusal } from "../refusal.js";
import { ObservedBody } from "../requests/observed-body.js";
import { WITHOUT_BODY } from "../state/check-fixtures.js";
import { isObject } from "../state/json.js";
import type { StubForm } from "../stubs/stub-entry.js";

const PAGE = '<!doctype html><html lang="en"><title>Bad Gateway</title><h1>This page is not JSON</h1></html>\n';

export function faultyResponse(fault: NonNullable<StubForm["effect"]>): Response | undefined {
  const { status: given, retryAfter, html, redirect, responseBody } = fault;
  const isPage = html !== undefined && html !== false;
  if ([given, retryAfter, redirect, responseBody].every((effect) => effect === undefined) && !isPage) return undefined;
  const headers = new Headers({ "content-type": isPage ? "text/html; charset=utf-8" : "application/json" });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  if (redirect !== undefined) headers.set("location", redirect);
  const status = given ?? (redirect !== undefined ? 302 : retryAfter !== undefined ? 429 : 200);
  if (WITHOUT_BODY.includes(status)) {
    headers.delete("content-type");
    return new Response(null, { status, headers });
  }
  if (isPage) return new Response(html === true ? PAGE : html, { status, headers });
  const body = responseBody === undefined ? bodyOf(status) : responseBody;
  return new Response(isVerbatim(body, headersOf(fault.headers ?? {})) ? body : JSON.stringify(body), { status, headers });
}

function bodyOf(status: number): object {
  return status < 400 ? {} : new Refusal(status, "fault", `This ${status} response was injected by a fault.`).toJSON();
}

/** Replaces the `next` of a page with the cursor of the request; returns other responses unchanged. */
export async function repeatCursor(response: Response, cursor: string): Promise<Response> {
  if (!response.ok || response.headers.get("content-type")?.startsWith("application/json") !== true) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { value } = new ObservedBody(bytes, "application/json", false);
  const { pagination } = isObject(value) ? value : {};
  const page = isObject(value) && isObject(pagination) ? JSON.stringify({ ...value, pagination: { ...pagination, next: cursor } }) : bytes;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(page, { status: response.status, headers });
}
