import { ApiError, RedirectError, ResponseError, TransportError } from "@hosting-platform/client/core";
import { knownError } from "./known-error.js";

/**
 * Removes the service's text from the error of an exchange, since it may repeat the request. Keeps the error code of RFC 6749 from
 * the body, and the origin and path of a redirect's target.
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
  // Errors of `JSON.parse` quote the tokens, and errors of a custom `fetch` may quote the request.
  if (error instanceof ResponseError || error instanceof TransportError) delete error.cause;
  return error;
}
