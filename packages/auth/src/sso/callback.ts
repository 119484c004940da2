import { dropOldest } from "../internal/drop-oldest.js";
import { equal } from "../internal/equal.js";
import { knownError } from "./known-error.js";
import { SsoError } from "./sso-error.js";
import type { StateStore } from "./states.js";

/** What {@link ssoCallback} takes beside the request. */
export interface SsoCallbackOptions {
  /** The state that the sign-in began with, from the user's session; or a store that has it and gives it up once. */
  expectedState: string | StateStore;
}

/** What a callback carries. */
export interface SsoCallback {
  /** The authorization code, for `exchangeCode()`. */
  code: string;
  state: string;
}

/** How many of the states that were given as text this process remembers. */
const REMEMBERED = 10_000;

const used = new Set<string>();

/**
 * Reads the code from the URL that the platform redirected the user to (section 4.3 of the reference; RFC 6749, 4.1.2 and 4.1.2.1),
 * once the state is the expected one. It sends nothing.
 *
 * A state is good for one callback, also where that reports an error. This process remembers the last 10,000 that were given as
 * text; several processes need a store that they share.
 *
 * @param request The request, its URL, or the URL's path and query.
 * @returns The code and the state, both decoded.
 * @throws {SsoError} where `code` or `state` is missing or there twice, the state differs or was used, the platform reports an error,
 * the URL cannot be read, or no state is expected; `reason` says which. What a store throws is passed on.
 *
 * @example
 * ```ts
 * import { ssoCallback } from "@hosting-platform/auth";
 *
 * export async function callback(request: Request, session: { state: string }): Promise<string> {
 *   const { code } = await ssoCallback(request, { expectedState: session.state });
 *   return code;
 * }
 * ```
 */
export async function ssoCallback(request: Request | URL | string, { expectedState }: SsoCallbackOptions): Promise<SsoCallback> {
  const query = queryOf(request);
  const [code, state, error] = [single(query, "code"), single(query, "state"), single(query, "error")];
  if (state === "") throw new SsoError("state_missing", "The callback has no state");
  await useState(state, expectedState);
  // Behind the state, so that nobody else can make a sign-in fail with a reason of their choice.
  if (error !== "") throw new SsoError("authorization_error", "The platform reports an error", { error: knownError(error) });
  if (code === "") throw new SsoError("code_missing", "The callback has no code");
  return { code, state };
}

function queryOf(request: Request | URL | string): URLSearchParams {
  const url = typeof request === "string" ? request : "href" in request ? request.href : request.url;
  try {
    return new URL(url, "http://localhost").searchParams;
  } catch {
    // Without the cause, which quotes the URL.
    throw new SsoError("url_invalid", "The URL of the callback cannot be read");
  }
}

function single(query: URLSearchParams, name: string): string {
  const [value = "", ...others] = query.getAll(name);
  if (others.length > 0) throw new SsoError("parameter_repeated", `The callback has more than one ${name}`);
  return value;
}

async function useState(state: string, expected: string | StateStore | null | undefined): Promise<void> {
  if (typeof expected === "object" && expected !== null) {
    // Nothing but true is a yes: a store in JavaScript may give anything.
    if (((await expected.take(state)) as unknown) !== true) throw new SsoError("state_mismatch", "The state is not known, or no longer");
    return;
  }
  if (typeof expected !== "string" || expected === "") throw new SsoError("state_missing", "No state is expected: give expectedState");
  if (!equal(state, expected)) throw new SsoError("state_mismatch", "The state is not the expected one");
  if (used.has(state)) throw new SsoError("state_used", "The state was used before");
  used.add(state);
  dropOldest(used, REMEMBERED);
}
