import { digest } from "./digest.js";
import type { AccessToken, Clock, Store } from "./types.js";

/** Key prefix of tokens issued by an SSO exchange, which are stored as digests. */
export const ISSUED_PREFIX = "sha256:";

/** Returns the record of an access token; `undefined` if the token is unknown, revoked or expired. */
export function findAccessToken({ store, clock }: { store: Store; clock: Clock }, token: string): Readonly<AccessToken> | undefined {
  if (token.startsWith(ISSUED_PREFIX)) return undefined;
  const record = store.get("tokens", token) ?? store.get("tokens", issuedKey(token));
  return record !== undefined && clock.now() < (record.expiresAt ?? Infinity) ? record : undefined;
}

/** Returns a function that tells whether a store has a token. The digest, which most do not need, is computed once for all worlds. */
export function hasToken(token: string): (store: Store) => boolean {
  let issued: string | undefined;
  return (store) => store.get("tokens", token) !== undefined || store.get("tokens", (issued ??= issuedKey(token))) !== undefined;
}

export function keepIssuedToken(store: Store, token: string, record: Required<AccessToken>): void {
  store.put("tokens", issuedKey(token), record);
}

export function forgetIssuedTokens(store: Store, isOver: (token: Readonly<AccessToken>) => boolean): void {
  const tokens = [...store.scan("tokens", { prefix: ISSUED_PREFIX })].filter(([, token]) => isOver(token));
  for (const [key] of tokens) store.delete("tokens", key);
}

function issuedKey(token: string): string {
  return ISSUED_PREFIX + digest(token);
}
