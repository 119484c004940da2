import { AuthError } from "../auth-error.js";

/** Gives the token back where a header field can carry it behind `Bearer`. The error does not show it. */
export function checkToken(token: unknown): string {
  if (typeof token === "string" && /^[!-~\xa1-\xff]+$/.test(token)) return token;
  throw new AuthError("There is no token, or none that a header can carry");
}
