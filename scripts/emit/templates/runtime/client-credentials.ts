import type { Authentication } from "../../../../packages/client/src/authentication.js";
import { ResponseError } from "../../../../packages/client/src/errors/response-error.js";
import { encodeBody } from "../../../../packages/client/src/runtime/body.js";
import { bearer } from "../../../../packages/auth/src/bearer.js";
import { createClient } from "./create-client.js";
import type { ClientOptions } from "./options.js";

/** The options of {@link clientCredentials}. */
export interface ClientCredentialsOptions {
  /** The token endpoint, an https URL. */
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The scopes to request. Default: those that the server grants by default. */
  scopes?: readonly string[];
  /** Further parameters of the request that the server expects, such as `audience` or `resource`. */
  parameters?: Readonly<Record<string, string>>;
  /** How the client authenticates (RFC 6749, 2.3.1): in a header, or in the body. Default: `basic`. */
  clientAuthentication?: "basic" | "body";
  /** Default: the global `fetch`. */
  fetch?: ClientOptions["fetch"];
}

/** The part of a token response (RFC 6749, 5.1) that is read. */
interface TokenResponse {
  access_token?: unknown;
  expires_in?: unknown;
}

/**
 * Authenticates with tokens of the OAuth 2.0 client credentials grant (RFC 6749, 4.4). Requests a token when the first one is
 * needed, shortly before it expires, and after a 401; concurrent calls share one request.
 *
 * @throws {RequestError} If `tokenUrl` is not an https URL.
 */
export function clientCredentials(options: ClientCredentialsOptions): Authentication {
  const { tokenUrl, clientId, clientSecret, scopes = [], parameters, clientAuthentication = "basic", fetch } = options;
  const url = URL.canParse(tokenUrl) ? new URL(tokenUrl) : undefined;
  const client = createClient({ baseUrl: url?.origin ?? tokenUrl, ...(fetch && { fetch }) });
  const inBody = clientAuthentication === "body";
  const encoded = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
  const authorization = `Basic ${btoa(`${encoded(clientId)}:${encoded(clientSecret)}`)}`;
  const operation = {
    operationId: "clientCredentials",
    method: "POST",
    path: url?.pathname ?? "/",
    contentTypes: ["application/x-www-form-urlencoded"],
    encode: encodeBody,
    accept: ["application/json"],
    result: "object",
  } as const;
  return bearer(async ({ signal }) => {
    const { data, response } = await client.callForResponse<TokenResponse>(operation, {
      query: Object.fromEntries(url?.searchParams ?? []),
      headers: inBody ? {} : { authorization },
      body: {
        ...parameters,
        grant_type: "client_credentials",
        ...(scopes.length > 0 && { scope: scopes.join(" ") }),
        ...(inBody && { client_id: clientId, client_secret: clientSecret }),
      },
      retry: false,
      signal,
    });
    const { access_token: token, expires_in: seconds } = data;
    if (typeof token !== "string") throw new ResponseError({ method: "POST", url: tokenUrl, response }, "it has no access_token");
    return { token, ...(Number(seconds) > 0 && { expiresAt: Date.now() + Number(seconds) * 1000 }) };
  });
}
