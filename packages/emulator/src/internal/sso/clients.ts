import type { SsoClient, Store } from "../types.js";
import { hasDigest } from "../digest.js";
import { invalidRequest, OAuthRefusal } from "../refusal.js";

/** Matches no secret. Comparing with it makes an unknown client take as long as a wrong secret. */
const NO_DIGEST = "0".repeat(64);

/**
 * Authenticates a client. The status is 403, since the contract has no 401 for the exchange. The error does not distinguish an unknown
 * client from a wrong secret.
 */
export function authenticateClient(store: Store, clientId: string, clientSecret: string): Readonly<SsoClient> {
  const client = store.get("ssoClients", clientId);
  const isRight = hasDigest(clientSecret, client?.clientSecretHash ?? NO_DIGEST);
  if (client === undefined || !isRight)
    throw new OAuthRefusal(403, "invalid_client", "sso.client", "Unknown client_id or wrong client_secret.");
  return client;
}

export interface Target {
  client: Readonly<SsoClient>;
  redirectUri: URL;
}

/**
 * Finds the client and redirect URI of an authorization request. URIs are compared as strings (RFC 6749, section 3.1.2.3) and may be omitted
 * if the client has exactly one.
 */
export function findTarget(store: Store, clientId: string | undefined, redirectUri: string | undefined): Target {
  if (clientId === undefined) throw invalidRequest("required", "client_id is required.");
  const client = store.get("ssoClients", clientId);
  if (client === undefined) throw invalidRequest("sso.client", "Unknown client_id. Add the client to ssoClients in the seed.");
  const { redirectUris } = client;
  if (redirectUri === undefined && redirectUris.length !== 1)
    throw invalidRequest("sso.redirectUri.required", "redirect_uri is required, since the client has several.");
  const registered = redirectUri === undefined ? redirectUris[0] : redirectUris.find((uri) => uri === redirectUri);
  if (registered === undefined)
    throw invalidRequest("sso.redirectUri", "redirect_uri is not registered for the client. Add it to its redirectUris in the seed.");
  if (!URL.canParse(registered) || registered.includes("#"))
    throw invalidRequest("sso.redirectUri.absolute", "The redirect URI must be absolute and without a fragment (RFC 6749, section 3.1.2).");
  return { client, redirectUri: new URL(registered) };
}
