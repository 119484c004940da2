import type { CallDetails } from "../../errors/call-error.js";
import { TransportError } from "../../errors/transport-error.js";
import { kindOf } from "../../runtime/kind-of.js";
import type { Call } from "./call.js";
import { reasonOf } from "./within.js";

/**
 * Faults that another attempt would meet as well: a certificate, a blocked port, a permission, an invalid header, an option or a function
 * that the runtime lacks, and mistakes in a function that replaces `fetch`. Anything else may be a fault of the network: each runtime has
 * other words, some in the language of the user.
 */
const PERMANENT =
  /[\w '.-]*(?:certificate|wrong version|bad port|blocked|proxy auth|\(407\)|requires \w+|not (?:defined|impl|supp|iter|of type|an? )|(?:length|invalid [\w-]+) (?:header|method)|(?:of|is) (?:undef|null)|variable|doesn't exist)[\w '.-]*/i;

/** Returns the error for a failed request or body, or the reason of a caller who cancelled. Drops a cause that might show a secret. */
export function failure(call: Call, details: CallDetails, thrown: unknown): unknown {
  const { signal, headers } = call;
  if (signal?.aborted) return reasonOf(signal);
  // May be secret: each part of a header that has eight characters or more, and the credential.
  const parts = Object.values(headers)
    .join()
    .split(/[\s;,=]+/);
  const secrets = parts.filter((part) => part[7]).concat(headers["authorization"]?.split(" ").pop() ?? []);
  const cause = ownOf(thrown, "cause");
  const [fault] = PERMANENT.exec([thrown, cause].map((each) => (Object(each) as Partial<Error>).message ?? each).join("; ")) ?? [];
  // A code such as `ECONNRESET`. Since Node 24, the error for bytes that are not HTTP has only a name that says as much.
  const names = [ownOf(thrown, "code"), ownOf(cause, "code"), (Object(cause) as Error).name, (Object(thrown) as Error).name];
  const name = names.find((one) => typeof one === "string" && /^(?!(?:Type)?Error$)\w+$/.test(one)) as string | undefined;
  const reason = fault && isSafe(fault, secrets) ? fault.trim() : (name ?? "no complete response");
  if (fault) call.once = true;
  return new TransportError(details, reason, isSafe(thrown, secrets) ? { cause: thrown } : undefined);
}

function ownOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), name)?.value;
}

/** Checks that no property shows a header, a query or bytes that were received. Other objects than plain ones might. */
function isSafe(value: unknown, secrets: readonly string[], depth = 0): boolean {
  if (typeof value === "string") {
    // A short credential may be a part of any word.
    return !/\?\S/.test(value) && !secrets.some((secret) => (secret[7] ? value : value.split(/[^\w+/~-]+/)).includes(secret));
  }
  if (typeof value !== "object" || value === null) return depth > 0;
  const isPlain = value instanceof Error || ["Object", "Array", undefined].includes(kindOf(value));
  return (
    isPlain &&
    depth < 5 &&
    Object.entries(Object.getOwnPropertyDescriptors(value)).every(
      ([key, { value: part }]) => key === "stack" || (key !== "data" && isSafe(part, secrets, depth + 1)),
    )
  );
}
