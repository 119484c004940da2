import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";

/**
 * The error for what `fetch` or the reading of a body threw. That becomes its cause where it is the kind of error that a runtime's
 * `fetch` throws, and quotes neither the token, nor a query, nor what came instead of HTTP; anything else may hold the request itself.
 */
export function failure(details: CallDetails, thrown: unknown, token: string | undefined): TransportError {
  const { code, cause } = Object(thrown) as { code?: string; cause?: { code?: string; name?: string; data?: unknown } | null };
  // From Node 24 on what is no HTTP has a name alone.
  const [name = "no whole answer came"] = /^(?!Error$)[a-z_]+$/i.exec(code ?? cause?.code ?? cause?.name ?? "") ?? [];
  const text = [thrown, cause].map(String).join(" ");
  const isSafe = text.startsWith("TypeError") && !/\?\S/.test(text) && !(token && text.includes(token)) && !cause?.data;
  return new TransportError(details, name, isSafe ? { cause: thrown } : undefined);
}
