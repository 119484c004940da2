import { AuthError } from "../auth-error.js";

/** Returns the token if it can be sent in an `Authorization` header. The error does not quote it. */
export function checkSent(token: unknown): string {
  if (typeof token === "string" && /^[!-~\xa1-\xff]+$/.test(token)) return token;
  throw new AuthError("The token is missing, or has invalid characters or a prefix");
}
