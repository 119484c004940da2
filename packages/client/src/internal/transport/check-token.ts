import { RequestError } from "../../errors/request-error.js";

/** Returns a token. Throws a `RequestError` if it is empty or cannot be sent; the error does not print it. */
export function checkToken(token: string): string {
  if (!token || /\s/.test(token)) throw new RequestError("auth must be a token without spaces");
  return token;
}
