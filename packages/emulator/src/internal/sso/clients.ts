import type { SsoClient, Store } from "../types.js";
import { hasDigest } from "../digest.js";
import { invalidRequest, OAuthRefusal } from "./oauth-refusal.js";

/** Of no secret, so that an unknown client costs as much time as a wrong secret. */
const NO_DIGEST = "0".repeat(64);

/**
 * The client that the credentials belong to (section 5 of the reference, 4). Status 403, as no 401 is listed for the exchange; the
 * refusal does not tell an unknown client from a wrong secret.
 *
 * @throws {OAuthRefusal} `invalid_client`
 */
export function authenticateClient(store: Store, clientId: string, clientSecret: string): Readonly<SsoClient> {
  const client = store.get("ssoClients", clientId);
  const isRight = hasDigest(clientSecret, client?.clientSecretHash ?? NO_DIGEST);
  if (client === undefined || !isRight)
    throw new OAuthRefusal(403, "invalid_client", "sso.client", "No client has this client_id and client_secret");
  return client;
}

/** Where an authorization was asked for, and where its answer may go. */
export interface Target {
  client: Readonly<SsoClient>;
  redirectUri: URL;
}

/**
 * Where to send the answer to an authorization request: to a redirect URI of the client, compared as text (RFC 6749, 3.1.2.3). It may
 * be left out where the client has exactly one.
 *
 * @throws {OAuthRefusal} `invalid_request`; never to be answered with a redirect (RFC 6749, 4.1.2.1).
 */
export function findTarget(store: Store, clientId: string | undefined, redirectUri: string | undefined): Target {
  if (clientId === undefined) throw invalidRequest("required", "client_id is missing");
  const client = store.get("ssoClients", clientId);
  if (client === undefined) throw invalidRequest("sso.client", "No client has this client_id");
  const { redirectUris } = client;
  if (redirectUri === undefined && redirectUris.length !== 1)
    throw invalidRequest("sso.redirectUri.required", "redirect_uri is missing, and the client has not exactly one");
  const registered = redirectUri === undefined ? redirectUris[0] : redirectUris.find((uri) => uri === redirectUri);
  if (registered === undefined) throw invalidRequest("sso.redirectUri", "redirect_uri is none of the client's redirect URIs");
  if (!URL.canParse(registered) || registered.includes("#"))
    throw invalidRequest("sso.redirectUri.absolute", "The redirect URI has to be absolute and without a fragment (RFC 6749, 3.1.2)");
  return { client, redirectUri: new URL(registered) };
}
