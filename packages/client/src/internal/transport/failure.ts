import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";

/**
 * The error for what `fetch` or the reading of a body threw. That becomes its cause where it is the kind of error that a runtime's
 * `fetch` throws, and quotes none of the secrets; anything else may hold the request itself.
 */
export function failure(details: CallDetails, thrown: unknown, secrets: readonly (string | undefined)[]): TransportError {
  const { code, cause } = Object(thrown) as { code?: string; cause?: { code?: string } | null };
  const [name = "no whole answer came"] = /^[a-z_]+$/i.exec(code ?? cause?.code ?? "") ?? [];
  const text = String(thrown);
  const isSafe = text.startsWith("TypeError") && !secrets.some((secret) => secret && text.includes(secret));
  return new TransportError(details, name, isSafe ? { cause: thrown } : undefined);
}
