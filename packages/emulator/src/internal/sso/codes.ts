import type { SsoClient, SsoCode, Store, TeamMember } from "../types.js";
import { pruneExpired, revokeFamily, type SsoContext } from "./tokens.js";
import { digest } from "../digest.js";
import { invalidGrant, OAuthRefusal } from "../refusal.js";

/** Lifetime of a code in seconds. The contract specifies none; RFC 6749, section 4.1.2, recommends at most ten minutes. */
export const CODE_LIFETIME = 60;

export interface CodeOptions {
  /** `uid` of the user; default: the first member of `teamId`, or of any team. */
  user?: string | undefined;
  /** Default: the first team of the user. */
  teamId?: string | undefined;
  /** `redirect_uri` of the request, if present; the exchange must send the same. */
  redirectUri?: string | undefined;
  /** The exchange must send the same. */
  state?: string | undefined;
  nonce?: string | undefined;
}

/**
 * Issues a code for a client. The emulator has no login page: the requested user counts as signed in.
 *
 * @throws {OAuthRefusal} `access_denied` with status 403 if the user does not exist or is not a member of the team.
 */
export function issueCode({ store, clock, ids }: SsoContext, client: Readonly<SsoClient>, options: CodeOptions): string {
  const { redirectUri, state, nonce } = options;
  const { teamId, uid } = findMember(store, options);
  pruneExpired({ store, clock });
  const code = ids.secret("code_");
  const expiresAt = clock.now() + CODE_LIFETIME * 1_000;
  store.put("ssoCodes", digest(code), { clientId: client.clientId, userId: uid, teamId, redirectUri, state, nonce, expiresAt });
  return code;
}

function findMember(store: Store, { user, teamId }: CodeOptions): Readonly<TeamMember> {
  const range = teamId === undefined ? {} : { prefix: `${teamId}/` };
  for (const [, member] of store.scan("teamMembers", range)) if (user === undefined || member.uid === user) return member;
  throw new OAuthRefusal(403, "access_denied", "sso.user", "No such user is a member of the team. Add the user to a team in the seed.");
}

type PresentedCode = Pick<CodeOptions, "redirectUri" | "state"> & { code: string };

/**
 * Finds the record of a code without consuming it; see {@link useCode}. A refused code remains valid for its own client.
 *
 * @throws {OAuthRefusal} `invalid_grant` if the code is unknown, expired, issued to another client, or bound to another redirect URI or
 *   state, or if it was already used, which revokes its tokens (RFC 6749, section 4.1.2).
 */
export function findCode({ store, clock }: SsoContext, client: Readonly<SsoClient>, presented: PresentedCode): Readonly<SsoCode> {
  const grant = store.get("ssoCodes", digest(presented.code));
  if (grant?.clientId !== client.clientId) throw invalidGrant("sso.code", "The code is unknown or belongs to another client.");
  if (grant.usedFor !== undefined) {
    revokeFamily(store, grant.usedFor);
    throw invalidGrant("sso.code.used", "The code was already used. Its tokens are now revoked.");
  }
  if (clock.now() >= grant.expiresAt)
    throw invalidGrant("sso.code.expired", `The code has expired. Codes are valid for ${CODE_LIFETIME} seconds.`);
  if (!isSameTarget(client, grant, presented.redirectUri))
    throw invalidGrant("sso.code.redirectUri", "redirect_uri differs from the authorization request.");
  if (presented.state !== grant.state) throw invalidGrant("sso.code.state", "state differs from the authorization request.");
  return grant;
}

export function useCode(store: Store, code: string, grant: Readonly<SsoCode>, family: string): void {
  store.put("ssoCodes", digest(code), { ...grant, usedFor: family });
}

/** Compares redirect URIs (RFC 6749, section 4.1.3). A code requested without one may be exchanged with any URI of the client. */
function isSameTarget({ redirectUris }: Readonly<SsoClient>, { redirectUri }: Readonly<SsoCode>, given: string | undefined): boolean {
  return redirectUri === undefined ? given === undefined || redirectUris.includes(given) : given === redirectUri;
}
