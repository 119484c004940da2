import { ApiError, type OperationClient, RequestError } from "@hosting-platform/client/core";
import { AuthError } from "../auth-error.js";
import { untilAborted } from "../internal/until-aborted.js";
import type { ExpiringToken, TokenProvider } from "../bearer.js";
import { type ExchangeOptions, filled, refreshTokens } from "./exchange.js";

/** The options of {@link ssoTokens}. */
export interface SsoTokensOptions extends Omit<ExchangeOptions, "signal"> {
  /** Sends the exchanges; it needs no `auth`. */
  client: OperationClient;
  /** The initial refresh token. */
  refreshToken: string;
  /** An access token of an earlier exchange, which is used first. Default: none, so that the first request starts an exchange. */
  accessToken?: string | null | undefined;
  /** The expiry of `accessToken`: a `Date`, or milliseconds since 1970. Default: unknown. */
  expiresAt?: number | Date | null | undefined;
  /** Stores a new refresh token. Awaited before the new refresh token or its access token is used. */
  onRotate: (refreshToken: string) => unknown;
}

/** The result of an exchange. */
interface Renewal extends ExpiringToken {
  refreshToken: string;
}

/**
 * Returns a provider for `bearer()` that exchanges a refresh token for access tokens, one exchange at a time, and supports rotation.
 *
 * If `onRotate` fails, or takes longer than 60 seconds, the next request passes the same token to it again, without another exchange.
 * After an error with `Retry-After`, no exchange is sent before that time: requests reject with the same error. The `id_token` is dropped.
 * The contract does not state the unit of `expires_in`; it is read as seconds (RFC 6749, section 5.1).
 *
 * The provider rejects with the errors of {@link refreshTokens}, or with an {@link AuthError} if `onRotate` fails or the response has
 * no access token. `bearer()` wraps them in an `AuthError`.
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
  const { client, onRotate, accessToken, expiresAt, ...exchange } = { __proto__: null, ...options };
  for (const name of ["clientId", "clientSecret", "refreshToken"] as const) filled(name, exchange[name]);
  if (typeof onRotate !== "function") throw new RequestError("onRotate must be a function");
  let initial: ExpiringToken | undefined = accessToken ? { token: accessToken, expiresAt } : undefined;
  let failed: { error: unknown; until: number } | undefined;
  let unkept: Renewal | undefined;
  let renewing: Promise<ExpiringToken> | undefined;

  const renew = async (signal: AbortSignal): Promise<ExpiringToken> => {
    const renewal = unkept ?? (await request());
    if (renewal.refreshToken !== exchange.refreshToken) {
      unkept = renewal;
      await keep(renewal.refreshToken, signal);
      exchange.refreshToken = renewal.refreshToken;
      unkept = undefined;
    }
    const { token, expiresAt } = renewal;
    if (!token) throw new AuthError("The response of the exchange has no access token");
    return { token, expiresAt };
  };

  const request = async (): Promise<Renewal> => {
    if (failed && Date.now() < failed.until) throw failed.error;
    const tokens = await refreshTokens(client, exchange).catch((error: unknown) => {
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      failed = seconds === undefined ? undefined : { error, until: Date.now() + seconds * 1_000 };
      throw error;
    });
    const { access_token: token, refresh_token: refreshToken, expires_in: lifetime } = tokens;
    return {
      token,
      expiresAt: typeof lifetime === "number" ? Date.now() + lifetime * 1_000 : undefined,
      refreshToken: typeof refreshToken === "string" && refreshToken !== "" ? refreshToken : exchange.refreshToken,
    };
  };

  const keep = async (refreshToken: string, signal: AbortSignal): Promise<void> => {
    try {
      await untilAborted(onRotate(refreshToken), signal);
    } catch (error) {
      // The message may contain the token, so only the error's name is passed on.
      throw new AuthError(`onRotate failed with ${error instanceof Error ? error.name : typeof error}`);
    }
  };

  // The exchange continues even if all callers cancel: its refresh token may be valid for one use only.
  return ({ reason, signal }) => {
    const first = initial;
    initial = undefined;
    if (first && reason === "missing" && !(Number(first.expiresAt ?? Infinity) <= Date.now())) return first;
    return (renewing ??= renew(signal).finally(() => (renewing = undefined)));
  };
}
