import { findAccessToken } from "../access-tokens.js";
import { Refusal } from "../refusal.js";
import type { AccessToken, Clock, Store } from "../types.js";

const PLACE = { in: "header", at: "authorization" } as const;

/**
 * Tells whom a request's bearer credential stands for (section 5 of the reference, RFC 6750).
 *
 * @throws {Refusal} 401 for a credential that is missing, malformed, unknown or no longer good.
 */
export function authenticate({ store, clock }: { store: Store; clock: Clock }, request: Request): Readonly<AccessToken> {
  const header = request.headers.get("authorization");
  if (header === null) {
    throw new Refusal(401, "credential.required", "The request has no credential: send the header Authorization: Bearer <token>.", PLACE);
  }
  const token = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i.exec(header)?.[1];
  if (token === undefined) {
    throw new Refusal(
      401,
      "credential.bearer",
      "The credential is no bearer token: write the header as Authorization: Bearer <token>.",
      PLACE,
    );
  }
  const known = findAccessToken({ store, clock }, token);
  if (known === undefined) {
    throw new Refusal(
      401,
      "credential.known",
      "The token is not known, or no longer good: send the one that the emulator printed, or seed this one.",
      PLACE,
    );
  }
  return known;
}
