import type { User } from "../types.js";
import { type SsoContext, TOKEN_LIFETIME } from "./tokens.js";
import { SIGNING_ALGORITHM, signingKey } from "./keys.js";

export interface IdTokenOptions {
  user: Readonly<User>;
  clientId: string;
  /** From the authorization request; omitted on refresh (OpenID Connect Core 1.0, section 12.2). */
  nonce?: string | undefined;
}

export async function signIdToken(context: SsoContext, { user, clientId, nonce }: IdTokenOptions): Promise<string> {
  // Loaded on first use: few emulators sign anyone in.
  const { SignJWT } = await import("jose");
  const now = Math.floor(context.clock.now() / 1_000);
  const { kid, privateKey } = await signingKey(context);
  const claims = { email: user.email, ...(user.name !== undefined && { name: user.name }), ...(nonce !== undefined && { nonce }) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: "JWT" })
    .setIssuer(context.url)
    .setSubject(user.uid)
    .setAudience(clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME)
    .sign(privateKey);
}
