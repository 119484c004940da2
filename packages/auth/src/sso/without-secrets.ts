import { ApiError, RedirectError, ResponseError, TransportError } from "@hosting-platform/client/core";
import { knownError } from "./known-error.js";

/**
 * The error of an exchange without what the service wrote, which may repeat what it was sent in any form: of the body, the error
 * code of RFC 6749 is left, and of a redirect's target origin and path.
 */
export function withoutSecrets(error: unknown): unknown {
  if (error instanceof ApiError) {
    const { method, url, operationId, attempts, retryAfter, response } = error;
    const code = knownError((error.body as { error?: unknown } | null | undefined)?.error);
    const { constructor } = error as { constructor: unknown };
    return new (constructor as typeof ApiError)({ method, url, operationId, attempts, retryAfter, response }, code && { error: code });
  }
  if (error instanceof RedirectError) {
    const { method, url, operationId, attempts, status } = error;
    return new RedirectError({ method, url, operationId, attempts, status, location: error.location?.split(/[?#]/, 1)[0] });
  }
  // What JSON.parse says quotes the text, which holds the tokens; what a `fetch` of somebody's own says may quote the request.
  if (error instanceof ResponseError || error instanceof TransportError) delete error.cause;
  return error;
}
