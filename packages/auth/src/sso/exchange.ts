import { HostingPlatformError, type OperationClient, RequestError, type StandardSchema } from "@hosting-platform/client/core";
import { exchangeSsoToken, type ExchangeSsoTokenResult } from "@hosting-platform/client/sso-token-exchange";
import { withoutQuote } from "../internal/call-caller.js";
import { knownError } from "./known-error.js";
import { withoutSecrets } from "./without-secrets.js";

/** The options of every token exchange. */
export interface ExchangeOptions {
  /** The client ID of the integration. */
  clientId: string;
  /** The client secret of the integration. Sent in the body only. */
  clientSecret: string;
  /** The encoding of the body: `application/json` or `application/x-www-form-urlencoded`. Default: `"json"`. */
  encoding?: "json" | "form" | undefined;
  /** Time limit for the exchange, in milliseconds. Default: the client's `timeout`. */
  timeout?: number | undefined;
  /** Cancels the exchange, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The options of {@link exchangeCode}. */
export interface ExchangeCodeOptions extends ExchangeOptions {
  /** The authorization code of the callback. */
  code: string;
  /** The state, as received in the initialization request. */
  state?: string | undefined;
  /** The redirect URI. Its use is not documented. */
  redirectUri?: string | undefined;
}

/** The options of {@link refreshTokens}. */
export interface RefreshTokensOptions extends ExchangeOptions {
  /** The refresh token of an earlier exchange. */
  refreshToken: string;
}

/**
 * Exchanges the authorization code of a callback for tokens (RFC 6749, section 4.1.3), with the contract's field names. The request is
 * never retried, and has no bearer token.
 *
 * Verify the `id_token` with `verifyIdToken()` to identify the user. It expires and must not be stored.
 *
 * Fields of the response with another type than in the contract are `null`, so that no token is lost; `expires_in` may be a number in a
 * string. Fields may be missing.
 *
 * @throws {RequestError} If an option is missing or empty; nothing was sent.
 * @throws {ApiError} For an error status; its `body` keeps only the error code (RFC 6749, section 5.2).
 * @throws {TransportError | TimeoutError | RedirectError | ResponseError} If no readable response arrived, or a response without any token.
 * The code may be used up.
 * Errors contain nothing that was sent or received. What the `fetch` of the client throws is rethrown, unless it quotes a secret.
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
  const body = {
    ...grant,
    ...(state !== undefined && { state: filled("state", state) }),
    ...(redirectUri !== undefined && { redirect_uri: filled("redirectUri", redirectUri) }),
  };
  return exchange(client, given, body);
}

/**
 * Exchanges a refresh token for tokens (RFC 6749, section 6). Otherwise the same as {@link exchangeCode}, errors included. If the
 * response has a `refresh_token`, it replaces the one sent: store it before you use the tokens. `ssoTokens()` does this for you.
 *
 * @example
 * ```ts
 * import { refreshTokens } from "@hosting-platform/auth";
 * import { createClient } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const secrets = { clientId: "<CLIENT_ID>", clientSecret: "<CLIENT_SECRET>" };
 * const tokens = await refreshTokens(client, { refreshToken: "<REFRESH_TOKEN>", ...secrets, encoding: "form" });
 * console.log(tokens.refresh_token === undefined ? "keep the refresh token" : "store the new refresh token");
 * ```
 */
export async function refreshTokens(client: OperationClient, options: RefreshTokensOptions): Promise<ExchangeSsoTokenResult> {
  const given = own(options);
  const grant = { grant_type: "refresh_token", refresh_token: filled("refreshToken", given.refreshToken) } as const;
  return exchange(client, given, grant);
}

type Grant =
  | { grant_type: "authorization_code"; code: string; state?: string; redirect_uri?: string }
  | { grant_type: "refresh_token"; refresh_token: string };

async function exchange(client: OperationClient, options: ExchangeOptions, grant: Grant): Promise<ExchangeSsoTokenResult> {
  const { clientId, clientSecret, encoding = "json", timeout, signal } = options;
  const contentType = CONTENT_TYPES.get(encoding);
  if (contentType === undefined) throw new RequestError('encoding must be "json" or "form"');
  const body = { ...grant, client_id: filled("clientId", clientId), client_secret: filled("clientSecret", clientSecret) };
  // The client's own headers may contain a credential, which this operation must not send.
  const headers = { authorization: null };
  try {
    return await exchangeSsoToken(client, { body, contentType, headers, timeout, signal, retry: false, schema: ANY_TOKEN });
  } catch (error) {
    if (error instanceof HostingPlatformError) throw withoutSecrets(error);
    const { code, refresh_token } = body as { code?: string; refresh_token?: string };
    throw withoutQuote("The exchange", error, [clientSecret, code ?? "", refresh_token ?? ""]);
  }
}

/** The types of the response's fields. The optional ones may also be null. */
const FIELDS: Readonly<Record<keyof ExchangeSsoTokenResult, readonly string[]>> = {
  access_token: ["string", "null"],
  id_token: ["string"],
  token_type: ["string", "null"],
  expires_in: ["number", "null", "undefined"],
  refresh_token: ["string", "null", "undefined"],
};

/**
 * Accepts a response with any token: a code and a refresh token are used up by then, and the new refresh token may be the only one that is
 * left.
 */
const ANY_TOKEN: StandardSchema<ExchangeSsoTokenResult> = {
  "~standard": {
    version: 1,
    vendor: "hosting-platform",
    validate(response) {
      const given = { __proto__: null, ...(response as object) } as Record<string, unknown>;
      if (typeof given["expires_in"] === "string" && given["expires_in"].trim() !== "") given["expires_in"] = Number(given["expires_in"]);
      for (const [name, types] of Object.entries(FIELDS)) {
        const value = given[name];
        if (value !== undefined && (!types.includes(typeOf(value)) || Number.isNaN(value))) given[name] = null;
      }
      const hasToken = ["access_token", "refresh_token", "id_token"].some((name) => given[name]);
      // Some services send their errors with the status 200.
      const message = `must have a token, not ${knownError(given["error"]) ?? "none"}`;
      return hasToken ? { value: { ...given } as unknown as ExchangeSsoTokenResult } : { issues: [{ message }] };
    },
  },
};

function typeOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

const CONTENT_TYPES = new Map([
  ["json", "application/json"],
  ["form", "application/x-www-form-urlencoded"],
] as const);

/** Returns a copy without a prototype, so that nothing from a polluted `Object.prototype` is sent. */
function own<Options extends ExchangeOptions>(options: Options): Options {
  return { __proto__: null, ...options };
}

/** Returns the value if it is a non-empty string. */
export function filled(name: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "") throw new RequestError(`${name} is missing or empty`);
  return value;
}
