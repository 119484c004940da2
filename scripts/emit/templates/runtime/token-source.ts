import type { Authentication } from "../../../../packages/client/src/authentication.js";
import { checkToken } from "../../../../packages/client/src/internal/transport/check-token.js";
import type { Send } from "../../../../packages/client/src/internal/transport/call.js";

/** A bearer token, or a function that returns the current one. The signal aborts when the call ends. */
export type TokenSource = string | ((signal?: AbortSignal) => string | Promise<string>);

/** A bearer token, a function that returns one, or what renews tokens, such as `clientCredentials()`. */
export type BearerSource = TokenSource | Authentication;

/** The credentials of a client, for its `auth`. */
export interface Credentials {
  /** Returns the function that sends calls with the credentials that they require. */
  connect(exchange: (auth?: BearerSource) => Send): Send;
}

/** Converts the `auth` option to an `Authentication`. After a 401, a token function is called once more; a fixed token is not retried. */
export function authenticationOf(auth: BearerSource | undefined): Authentication | string | undefined {
  if (typeof auth === "function") {
    const token = async (signal?: AbortSignal): Promise<string> => valid(await auth(signal));
    return { token, refresh: (_rejected, signal) => token(signal) };
  }
  return auth === undefined || typeof (auth as Authentication).token === "function" ? auth : valid(auth);
}

/** Returns a valid token. The error does not quote it. */
function valid(token: unknown): string {
  return checkToken(typeof token === "string" && /^[!-~]+$/.test(token) ? token : "");
}
