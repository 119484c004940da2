import type { Authentication } from "../../../../packages/client/src/authentication.js";
import { RequestError } from "../../../../packages/client/src/errors/request-error.js";

/** A bearer token, or a function that gives the one to use now. The signal says that the call is over. */
export type TokenSource = string | ((signal?: AbortSignal) => string | Promise<string>);

/** What `auth` stands for. A token that a service has refused is not sent again: the function is asked for another once. */
export function authenticationOf(auth: TokenSource | Authentication | undefined): Authentication | undefined {
  if (auth === undefined || (typeof auth === "object" && typeof auth.token === "function")) return auth;
  if (typeof auth === "function") {
    const token = async (signal?: AbortSignal): Promise<string> => checkToken(await auth(signal));
    return { token, refresh: (_rejected, signal) => token(signal) };
  }
  const only = checkToken(auth);
  return { token: () => Promise.resolve(only), refresh: () => Promise.resolve(undefined) };
}

/** Refuses what is no token, without a word of what it is. */
function checkToken(token: unknown): string {
  if (typeof token !== "string" || !/^[!-~]+$/.test(token))
    throw new RequestError("auth has no token, or one with a space or another character that none may have");
  return token;
}
