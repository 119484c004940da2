import { RequestError } from "../../errors/request-error.js";

/** Returns a token. Throws a `RequestError` if it is empty or cannot be sent; the error does not print it. */
export function checkToken(token: string): string {
  if (!token) throw new RequestError("auth has no token");
  if (/\s/.test(token)) throw new RequestError('the token of auth must not contain spaces, line breaks or the prefix "Bearer "');
  return token;
}
