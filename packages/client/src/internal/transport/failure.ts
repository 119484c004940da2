import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { Call } from "./call.js";
import { reasonOf } from "./within.js";

/** Faults that another attempt would meet as well: a certificate, a blocked port, a permission, an option or a function that the runtime lacks. */
const PERMANENT =
  /[\w '.-]*(?:certificate|bad port|blocked|requires \w+|not (?:defined|impl|supp|of type|an? )|variable|doesn't exist)[\w '.-]*/i;

/** Words of a runtime's `fetch` for faults of the network, as opposed to a mistake in a function that replaces it. */
const NETWORK = /fetch|network|load failed|sending request/i;

/** Returns the error for a failed request or body, or the reason of a caller who cancelled. Drops a cause that might show a secret. */
export function failure({ signal, headers }: Call, details: CallDetails, thrown: unknown): unknown {
  if (signal?.aborted) return reasonOf(signal);
  // May be secret: each part of a header that has eight characters or more, and the credential.
  const parts = Object.values(headers)
    .join()
    .split(/[\s;,=]+/);
  const secrets = parts.filter((part) => part[7]).concat(headers["authorization"]?.split(" ").slice(-1) ?? []);
  const [fault] = PERMANENT.exec(messagesOf(thrown)) ?? [];
  const reason = fault !== undefined && isSafe(fault, secrets) ? fault.trim() : (nameOf(thrown) ?? "no complete response");
  return new TransportError(details, reason, isSafe(thrown, secrets) ? { cause: thrown } : undefined);
}

/** Checks that another attempt would fail as well; for a function in place of `fetch`, that its error is none of the network. */
export function isPermanent(thrown: unknown, isReplaced: boolean): boolean {
  const text = messagesOf(thrown);
  return PERMANENT.test(text) || (isReplaced && nameOf(thrown) === undefined && !NETWORK.test(text));
}

/** Returns what an error and its cause say. */
function messagesOf(thrown: unknown): string {
  return [thrown, ownOf(thrown, "cause")].map((each) => (Object(each) as Partial<Error>).message ?? each).join("; ");
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
