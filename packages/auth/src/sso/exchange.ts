import { type OperationClient, RequestError } from "@hosting-platform/client/core";
import { exchangeSsoToken, type ExchangeSsoTokenResult } from "@hosting-platform/client/sso-token-exchange";
import { withoutSecrets } from "./without-secrets.js";

/** What every exchange takes (section 4.3 of the reference). */
export interface ExchangeOptions {
  /** The client ID of the integration. */
  clientId: string;
  /** The client secret of the integration. It is sent in the body, and nowhere else. */
  clientSecret: string;
  /** How the body is written: as `application/json` or `application/x-www-form-urlencoded`; `"json"` by default. */
  encoding?: "json" | "form" | undefined;
  /** How long the exchange may take, in milliseconds; the client's own `timeout` by default. */
  timeout?: number | undefined;
  /** Cancels the exchange, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What {@link exchangeCode} takes. */
export interface ExchangeCodeOptions extends ExchangeOptions {
  /** The authorization code of the callback. */
  code: string;
  /** The state, as received from the initialization request. */
  state?: string | undefined;
  /** The redirect URI. What it is used for is not shown. */
  redirectUri?: string | undefined;
}

/** What {@link refreshTokens} takes. */
export interface RefreshTokensOptions extends ExchangeOptions {
  /** The refresh token of an earlier exchange. */
  refreshToken: string;
}

/**
 * Exchanges the authorization code of a callback for tokens (section 4.3 of the reference; RFC 6749, 4.1.3), in the contract's field
 * names. It is sent once, whatever happens, and without a bearer credential.
 *
 * The `id_token` says who the user is once `verifyIdToken()` has accepted it; it expires and must not be stored.
 *
 * @throws {RequestError} where an option is missing or empty; nothing was sent.
 * @throws {ApiError} for an error status; of its `body`, only the error code of RFC 6749 (5.2) is kept.
 * @throws {TransportError | TimeoutError | RedirectError | ResponseError} where no answer came that can be read. The code may have
 * been used up; no error repeats what was sent or received.
 *
 * @example
 * ```ts
 * import { exchangeCode } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const tokens = await exchangeCode(client, { code: "<CODE>", clientId: "<CLIENT_ID>", clientSecret: "<CLIENT_SECRET>" });
 * console.log(tokens.expires_in);
 * ```
 */
export async function exchangeCode(client: OperationClient, options: ExchangeCodeOptions): Promise<ExchangeSsoTokenResult> {
  const given = own(options);
  const { code, state, redirectUri } = given;
  const grant = { grant_type: "authorization_code", code: filled("code", code) } as const;
  return exchange(client, given, {
    ...grant,
    ...(state !== undefined && { state: filled("state", state) }),
    ...(redirectUri !== undefined && { redirect_uri: filled("redirectUri", redirectUri) }),
  });
}

/**
 * Exchanges a refresh token for tokens (section 4.3 of the reference; RFC 6749, 6). All else, errors included, is as for
 * {@link exchangeCode}. Where the answer has a `refresh_token`, that takes the place of the one sent: keep it before the tokens are
 * used. `ssoTokens()` does this by itself.
 *
 * @example
 * ```ts
 * import { refreshTokens } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const secrets = { clientId: "<CLIENT_ID>", clientSecret: "<CLIENT_SECRET>" };
 * const tokens = await refreshTokens(client, { refreshToken: "<REFRESH_TOKEN>", ...secrets, encoding: "form" });
 * console.log(tokens.refresh_token === undefined ? "the same is good for the next time" : "it has been replaced");
 * ```
 */
export async function refreshTokens(client: OperationClient, options: RefreshTokensOptions): Promise<ExchangeSsoTokenResult> {
  const given = own(options);
  return exchange(client, given, { grant_type: "refresh_token", refresh_token: filled("refreshToken", given.refreshToken) });
}

type Grant =
  | { grant_type: "authorization_code"; code: string; state?: string; redirect_uri?: string }
  | { grant_type: "refresh_token"; refresh_token: string };

async function exchange(client: OperationClient, options: ExchangeOptions, grant: Grant): Promise<ExchangeSsoTokenResult> {
  const { clientId, clientSecret, encoding = "json", timeout, signal } = options;
  const contentType = CONTENT_TYPES.get(encoding);
  if (contentType === undefined) throw new RequestError('encoding is "json" or "form"');
  const body = { ...grant, client_id: filled("clientId", clientId), client_secret: filled("clientSecret", clientSecret) };
  // A client may carry a credential among its headers, which is none of this operation's business.
  const headers = { authorization: null };
  try {
    return await exchangeSsoToken(client, { body, contentType, headers, timeout, signal, retry: false });
  } catch (error) {
    throw withoutSecrets(error);
  }
}

const CONTENT_TYPES = new Map([
  ["json", "application/json"],
  ["form", "application/x-www-form-urlencoded"],
] as const);

/** A copy without a prototype: what somebody puts on that of all objects is not sent. */
function own<Options extends ExchangeOptions>(options: Options): Options {
  return { __proto__: null, ...options };
}

/** Gives the value back where it is a text that is not empty. */
export function filled(name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "") throw new RequestError(`${name} is missing or empty`);
  return value;
}
