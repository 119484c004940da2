import type { Authentication } from "../../../../packages/client/src/authentication.js";
import type { Send } from "../../../../packages/client/src/internal/transport/call.js";
import { RequestError } from "../../../../packages/client/src/errors/request-error.js";

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
export function authenticationOf(auth: TokenSource | Authentication | undefined): Authentication | undefined {
  if (auth === undefined || (typeof auth === "object" && typeof auth.token === "function")) return auth;
  if (typeof auth === "function") {
    const token = async (signal?: AbortSignal): Promise<string> => validToken(await auth(signal));
    return { token, refresh: (_rejected, signal) => token(signal) };
  }
  const only = validToken(auth);
  return { held: () => only, token: () => Promise.resolve(only), refresh: () => Promise.resolve(undefined) };
}

/** Returns a valid token. The error does not quote it. */
function validToken(token: unknown): string {
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    throw new RequestError("the auth token is missing or has invalid characters, such as spaces");
  return token;
}
