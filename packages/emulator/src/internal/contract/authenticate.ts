import { findAccessToken } from "../access-tokens.js";
import { Refusal } from "../refusal.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { AccessToken, Clock, Store } from "../types.js";

const PLACE = ["header", "authorization"] as const;

export function authenticate(
  { store, clock }: { store: Store; clock: Clock },
  request: Pick<ObservedRequest, "header">,
): Readonly<AccessToken> {
  const header = request.header("authorization");
  if (header === undefined) {
    const message = "The request has no credentials. Send the header Authorization: Bearer <token>.";
    throw new Refusal(401, "credential.required", message, ...PLACE);
  }
  const token = bearerOf(header);
  if (token === undefined) {
    const message = "The Authorization header is not a bearer token. Send Authorization: Bearer <token>.";
    throw new Refusal(401, "credential.bearer", message, ...PLACE);
  }
  const known = findAccessToken({ store, clock }, token);
  if (known === undefined) {
    const message = "The token is unknown, revoked or expired. Send the one that the emulator printed, or add this one to the seed.";
    throw new Refusal(401, "credential.known", message, ...PLACE);
  }
  return known;
}

/** Returns the token of an `Authorization` header; undefined for another scheme. */
export function bearerOf(header: string): string | undefined {
  return /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i.exec(header)?.[1];
}
