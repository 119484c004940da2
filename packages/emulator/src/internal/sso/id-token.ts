import { SignJWT } from "jose";
import type { User } from "../types.js";
import type { SsoContext } from "./context.js";
import { SIGNING_ALGORITHM, signingKey } from "./keys.js";
import { TOKEN_LIFETIME } from "./tokens.js";

/** What an ID token says beside who made it, and when. */
export interface IdTokenOptions {
  user: Readonly<User>;
  clientId: string;
  /** That of the authorization request; left out where tokens are refreshed (OpenID Connect Core 1.0, 12.2). */
  nonce?: string | undefined;
}

/** Signs an ID token (OpenID Connect Core 1.0, 2). Its times are those of the emulator's clock. */
export async function signIdToken(context: SsoContext, { user, clientId, nonce }: IdTokenOptions): Promise<string> {
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
