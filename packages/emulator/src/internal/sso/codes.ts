import type { SsoClient, SsoCode, Store, TeamMember } from "../types.js";
import type { SsoContext } from "./context.js";
import { digest } from "../digest.js";
import { invalidGrant, OAuthRefusal } from "./oauth-refusal.js";
import { pruneExpired } from "./prune.js";
import { revokeFamily } from "./tokens.js";

/** For how long a code is good, in seconds. The reference does not show it; RFC 6749, 4.1.2, has ten minutes at most. */
export const CODE_LIFETIME = 60;

/** Whom a code is for, and what it is bound to. */
export interface CodeOptions {
  /** The `uid` of the user who signs in; by default the first who is a member of a team (of `teamId`, where that is given). */
  user?: string | undefined;
  /** The team on whose behalf; by default the first that the user is a member of. */
  teamId?: string | undefined;
  /** The redirect URI where the request named one: the exchange has to name the same. */
  redirectUri?: string | undefined;
  /** The exchange has to give it back. */
  state?: string | undefined;
  /** Goes into the ID token. */
  nonce?: string | undefined;
}

/**
 * Gives a code for a client. The emulator asks nobody to sign in: whoever the request names has.
 *
 * @throws {OAuthRefusal} `access_denied` with status 403 where there is no such user, or none in such a team.
 */
export function issueCode({ store, clock, ids }: SsoContext, client: Readonly<SsoClient>, options: CodeOptions): string {
  const { redirectUri, state, nonce } = options;
  const { teamId, uid } = findMember(store, options);
  pruneExpired({ store, clock });
  const code = ids.secret("code_");
  store.put("ssoCodes", digest(code), {
    clientId: client.clientId,
    userId: uid,
    teamId,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(state !== undefined && { state }),
    ...(nonce !== undefined && { nonce }),
    expiresAt: clock.now() + CODE_LIFETIME * 1_000,
  });
  return code;
}

function findMember(store: Store, { user, teamId }: CodeOptions): Readonly<TeamMember> {
  const range = teamId === undefined ? {} : { prefix: `${teamId}/` };
  for (const [, member] of store.scan("teamMembers", range)) if (user === undefined || member.uid === user) return member;
  throw new OAuthRefusal(403, "access_denied", "sso.user", "There is no such user in a team, or none in the team that is named");
}

/** What an exchange says of the code. */
export interface PresentedCode {
  code: string;
  redirectUri?: string | undefined;
  state?: string | undefined;
}

/**
 * What a code stands for, which is still to be used up with {@link useCode}. A code that is refused for another reason than its use
 * stays good: nobody but its client can use it up.
 *
 * @throws {OAuthRefusal} `invalid_grant` where it is unknown, another client's, used (which revokes the tokens that it gave; RFC 6749,
 * 4.1.2), expired, or bound to another redirect URI or state.
 */
export function findCode({ store, clock }: SsoContext, client: Readonly<SsoClient>, presented: PresentedCode): Readonly<SsoCode> {
  const grant = store.get("ssoCodes", digest(presented.code));
  if (grant?.clientId !== client.clientId) throw invalidGrant("sso.code", "The code is not known, or not this client's");
  if (grant.usedFor !== undefined) {
    revokeFamily(store, grant.usedFor);
    throw invalidGrant("sso.code.used", "The code was used before; the tokens that it gave are revoked");
  }
  if (clock.now() >= grant.expiresAt)
    throw invalidGrant("sso.code.expired", `The code has expired: it is good for ${CODE_LIFETIME} seconds`);
  if (!isSameTarget(client, grant, presented.redirectUri))
    throw invalidGrant("sso.code.redirectUri", "redirect_uri is not the one that the code was asked for with");
  if (presented.state !== grant.state) throw invalidGrant("sso.code.state", "state is not the one that the code was asked for with");
  return grant;
}

/** Uses a code up for a family of tokens. */
export function useCode(store: Store, code: string, grant: Readonly<SsoCode>, family: string): void {
  store.put("ssoCodes", digest(code), { ...grant, usedFor: family });
}

/** RFC 6749, 4.1.3. A code that was asked for without a redirect URI went to one of the client's all the same. */
function isSameTarget({ redirectUris }: Readonly<SsoClient>, { redirectUri }: Readonly<SsoCode>, given: string | undefined): boolean {
  return redirectUri === undefined ? given === undefined || redirectUris.includes(given) : given === redirectUri;
}
