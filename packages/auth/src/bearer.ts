import { type Authentication, HostingPlatformError } from "@hosting-platform/client/core";
import { AuthError } from "./auth-error.js";
import { checkSent } from "./internal/check-token.js";
import { untilAborted } from "./internal/until-aborted.js";

/** The argument of a token provider. */
export interface TokenRequest {
  /**
   * The reason for the request: no token yet (`"missing"`), the last token is about to expire (`"expiring"`), or the service
   * returned 401 for it (`"rejected"`). For `"rejected"`, a provider must bypass its own cache.
   */
  readonly reason: "missing" | "expiring" | "rejected";
  /** Aborts after 60 seconds, when the provider counts as failed. Not aborted if a caller cancels, since other callers may be waiting. */
  readonly signal: AbortSignal;
}

/** A token and its expiry. All must be own properties. */
export interface ExpiringToken {
  token: string | null | undefined;
  /** A `Date`, or milliseconds since 1970 as in `Date.now()`. If missing or `NaN`, the token is used until the service returns 401. */
  expiresAt?: number | Date | null | undefined;
  /** The lifetime in seconds, as in the `expires_in` of OAuth 2.0 (RFC 6749, 5.1), for a token without `expiresAt`. */
  expiresIn?: number | null | undefined;
}

/**
 * Returns a token. `undefined`, `null` and an empty string cause an {@link AuthError}. A provider must not use a client that needs its
 * token, which is an {@link AuthError} too: use another client, or an operation without a credential.
 */
export type TokenProvider = (request: TokenRequest) => ProvidedToken | Promise<ProvidedToken>;

/** The result of a token provider. */
export type ProvidedToken = string | ExpiringToken | null | undefined;

/** The options of {@link bearer}. */
export interface BearerOptions {
  /** The clock for `expiresAt`, in milliseconds since 1970. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

/** The minimum time between two requests to a provider because of `expiresAt` or the clock, in milliseconds. */
const INTERVAL = 1_000;

/**
 * Authenticates requests with a bearer token (RFC 6750, 2.1): a fixed one, or one from a provider.
 *
 * A provider is called:
 *
 * - when the first token is needed; concurrent requests share one call;
 * - shortly before `expiresAt`, when a tenth of the token's lifetime or 60 seconds are left, whichever is less; at most once per second.
 *   Requests use the current token meanwhile, and for as long as it is valid if the call fails;
 * - when the clock was set back, at most once per second;
 * - after a 401, once for all requests with that token. Each of them is retried once if the new token differs.
 *
 * A request rejects with what the provider throws; an error of the client becomes the cause of an {@link AuthError}. It rejects with an
 * `AuthError`, and is not sent, if the provider takes longer than 60 seconds, or returns no token or one that cannot be sent in a header.
 *
 * @throws {AuthError} If a fixed token is empty or cannot be sent in a header.
 *
 * @example
 * ```ts
 * import { bearer } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const auth = bearer(async ({ signal }) => {
 *   const response = await fetch("https://vault.example.com/token", { signal });
 *   const { token, expires } = (await response.json()) as { token: string; expires: string };
 *   return { token, expiresAt: new Date(expires) };
 * });
 * const client = createClient({ baseUrl: "https://api.example.com", auth });
 * console.log(client);
 * ```
 */
export function bearer(source: string | TokenProvider, options?: BearerOptions): Authentication {
  if (typeof source !== "function") {
    const token = checkSent(source);
    return { held: () => token, token: () => Promise.resolve(token), refresh: () => Promise.resolve(undefined) };
  }
  // Without a prototype here and below, so that a polluted `Object.prototype` adds nothing.
  const { now: given } = { __proto__: null, ...options } as BearerOptions;
  // A clock without a time would have the provider asked for each request.
  const now = (): number => [given?.(), Date.now(), performance.now()].find(Number.isFinite) as number;
  let held: string | undefined;
  let refused: string | undefined;
  let asked: Promise<string> | undefined;
  let isAsking = false;
  let askedAt = -Infinity;
  // NaN while there is no usable token: every comparison with NaN is false.
  let [since, until, expiresAt] = [NaN, NaN, NaN];

  const ask: TokenProvider = (request) => {
    askedAt = performance.now();
    isAsking = true;
    try {
      return source(request);
    } finally {
      isAsking = false;
    }
  };

  const load = async (): Promise<string> => {
    // React Native has no `AbortSignal.timeout`: the provider has no limit there.
    const signal = (AbortSignal as { timeout?: typeof AbortSignal.timeout }).timeout?.(60_000) ?? new AbortController().signal;
    const reason = held === undefined ? "missing" : held === refused ? "rejected" : "expiring";
    let lifetime = 0;
    try {
      const provided = await untilAborted(ask({ reason, signal }), signal);
      const given = { __proto__: null, ...(typeof provided === "string" ? { token: provided } : provided) };
      const at = given.expiresAt ?? now() + (given.expiresIn ?? Infinity) * 1000;
      [held, expiresAt] = [checkSent(given.token), Number(at)];
      lifetime = expiresAt - now();
    } catch (cause) {
      if (!(now() < expiresAt)) {
        // Errors of the provider itself pass through to the caller.
        const isOurs = (signal.aborted || cause instanceof HostingPlatformError) && !(cause instanceof AuthError);
        throw isOurs ? new AuthError(`The token provider failed: ${(cause as Error).message}`, { cause }) : cause;
      }
    }
    since = now();
    until = since + Math.max(INTERVAL, lifetime * 0.9, lifetime - 60_000);
    return held as string;
  };

  const isValid = (time: number): boolean => time >= since && !(time >= until);

  // Both functions ignore the client's signal: the client stops waiting by itself, and other requests may wait for the same token.
  const token = async (): Promise<string> => {
    if (isAsking) throw new AuthError("The token provider uses a client that needs its token");
    const time = now();
    // If the clock was set back, the expiry of the token is unknown, unless the provider was asked a moment ago.
    if (time < since && performance.now() < askedAt + INTERVAL) since = time;
    if (isValid(time)) return held as string;
    const renewed = (asked ??= load().finally(() => (asked = undefined)));
    if (!(time >= since && time < expiresAt)) return renewed;
    // Nobody waits for the renewal of a valid token, so nobody else handles its failure.
    renewed.catch(() => undefined);
    return held as string;
  };

  return {
    held: () => (isValid(now()) ? held : undefined),
    token,
    async refresh(rejected) {
      // If the provider has just returned the same token again, the other rejected requests do not call it once more.
      if (held === rejected && (refused !== rejected || !(now() < since + INTERVAL))) {
        refused = rejected;
        since = expiresAt = NaN;
      }
      const next = await token();
      return next === rejected ? undefined : next;
    },
  };
}
