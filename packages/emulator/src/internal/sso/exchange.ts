import type { components } from "@hosting-platform/types";
import type { OperationContext, OperationHandler, OperationInput, SsoClient, User } from "../types.js";
import { authenticateClient } from "./clients.js";
import { findCode, useCode } from "./codes.js";
import {
  findRefreshToken,
  type Grant,
  issueAccessToken,
  issueRefreshToken,
  pruneExpired,
  TOKEN_LIFETIME,
  useRefreshToken,
} from "./tokens.js";
import { signIdToken } from "./keys.js";
import { invalidGrant, OAuthRefusal } from "../refusal.js";

type TokenRequest = components["schemas"]["SsoTokenRequest"];
type TokenResponse = components["schemas"]["SsoTokenResponse"];

interface Redeemed {
  grant: Grant;
  user: Readonly<User>;
  family: string;
  nonce?: string | undefined;
}

/** Required for responses with tokens (RFC 6749, section 5.1). */
const HEADERS = { "cache-control": "no-store", pragma: "no-cache" };

/**
 * Exchanges an authorization code or a refresh token (RFC 6749, sections 4.1.3 and 6). Lifetimes, binding, rotation, error bodies and the
 * choice of response variant are the emulator's own, since the contract does not specify them.
 */
export const exchangeSsoToken: OperationHandler = async (input, context) => {
  const request = input.body as TokenRequest;
  const client = authenticateClient(context.store, request.client_id, request.client_secret);
  // No await before or inside redeem() and issue(), so that only one of several concurrent requests succeeds.
  const redeemed = redeem(request, client, input.query, context);
  const tokens = issue(redeemed, client, context);
  const { user, nonce } = redeemed;
  const signing = signIdToken(context, { user, clientId: client.clientId, nonce });
  // Flushed before any await: a failed write undoes the changes, and only those who wait for it learn of it.
  const [idToken] = await Promise.all([signing, context.store.flush()]);
  const body: TokenResponse = { ...tokens, id_token: idToken };
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

function findUser({ userId, teamId }: Grant, query: OperationInput["query"], { store }: OperationContext): Readonly<User> {
  const isOtherId = query["teamId"] !== undefined && query["teamId"] !== teamId;
  const isOtherSlug = query["slug"] !== undefined && query["slug"] !== store.get("teams", teamId)?.slug;
  if (isOtherId || isOtherSlug)
    throw new OAuthRefusal(403, "access_denied", "sso.team", "The code or refresh token was issued for another team.");
  const user = store.get("users", userId);
  if (user === undefined || store.get("teamMembers", `${teamId}/${userId}`) === undefined)
    throw invalidGrant("sso.user", "The user no longer exists or has left the team.");
  return user;
}

/** Issues the tokens. Variant `second` has all tokens; `first` has only the required fields and a refresh token. */
function issue({ grant, family }: Redeemed, client: Readonly<SsoClient>, context: OperationContext): Omit<TokenResponse, "id_token"> {
  pruneExpired(context);
  const refresh = { refresh_token: issueRefreshToken(context, client, grant, family) };
  if (client.answers === "first") return { access_token: null, token_type: null, ...refresh };
  return { access_token: issueAccessToken(context, grant, family), token_type: "Bearer", expires_in: TOKEN_LIFETIME, ...refresh };
}
