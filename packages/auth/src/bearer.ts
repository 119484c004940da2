import type { Authentication } from "@hosting-platform/client/core";
import { AuthError } from "./auth-error.js";
import { checkToken } from "./internal/check-token.js";

/** What a provider is asked with. */
export interface TokenRequest {
  /**
   * Why a token is asked for: there is none yet (`"missing"`), the last one is about to expire (`"expiring"`), or the service
   * answered 401 to the last one (`"rejected"`), so that a provider with a cache of its own has to pass that by.
   */
  readonly reason: "missing" | "expiring" | "rejected";
  /** Aborts after 60 seconds, when the provider counts as failed. A caller that leaves does not abort it: others may wait. */
  readonly signal: AbortSignal;
}

/** A token and when it expires, as own properties. */
export interface ExpiringToken {
  token: string | null | undefined;
  /**
   * Milliseconds since 1970 (as of `Date.now()`) or a `Date`. Without it, or where it is no time (`NaN`), the token is used until
   * the service answers 401.
   */
  expiresAt?: number | Date | null | undefined;
}

/**
 * Where tokens come from. What is no token (`undefined`, `null`, an empty text) makes an {@link AuthError}. A provider cannot wait for
 * a request that takes its own token: it needs another client, or an operation without a credential.
 */
export type TokenProvider = (request: TokenRequest) => ProvidedToken | Promise<ProvidedToken>;

/** What a provider gives. */
export type ProvidedToken = string | ExpiringToken | null | undefined;

/** What {@link bearer} takes beside the source. */
export interface BearerOptions {
  /** The clock that `expiresAt` is read by, in milliseconds since 1970; `Date.now` by default. */
  now?: (() => number) | undefined;
}

/** How soon a provider is asked again at the earliest, whatever `expiresAt` and the clock say, in milliseconds. */
const INTERVAL = 1_000;

/**
 * Authenticates requests by a bearer token (RFC 6750, 2.1; section 5 of the reference): a fixed one, or what a provider gives.
 *
 * A provider is asked when the first token is needed, once for all the requests that wait for it, and again shortly before
 * `expiresAt`: when a tenth of the token's time is left, or 60 seconds where that is less, or when the clock was set back; for these
 * reasons at most once a second. After a 401 it is asked once for all the requests with that token, and each of them is sent once
 * more with the token that it gives, where that is another one. A failure is not kept: the next request asks again. While a token
 * that is about to expire is still valid, it is used on where the provider fails.
 *
 * A request that needs a token rejects with an {@link AuthError}, and is not sent, where the provider throws, gives no token or one
 * that cannot be sent in a header, or takes longer than 60 seconds.
 *
 * @throws {AuthError} where a fixed token is empty, or cannot be sent in a header.
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
export function bearer(source: string | TokenProvider, { now = () => Date.now() }: BearerOptions = {}): Authentication {
  if (typeof source !== "function") {
    const token = checkToken(source);
    return { token: () => Promise.resolve(token), refresh: () => Promise.resolve(undefined) };
  }
  let held: string | undefined;
  let refused: string | undefined;
  let asked: Promise<string> | undefined;
  // NaN while there is no token to use: no comparison with it holds.
  let [since, until, expiresAt] = [NaN, NaN, NaN];

  const load = async (): Promise<string> => {
    const signal = AbortSignal.timeout(60_000);
    const reason = held === undefined ? "missing" : held === refused ? "rejected" : "expiring";
    let leave!: () => void;
    let lifetime = 0;
    try {
      const late = new Promise<never>((_, reject) => signal.addEventListener("abort", (leave = () => reject(signal.reason as Error))));
      const provided = await Promise.race([source({ reason, signal }), late]);
      // Without a prototype: what somebody puts on that of all objects is no token.
      const given = { __proto__: null, ...(typeof provided === "string" ? { token: provided } : provided) };
      [held, expiresAt] = [checkToken(given.token), Number(given.expiresAt ?? Infinity)];
      lifetime = expiresAt - now();
    } catch (cause) {
      if (!(now() < expiresAt)) throw cause instanceof AuthError ? cause : new AuthError("The token provider failed", { cause });
    } finally {
      // With `onabort`, taken away or not, Deno would wait for the signal before it ends.
      signal.removeEventListener("abort", leave);
    }
    since = now();
    until = since + Math.max(INTERVAL, lifetime * 0.9, lifetime - 60_000);
    return held as string;
  };

  // Neither function looks at the signal that the client passes: the client itself stops waiting, and others may wait for the same token.
  const token = async (): Promise<string> => {
    const time = now();
    // A clock that was set back says nothing about the token any more.
    return time >= since && !(time >= until) ? (held as string) : (asked ??= load().finally(() => (asked = undefined)));
  };

  return {
    token,
    async refresh(rejected) {
      // Where the provider has just said that it has no other, the requests that were on their way get the same answer.
      if (held === rejected && (refused !== rejected || !(now() < since + INTERVAL))) {
        refused = rejected;
        since = expiresAt = NaN;
      }
      const next = await token();
      return next === rejected ? undefined : next;
    },
  };
}
