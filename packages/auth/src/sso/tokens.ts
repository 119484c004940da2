import { ApiError, type OperationClient, RequestError } from "@hosting-platform/client/core";
import { AuthError } from "../auth-error.js";
import { callCaller } from "../internal/call-caller.js";
import { untilAborted } from "../internal/until-aborted.js";
import type { ExpiringToken, TokenProvider } from "../bearer.js";
import { type ExchangeOptions, filled, refreshTokens } from "./exchange.js";

/** The options of {@link ssoTokens}. */
export interface SsoTokensOptions extends Omit<ExchangeOptions, "signal"> {
  /** Sends the exchanges; it needs no `auth`. */
  client: OperationClient;
  /**
   * The initial refresh token; or a function that reads it from its store, for several processes with one refresh token. The function is
   * called before each exchange, and again after `invalid_grant`: a token that another process has stored is then used.
   */
  refreshToken: string | (() => StoredToken | Promise<StoredToken>);
  /** An access token of an earlier exchange, which is used first. Default: none, so that the first request starts an exchange. */
  accessToken?: string | null | undefined;
  /** The expiry of `accessToken`: a `Date`, or milliseconds since 1970. Default: unknown. */
  expiresAt?: number | Date | null | undefined;
  /** Stores a new refresh token. Awaited before the new refresh token or its access token is used. */
  onRotate: (refreshToken: string) => unknown;
}

type StoredToken = string | null | undefined;

/** The result of an exchange. */
interface Renewal extends ExpiringToken {
  refreshToken: string;
}

/**
 * Returns a provider for `bearer()` that exchanges a refresh token for access tokens, one exchange at a time, and supports rotation.
 *
 * Several processes can share a refresh token if `refreshToken` is a function. Hold a lock of your store while the provider runs if the
 * service revokes all tokens when a refresh token is sent twice.
 *
 * If `onRotate` fails, or takes longer than 60 seconds, the next request passes the same token to it again, without another exchange.
 * After an error with `Retry-After`, no exchange is sent before that time: requests reject with the same error. The `id_token` is dropped.
 *
 * The provider rejects with the errors of {@link refreshTokens}, which `bearer()` wraps in an `AuthError`; with what `onRotate` or
 * `refreshToken` throws; or with an {@link AuthError} if that quotes a secret or the response has no access token.
 *
 * @throws {RequestError} If an option is missing or empty.
 *
 * @example
 * ```ts
 * import { bearer, ssoTokens } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const baseUrl = "https://api.example.com";
 * const provider = ssoTokens({
 *   client: createClient({ baseUrl }),
 *   clientId: "<CLIENT_ID>",
 *   clientSecret: "<CLIENT_SECRET>",
 *   refreshToken: "<REFRESH_TOKEN>",
 *   onRotate: (refreshToken) => localStorage.setItem("refresh-token", refreshToken),
 * });
 * const client = createClient({ baseUrl, auth: bearer(provider) });
 * console.log(client);
 * ```
 */
export function ssoTokens(options: SsoTokensOptions): TokenProvider {
  const { client, onRotate, accessToken, expiresAt, refreshToken: source, ...exchange } = { __proto__: null, ...options };
  for (const name of ["clientId", "clientSecret"] as const) filled(name, exchange[name]);
  let held = typeof source === "function" ? "" : filled("refreshToken", source);
  if (typeof onRotate !== "function") throw new RequestError("onRotate must be a function");
  let initial: ExpiringToken | undefined = accessToken ? { token: accessToken, expiresAt } : undefined;
  let stored: StoredToken;
  let failed: { error: unknown; until: number } | undefined;
  let unkept: Renewal | undefined;
  let renewing: Promise<ExpiringToken> | undefined;

  const renew = async (signal: AbortSignal): Promise<ExpiringToken> => {
    const renewal = unkept ?? (await request(signal));
    if (renewal.refreshToken !== held) {
      unkept = renewal;
      const secrets = [renewal.refreshToken, held, exchange.clientSecret];
      await callCaller("onRotate", () => onRotate(renewal.refreshToken), signal, secrets);
      held = renewal.refreshToken;
      unkept = undefined;
    }
    const { token, expiresAt } = renewal;
    if (!token) throw new AuthError("The response of the exchange has no access token");
    return { token, expiresAt };
  };

  const request = async (signal: AbortSignal): Promise<Renewal> => {
    if (failed && Date.now() < failed.until) throw failed.error;
    await read(signal);
    let tokens;
    for (let attempt = 1; tokens === undefined; attempt++) {
      try {
        tokens = await refreshTokens(client, { ...exchange, refreshToken: held });
      } catch (error) {
        if (attempt < MOST_EXCHANGES && isRefused(error) && (await isReplaced(signal))) continue;
        const seconds = error instanceof ApiError ? error.retryAfter : undefined;
        failed = seconds === undefined ? undefined : { error, until: Date.now() + seconds * 1_000 };
        throw error;
      }
    }
    const { access_token: token, refresh_token: rotated, expires_in: lifetime } = tokens;
    return {
      token,
      expiresAt: typeof lifetime === "number" ? Date.now() + lifetime * 1_000 : undefined,
      refreshToken: typeof rotated === "string" && rotated !== "" ? rotated : held,
    };
  };

  /** Takes over the token of the store if that has changed. Otherwise the held one may be newer: a store can lag behind. */
  const read = async (signal: AbortSignal): Promise<void> => {
    if (typeof source !== "function") return;
    const found = await callCaller("refreshToken", source, signal, [held, exchange.clientSecret]);
    if (typeof found !== "string" || found.trim() === "") throw new AuthError("refreshToken returned no token");
    if (found !== stored) held = stored = found;
  };

  /** Waits for another process, which has rotated the refresh token, to store the new one. */
  const isReplaced = async (signal: AbortSignal): Promise<boolean> => {
    const refused = held;
    for (const pause of typeof source === "function" ? READ_PAUSES : []) {
      await untilAborted(new Promise((resolve) => setTimeout(resolve, pause)), signal);
      await read(signal);
      if (held !== refused) return true;
    }
    return false;
  };

  // The exchange continues even if all callers cancel: its refresh token may be valid for one use only.
  return ({ reason, signal }) => {
    const first = initial;
    initial = undefined;
    if (first && reason === "missing" && !(Number(first.expiresAt ?? Infinity) <= Date.now())) return first;
    return (renewing ??= renew(signal).finally(() => (renewing = undefined)));
  };
}

/** Maximum number of exchanges until one is accepted, each with another refresh token. */
const MOST_EXCHANGES = 3;

/** The pauses before the store is read after `invalid_grant`, in milliseconds. */
const READ_PAUSES = [0, 100, 300, 900];

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.body as { error?: unknown } | undefined)?.error === "invalid_grant";
}
