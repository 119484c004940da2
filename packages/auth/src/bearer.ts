import type { Authentication } from "@hosting-platform/client/core";
import { AuthError } from "./auth-error.js";
import { checkToken } from "./internal/check-token.js";
import { waitFor } from "./internal/wait-for.js";

/** What a provider is asked with. */
export interface TokenRequest {
  /**
   * Why a token is asked for: there is none yet (`"missing"`), the last one is about to expire (`"expiring"`), or the service
   * answered 401 to it (`"rejected"`), so that a provider with a cache of its own has to pass that by.
   */
  readonly reason: "missing" | "expiring" | "rejected";
  /** Aborts after 60 seconds, when the provider counts as failed. A caller that leaves does not abort it: others may wait. */
  readonly signal: AbortSignal;
}

/** A token and when it expires. */
export interface ExpiringToken {
  token: string | null | undefined;
  /** Milliseconds since 1970 (as of `Date.now()`) or a `Date`; without it the token is used until the service answers 401. */
  expiresAt?: number | Date | null | undefined;
}

/** Where tokens come from. What is no token (`undefined`, `null`, an empty text) makes an {@link AuthError}. */
export type TokenProvider = (request: TokenRequest) => ProvidedToken | Promise<ProvidedToken>;

/** What a provider gives. */
export type ProvidedToken = string | ExpiringToken | null | undefined;

/** What {@link bearer} takes beside the source. */
export interface BearerOptions {
  /** The clock that `expiresAt` is read by, in milliseconds since 1970; `Date.now` by default. */
  now?: (() => number) | undefined;
}

/** How soon a provider is asked again at the earliest, whatever `expiresAt` and the clock say. */
const INTERVAL = 1_000;

/**
 * Authenticates requests by a bearer token: a fixed one, or what a provider gives.
 *
 * A provider is asked when the first token is needed, once for all the requests that wait for it, and again shortly before
 * `expiresAt`: when a tenth of the token's time is left, or 60 seconds where that is less. It is asked at most once a second so.
 * After a 401 it is asked once for all the requests with that token. A failure is not kept: the next request asks again. While a
 * token that is about to expire is still valid, it is used on where the provider fails.
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
  let [expiresAt, since, until] = [0, 0, 0];

  const load = async (reason: TokenRequest["reason"]): Promise<string> => {
    try {
      const signal = AbortSignal.timeout(60_000);
      const given = (await waitFor(Promise.resolve(source({ reason, signal })), signal)) as Partial<ExpiringToken> | null | undefined;
      held = checkToken(given?.token ?? given);
      expiresAt = Number(given?.expiresAt ?? Infinity);
      since = now();
      const lifetime = expiresAt - since;
      until = since + Math.max(INTERVAL, lifetime - Math.min(60_000, lifetime / 10));
    } catch (cause) {
      const time = now();
      if (held === undefined || time >= expiresAt)
        throw cause instanceof AuthError ? cause : new AuthError("The token provider failed", { cause });
      since = time;
      until = time + INTERVAL;
    }
    return held;
  };

  const ask = (reason: TokenRequest["reason"], signal: AbortSignal | undefined): Promise<string> => {
    signal?.throwIfAborted();
    asked ??= load(reason).finally(() => (asked = undefined));
    return waitFor(asked, signal);
  };

  return {
    async token(signal) {
      if (held === undefined) return ask("missing", signal);
      const time = now();
      // A clock that was set back says nothing about the token any more.
      return time < since || time >= until ? ask("expiring", signal) : held;
    },
    async refresh(rejected, signal) {
      if (held === rejected) {
        // The provider has just said that it has no other: the requests that were on their way get the same answer.
        if (refused === rejected && Math.abs(now() - since) < INTERVAL) return undefined;
        refused = rejected;
        held = undefined;
      }
      const token = held ?? (await ask("rejected", signal));
      return token === rejected ? undefined : token;
    },
  };
}
