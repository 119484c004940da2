import { forgetIssuedTokens } from "../access-tokens.js";
import type { SsoContext } from "./context.js";
import { TOKEN_LIFETIME } from "./tokens.js";

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
