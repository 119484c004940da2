import { dropOldest } from "../internal/drop-oldest.js";
import { equal } from "../internal/equal.js";
import { knownError } from "./known-error.js";
import { SsoError } from "./sso-error.js";
import type { StateStore } from "./states.js";

/** The options of {@link ssoCallback}. */
export interface SsoCallbackOptions {
  /**
   * The state of the sign-in, from the user's session; the states of all its sign-ins, since a user may start several in different tabs; or
   * a store that returns each state once.
   */
  expectedState: string | readonly string[] | StateStore;
  /** The issuer that the callback's `iss` must name (RFC 9207). Default: `iss` is not checked. */
  issuer?: string | undefined;
}

/** The parameters of a callback. */
export interface SsoCallback {
  /** The authorization code, for `exchangeCode()`. */
  code: string;
  state: string;
}

/** Maximum number of used states, passed as strings, that this process remembers. */
const REMEMBERED = 10_000;

const used = new Set<string>();

/**
 * Checks the state of a callback and returns its authorization code (RFC 6749, sections 4.1.2 and 4.1.2.1). Sends nothing.
 *
 * A state is valid for one callback, including callbacks that report an error. This process remembers the last 10,000 states passed as
 * strings; several processes need a shared store.
 *
 * @param request The request, its URL, or the URL's path and query.
 * @returns The code and the state, both decoded.
 * @throws {SsoError} If `code` or `state` is missing or repeated, the state differs or was already used, the platform reports an error,
 * the URL is invalid, or `expectedState` is missing; see `reason`. Errors of a store are passed on.
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
export async function ssoCallback(request: Request | URL | string, { expectedState, issuer }: SsoCallbackOptions): Promise<SsoCallback> {
  const query = queryOf(request);
  const [code, state, error] = [single(query, "code"), single(query, "state"), single(query, "error")];
  if (state === "") throw new SsoError("state_missing", "The callback has no state");
  await useState(state, expectedState);
  if (issuer !== undefined && single(query, "iss") !== issuer) throw new SsoError("issuer_mismatch", "The callback names another issuer");
  // After the state check, so that a forged callback cannot choose the error.
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
    throw new SsoError("url_invalid", "The URL of the callback is invalid");
  }
}

function single(query: URLSearchParams, name: string): string {
  const [value = "", ...others] = query.getAll(name);
  if (others.length > 0) throw new SsoError("parameter_repeated", `The callback has more than one ${name}`);
  return value;
}

async function useState(state: string, expected: string | readonly string[] | StateStore | null | undefined): Promise<void> {
  if (typeof expected === "object" && expected !== null && !(Symbol.iterator in expected)) {
    // A store written in JavaScript may return anything; only `true` counts.
    if (((await expected.take(state)) as unknown) !== true) throw new SsoError("state_mismatch", "The state is unknown or has expired");
    return;
  }
  const states = [expected].flat().filter((one) => typeof one === "string" && one !== "") as string[];
  if (states.length === 0) throw new SsoError("state_missing", "expectedState is missing or empty");
  // All are compared, so that the time does not depend on which one matches.
  if (!states.map((one) => equal(state, one)).includes(true))
    throw new SsoError("state_mismatch", "The state does not match the expected state");
  if (used.has(state)) throw new SsoError("state_used", "The state was already used");
  used.add(state);
  dropOldest(used, REMEMBERED);
}
