import { type OperationClient, RequestError } from "@hosting-platform/client/core";
import { AuthError } from "../auth-error.js";
import type { ExpiringToken, TokenProvider } from "../bearer.js";
import { type ExchangeOptions, filled, refreshTokens } from "./exchange.js";

/** What {@link ssoTokens} takes. */
export interface SsoTokensOptions extends Omit<ExchangeOptions, "signal"> {
  /** Sends the exchanges; it needs no `auth`. */
  client: OperationClient;
  /** The refresh token to begin with. */
  refreshToken: string;
  /** Keeps a refresh token that takes the place of the last. It is awaited before the token or its access token is used. */
  onRotate: (refreshToken: string) => unknown;
}

/** A renewal that `onRotate` has not kept yet. */
interface Renewal extends ExpiringToken {
  refreshToken: string;
}

/**
 * A provider for `bearer()` that exchanges a refresh token for access tokens, one exchange at a time, and follows its rotation.
 *
 * Where `onRotate` fails, its token is offered again with the next request, without another exchange. The `id_token` of the
 * answers is dropped. The contract does not say which unit `expires_in` has; it is read as seconds, as in RFC 6749 (5.1).
 *
 * The provider rejects with what {@link refreshTokens} rejects with, or with an {@link AuthError} where `onRotate` fails or the answer
 * has no access token; `bearer()` makes an `AuthError` of either.
 *
 * @throws {RequestError} where an option is missing or empty.
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
  const { client, onRotate, ...exchange } = { __proto__: null, ...options };
  for (const name of ["clientId", "clientSecret", "refreshToken"] as const) filled(name, exchange[name]);
  if (typeof onRotate !== "function") throw new RequestError("onRotate is missing");
  let unkept: Renewal | undefined;
  let renewing: Promise<ExpiringToken> | undefined;

  const renew = async (): Promise<ExpiringToken> => {
    const renewal = unkept ?? (await request());
    if (renewal.refreshToken !== exchange.refreshToken) {
      unkept = renewal;
      await keep(renewal.refreshToken);
      exchange.refreshToken = renewal.refreshToken;
      unkept = undefined;
    }
    const { token, expiresAt } = renewal;
    if (!token) throw new AuthError("The exchange gave no access token");
    return { token, expiresAt };
  };

  const request = async (): Promise<Renewal> => {
    const tokens = await refreshTokens(client, exchange);
    const { access_token: token, refresh_token: refreshToken, expires_in: lifetime } = tokens;
    return {
      token,
      expiresAt: typeof lifetime === "number" ? Date.now() + lifetime * 1_000 : undefined,
      refreshToken: typeof refreshToken === "string" && refreshToken !== "" ? refreshToken : exchange.refreshToken,
    };
  };

  const keep = async (refreshToken: string): Promise<void> => {
    try {
      await onRotate(refreshToken);
    } catch (error) {
      // Its message may well hold the token, so that no more than its name is passed on.
      throw new AuthError(`onRotate failed with ${error instanceof Error ? error.name : typeof error}`);
    }
  };

  // Its own, as an exchange goes on where a caller, or all of them, have left: its refresh token may be good for one use.
  return () => (renewing ??= renew().finally(() => (renewing = undefined)));
}
