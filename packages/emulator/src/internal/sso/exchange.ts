import type { components } from "@hosting-platform/types";
import type { OperationContext, OperationHandler, OperationInput, SsoClient, User } from "../types.js";
import { authenticateClient } from "./clients.js";
import { findCode, useCode } from "./codes.js";
import type { Grant } from "./context.js";
import { signIdToken } from "./id-token.js";
import { invalidGrant, OAuthRefusal } from "./oauth-refusal.js";
import { pruneExpired } from "./prune.js";
import { findRefreshToken, issueAccessToken, issueRefreshToken, TOKEN_LIFETIME, useRefreshToken } from "./tokens.js";

type TokenRequest = components["schemas"]["SsoTokenRequest"];
type TokenResponse = components["schemas"]["SsoTokenResponse"];

/** What a code or refresh token that is used up was good for. */
interface Redeemed {
  grant: Grant;
  user: Readonly<User>;
  family: string;
  nonce?: string | undefined;
}

/** What is sent has tokens in it (RFC 6749, 5.1). */
const HEADERS = { "cache-control": "no-store", pragma: "no-cache" };

/**
 * Exchanges an authorization code or a refresh token (section 4.3 of the reference; RFC 6749, 4.1.3 and 6). What of it the reference
 * does not show (lifetimes, binding, rotation, error bodies, which request gets which shape) is the emulator's own choice.
 *
 * @throws {OAuthRefusal} `invalid_client` (403), `invalid_grant` (400), or `access_denied` (403) where `teamId` or `slug` is not of the
 * team that the grant is for.
 */
export const exchangeSsoToken: OperationHandler = async (input, context) => {
  const request = input.body as TokenRequest;
  const client = authenticateClient(context.store, request.client_id, request.client_secret);
  // Up to here and through `issue` nothing is waited for: of requests at the same time, one wins.
  const redeemed = redeem(request, client, input.query, context);
  const tokens = issue(redeemed, client, context);
  const { user, nonce } = redeemed;
  const body: TokenResponse = { ...tokens, id_token: await signIdToken(context, { user, clientId: client.clientId, nonce }) };
  return { status: 200, body, headers: { ...HEADERS } };
};

function redeem(request: TokenRequest, client: Readonly<SsoClient>, query: OperationInput["query"], context: OperationContext): Redeemed {
  const { store, ids } = context;
  if (request.grant_type === "refresh_token") {
    const grant = findRefreshToken(context, client, request.refresh_token);
    const user = findUser(grant, query, context);
    useRefreshToken(store, request.refresh_token, grant);
    return { grant, user, family: grant.family };
  }
  const { code, redirect_uri: redirectUri, state } = request;
  const grant = findCode(context, client, { code, redirectUri, state });
  const user = findUser(grant, query, context);
  const family = ids.next("family_");
  useCode(store, code, grant, family);
  return { grant, user, family, nonce: grant.nonce };
}

/** The user of a grant, in the team that the request is for (section 5 of the reference, 3). */
function findUser({ userId, teamId }: Grant, query: OperationInput["query"], { store }: OperationContext): Readonly<User> {
  const isOtherId = query["teamId"] !== undefined && query["teamId"] !== teamId;
  const isOtherSlug = query["slug"] !== undefined && query["slug"] !== store.get("teams", teamId)?.slug;
  if (isOtherId || isOtherSlug) throw new OAuthRefusal(403, "access_denied", "sso.team", "The code or refresh token is for another team");
  const user = store.get("users", userId);
  if (user === undefined || store.get("teamMembers", `${teamId}/${userId}`) === undefined)
    throw invalidGrant("sso.user", "The user is no longer there, or no longer in the team");
  return user;
}

/** The second shape of section 4.3 has everything; the first is as bare as it may be, but for a refresh token to go on with. */
function issue({ grant, family }: Redeemed, client: Readonly<SsoClient>, context: OperationContext): Omit<TokenResponse, "id_token"> {
  pruneExpired(context);
  const refresh = { refresh_token: issueRefreshToken(context, client, grant, family) };
  if (client.answers === "first") return { access_token: null, token_type: null, ...refresh };
  return { access_token: issueAccessToken(context, grant, family), token_type: "Bearer", expires_in: TOKEN_LIFETIME, ...refresh };
}
