import { Refusal } from "../refusal.js";
import type { Fault } from "./fault.js";

const PAGE = '<!doctype html><html lang="en"><title>Bad Gateway</title><h1>This page is no JSON</h1></html>\n';
/** These have no body (RFC 9110, 15). */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** What a fault answers in place of the operation; undefined where the operation is to be run. */
export function faultyAnswer({ status: given, retryAfter, html, redirect }: Fault): Response | undefined {
  const isPage = html !== undefined && html !== false;
  if (given === undefined && retryAfter === undefined && !isPage && redirect === undefined) return undefined;
  const headers = new Headers({ "content-type": isPage ? "text/html; charset=utf-8" : "application/json" });
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  if (redirect !== undefined) headers.set("location", redirect);
  const status = given ?? (redirect !== undefined ? 302 : retryAfter !== undefined ? 429 : 200);
  if (WITHOUT_BODY.has(status)) {
    headers.delete("content-type");
    return new Response(null, { status, headers });
  }
  return new Response(isPage ? (html === true ? PAGE : html) : JSON.stringify(bodyOf(status)), { status, headers });
}

function bodyOf(status: number): object {
  return status < 400 ? {} : new Refusal(status, "fault", `a fault makes this operation answer ${status}`).toJSON();
}

/** The page with the cursor that asked for it as its `next`; the answer itself where it is no page. */
export async function repeatCursor(answer: Response, cursor: string): Promise<Response> {
  if (!answer.ok || answer.headers.get("content-type")?.startsWith("application/json") !== true) return answer;
  const text = await answer.text();
  const body = parsePage(text);
  if (body !== undefined) body.pagination.next = cursor;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return new Response(body === undefined ? text : JSON.stringify(body), { status: answer.status, headers });
}

function parsePage(text: string): { pagination: { next?: unknown } } | undefined {
  const body = jsonOf(text);
  if (typeof body !== "object" || body === null || !("pagination" in body)) return undefined;
  const { pagination } = body;
  return typeof pagination === "object" && pagination !== null ? { ...body, pagination } : undefined;
}

/** A handler may say that it answers with JSON, and not do so. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
