import { forgetIssuedTokens, keepIssuedToken } from "../access-tokens.js";
import type { OperationContext, SsoClient, SsoRefreshToken, Store } from "../types.js";
import { digest } from "../digest.js";
import { invalidGrant } from "../refusal.js";

export type SsoContext = Pick<OperationContext, "store" | "clock" | "ids" | "url">;

export interface Grant {
  userId: string;
  teamId: string;
}

/** Lifetime of access and ID tokens in seconds. Both are equal, since the contract does not specify which one `expires_in` describes. */
export const TOKEN_LIFETIME = 3_600;

/** Issues an access token. It is valid until it expires or its family is revoked. */
export function issueAccessToken({ store, clock, ids }: SsoContext, { userId, teamId }: Grant, family: string): string {
  const token = ids.secret("access_");
  keepIssuedToken(store, token, { userId, teamIds: [teamId], family, expiresAt: clock.now() + TOKEN_LIFETIME * 1_000 });
  return token;
}

/** Issues a refresh token, which does not expire. */
export function issueRefreshToken({ store, ids }: SsoContext, client: Readonly<SsoClient>, grant: Grant, family: string): string {
  const token = ids.secret("refresh_");
  const { userId, teamId } = grant;
  store.put("ssoRefreshTokens", digest(token), { clientId: client.clientId, userId, teamId, family, isUsed: false });
  return token;
}

/**
 * Finds the record of a refresh token without consuming it; see {@link useRefreshToken}.
 *
 * @throws {OAuthRefusal} `invalid_grant` if the token is unknown, revoked or issued to another client, or if it was already used, which
 *   revokes its family, since the token may be stolen (RFC 6749, section 10.4).
 */
export function findRefreshToken({ store }: SsoContext, client: Readonly<SsoClient>, token: string): Readonly<SsoRefreshToken> {
  const grant = store.get("ssoRefreshTokens", digest(token));
  if (grant?.clientId !== client.clientId)
    throw invalidGrant("sso.refreshToken", "The refresh token is unknown or belongs to another client.");
  if (isRevoked(store, grant.family)) throw invalidGrant("sso.refreshToken.revoked", "The refresh token is revoked.");
  if (grant.isUsed) {
    revokeFamily(store, grant.family);
    throw invalidGrant("sso.refreshToken.used", "The refresh token was already used. All tokens of its family are now revoked.");
  }
  return grant;
}

export function useRefreshToken(store: Store, token: string, grant: Readonly<SsoRefreshToken>): void {
  store.put("ssoRefreshTokens", digest(token), { ...grant, isUsed: true });
}

export function revokeFamily(store: Store, family: string): void {
  if (isRevoked(store, family)) return;
  store.put("revokedFamilies", family, { value: 1 });
  forgetIssuedTokens(store, (token) => token.family === family);
}

function isRevoked(store: Store, family: string): boolean {
  return store.get("revokedFamilies", family) !== undefined;
}

/** Number of codes or tokens between two prunings. */
const STEP = 1_000;

/**
 * Deletes expired codes and access tokens, so that they do not accumulate in a long-running emulator. A code is kept until its access tokens
 * have expired, since reusing the code revokes them. Refresh tokens do not expire.
 */
export function pruneExpired({ store, clock }: Pick<SsoContext, "store" | "clock">): void {
  if (!isDue(store.count("ssoCodes")) && !isDue(store.count("tokens"))) return;
  const now = clock.now();
  const codes = [...store.scan("ssoCodes")].filter(([, { expiresAt }]) => expiresAt + TOKEN_LIFETIME * 1_000 <= now);
  for (const [key] of codes) store.delete("ssoCodes", key);
  forgetIssuedTokens(store, ({ expiresAt = Infinity }) => expiresAt <= now);
}

function isDue(count: number): boolean {
  return count > 0 && count % STEP === 0;
}
