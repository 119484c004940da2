import { forgetIssuedTokens, keepIssuedToken } from "../access-tokens.js";
import type { SsoClient, SsoRefreshToken, Store } from "../types.js";
import type { Grant, SsoContext } from "./context.js";
import { digest } from "../digest.js";
import { invalidGrant } from "./oauth-refusal.js";

/** For how long an access token and an ID token are good, in seconds. One lifetime, as which of them `expires_in` speaks of is not shown. */
export const TOKEN_LIFETIME = 3_600;

/** Gives an access token of the API, which is good until it expires or its family is revoked. */
export function issueAccessToken({ store, clock, ids }: SsoContext, { userId, teamId }: Grant, family: string): string {
  const token = ids.secret("access_");
  keepIssuedToken(store, token, { userId, teamIds: [teamId], family, expiresAt: clock.now() + TOKEN_LIFETIME * 1_000 });
  return token;
}

/** Gives a refresh token. It does not expire: the reference shows no lifetime of tokens. */
export function issueRefreshToken({ store, ids }: SsoContext, client: Readonly<SsoClient>, grant: Grant, family: string): string {
  const token = ids.secret("refresh_");
  const { userId, teamId } = grant;
  store.put("ssoRefreshTokens", digest(token), { clientId: client.clientId, userId, teamId, family, isUsed: false });
  return token;
}

/**
 * What a refresh token stands for, which is still to be used up with {@link useRefreshToken}, as each exchange gives the next one.
 *
 * @throws {OAuthRefusal} `invalid_grant` where it is unknown, another client's, revoked, or used, which revokes its family: either
 * the client or somebody who stole it uses it for the second time (RFC 6749, 10.4).
 */
export function findRefreshToken({ store }: SsoContext, client: Readonly<SsoClient>, token: string): Readonly<SsoRefreshToken> {
  const grant = store.get("ssoRefreshTokens", digest(token));
  if (grant?.clientId !== client.clientId) throw invalidGrant("sso.refreshToken", "The refresh token is not known, or not this client's");
  if (isRevoked(store, grant.family)) throw invalidGrant("sso.refreshToken.revoked", "The refresh token is revoked");
  if (grant.isUsed) {
    revokeFamily(store, grant.family);
    throw invalidGrant("sso.refreshToken.used", "The refresh token was used before; all that came of the same code is revoked");
  }
  return grant;
}

/** Uses a refresh token up. */
export function useRefreshToken(store: Store, token: string, grant: Readonly<SsoRefreshToken>): void {
  store.put("ssoRefreshTokens", digest(token), { ...grant, isUsed: true });
}

/** Takes back all tokens that came of one code. */
export function revokeFamily(store: Store, family: string): void {
  if (isRevoked(store, family)) return;
  store.put("revokedFamilies", family, { value: 1 });
  forgetIssuedTokens(store, (token) => token.family === family);
}

function isRevoked(store: Store, family: string): boolean {
  return store.get("revokedFamilies", family) !== undefined;
}
