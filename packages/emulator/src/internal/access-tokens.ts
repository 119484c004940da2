import { digest } from "./digest.js";
import type { AccessToken, Clock, Store } from "./types.js";

/** What the keys of tokens that an exchange gave begin with, in place of the token itself. */
export const ISSUED_PREFIX = "sha256:";

/** What an access token stands for; undefined for one that is unknown, revoked or expired. */
export function findAccessToken({ store, clock }: { store: Store; clock: Clock }, token: string): Readonly<AccessToken> | undefined {
  if (token.startsWith(ISSUED_PREFIX)) return undefined;
  const record = store.get("tokens", token) ?? store.get("tokens", issuedKey(token));
  return record !== undefined && clock.now() < (record.expiresAt ?? Infinity) ? record : undefined;
}

/** Keeps an access token that an exchange gives. */
export function keepIssuedToken(store: Store, token: string, record: Required<AccessToken>): void {
  store.put("tokens", issuedKey(token), record);
}

/** Forgets the access tokens that an exchange gave and for which `isOver` holds. */
export function forgetIssuedTokens(store: Store, isOver: (token: Readonly<AccessToken>) => boolean): void {
  const tokens = [...store.scan("tokens", { prefix: ISSUED_PREFIX })].filter(([, token]) => isOver(token));
  for (const [key] of tokens) store.delete("tokens", key);
}

function issuedKey(token: string): string {
  return ISSUED_PREFIX + digest(token);
}
