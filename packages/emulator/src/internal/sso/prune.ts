import { forgetIssuedTokens } from "../access-tokens.js";
import type { SsoContext } from "./context.js";
import { TOKEN_LIFETIME } from "./tokens.js";

/** How many codes or tokens come between two looks for those that are of no more use. */
const STEP = 1_000;

/**
 * Forgets codes and access tokens that have expired, so that an emulator that runs for weeks does not fill up with them. A code is kept for as
 * long as the access tokens that it gave may be good, since its second use revokes them. Refresh tokens do not expire.
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
