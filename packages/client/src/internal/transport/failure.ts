import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { Call } from "./call.js";

/**
 * Returns the error for what `fetch` or the reading of a body threw, or the reason of a caller who cancelled. What was thrown becomes the
 * cause if it is the kind of error that a runtime's `fetch` throws, and quotes neither the token, nor a query, nor bytes that are not HTTP;
 * anything else may hold the request itself.
 */
export function failure({ signal, headers }: Call, details: CallDetails, thrown: unknown): unknown {
  if (signal?.aborted) return signal.reason;
  const token = headers.get("authorization")?.slice(7);
  const { code, cause } = Object(thrown) as { code?: string; cause?: { code?: string; name?: string; data?: unknown } | null };
  // Since Node 24, the error for bytes that are not HTTP has a name and no code.
  const [name = "no complete response"] = /^(?!Error$)[a-z_]+$/i.exec(code ?? cause?.code ?? cause?.name ?? "") ?? [];
  const text = [thrown, cause].map(String).join(" ");
  const isSafe = text.startsWith("TypeError") && !/\?\S/.test(text) && !(token && text.includes(token)) && !cause?.data;
  return new TransportError(details, name, isSafe ? { cause: thrown } : undefined);
}
