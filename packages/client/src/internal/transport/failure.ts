import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { Call } from "./call.js";

/** Returns the error for a failed request or body, or the reason of a caller who cancelled. Drops a cause that might show a secret. */
export function failure({ signal, headers }: Call, details: CallDetails, thrown: unknown): unknown {
  if (signal?.aborted) return signal.reason;
  const name = nameOf(thrown) ?? "no complete response";
  return new TransportError(details, name, isSafe(thrown, secretsOf(headers)) ? { cause: thrown } : undefined);
}

/** Returns what may be secret in headers: each part of a value that has eight characters or more, and the credential. */
function secretsOf(headers: Headers): string[] {
  const credential = /\S+$/.exec(headers.get("authorization") ?? "")?.[0];
  const parts = [...headers.values()].join().split(/[\s;,=]+/);
  return parts.filter((part) => part[7]).concat(credential ?? []);
}

/** Checks for an error that a runtime's `fetch` throws, as opposed to a mistake in a function that replaces it. */
export function isNetworkFailure(thrown: unknown): boolean {
  return nameOf(thrown) !== undefined || /fetch|network|load failed|sending request/i.test(String(thrown));
}

function ownOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}

/** Returns the code of an error or its cause, such as `ECONNRESET`. */
function nameOf(thrown: unknown): string | undefined {
  const cause = ownOf(thrown, "cause");
  // Since Node 24, the error for bytes that are not HTTP has a name and no code.
  const name = ownOf(thrown, "code") ?? ownOf(cause, "code") ?? (cause as Error | undefined)?.name;
  return typeof name === "string" && /^(?!Error$)[a-z_]+$/i.test(name) ? name : undefined;
}

/** Checks that no property shows a header, a query or bytes that were received. Other objects than plain ones might. */
function isSafe(value: unknown, secrets: readonly string[], depth = 0): boolean {
  if (typeof value === "string") {
    // A short credential may be a part of any word.
    return !/\?\S/.test(value) && !secrets.some((secret) => (secret[7] ? value : value.split(/[^\w+/~-]+/)).includes(secret));
  }
  if (typeof value !== "object" || value === null) return depth > 0;
  const isPlain = value instanceof Error || [Array.prototype, Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
  return (
    isPlain &&
    depth < 5 &&
    Object.entries(Object.getOwnPropertyDescriptors(value)).every(
      ([key, { value: part }]) => key === "stack" || (key !== "data" && isSafe(part, secrets, depth + 1)),
    )
  );
}
