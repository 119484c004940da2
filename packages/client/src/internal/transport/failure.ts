import type { CallDetails } from "../../errors/call-error.js";
import { HostingPlatformError } from "../../errors/hosting-platform-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { WatchedStream } from "../../runtime/body.js";
import { guarded } from "../../runtime/guarded.js";
import { kindOf } from "../../runtime/kind-of.js";
import { own } from "../own.js";
import type { Call } from "./call.js";
import { reasonOf } from "./within.js";

/**
 * Faults of the network, by code, name or text: those of Node.js and undici, browsers, Bun, Deno, workerd, React Native and usual functions in
 * place of `fetch`.
 */
const FAULTS =
  /^(?:httpp|connection ?(?:re[fs]|cl)|err_http2|timeouterr|und_err_(?:socket|\w+time)|(?: ?a |the )?(?:network|internet) ?(?:err|req|con|tim)|zlib|invalidhttp|failedtoo|hpe_|e(?:net|pipe|host|ai_|conn|timed|notf)|(?:failed to fetch|(?:load|fetch) failed)(?:$| \()|terminated$|the request timed|error (?:sending r(?!.*certif)|reading a b|in \w+ st)|internal error;)/i;

/**
 * Returns the error for a failed request or body: a `TransportError` for a fault of the network, the reason of a caller who cancelled, and
 * anything else as it is, since the caller's own code threw it. Drops a cause that might show a secret.
 */
export function failure(call: Call, details: CallDetails, error: unknown): unknown {
  const { signal, headers, body } = call;
  if (signal?.aborted) return reasonOf(signal);
  const [thrown] = (body as WatchedStream | null | undefined)?.thrown ?? [error];
  // May be secret: a word of a header that has eight characters or more, and the credential.
  const sent = Object.values(headers).join();
  const isSecret = (word: string): boolean => (word.length > 7 ? sent.includes(word) : word === headers["authorization"]?.split(" ").pop());
  /** Checks that no property shows a header, a query or bytes that were received. Other objects than plain ones might. */
  const isSafe = (value: unknown, depth = 0): boolean =>
    Object(value) === value
      ? /^(?:Array|DOMEx|Error|Object|undef)/.test(`${kindOf(value)}`) &&
        depth < 5 &&
        Object.getOwnPropertyNames(value).every(
          (key) => key === "stack" || (key !== "data" && isSafe((value as Record<string, unknown>)[key], depth + 1)),
        )
      : !/\?\S/.test(String(value)) &&
        !String(value)
          .split(/[^\w+/~-]+/)
          .some(isSecret);
  return guarded(() => {
    const given = thrown as Partial<Error>;
    // The error of `fetch` is always the same in Node.js and in Deno: its cause has the reason.
    const source = (given.message === "fetch failed" && Object.hasOwn(given, "cause") && (given.cause as Partial<Error>)) || given;
    const { name, message = "" } = source;
    // Since Node 24, the error for bytes that are not HTTP has only a name that says as much.
    const fault = [own(source as { code?: unknown }).code, name, message].find((text) => FAULTS.test(text as string));
    if (thrown instanceof HostingPlatformError || (!fault && source === given)) return thrown;
    // Another cause, such as a certificate or a blocked port, would stop the next attempt as well.
    if (!fault) call.once = true;
    // Without what a text may quote.
    const [reason] = /^[\w '.()/-]*\w/.exec((fault ?? message) as string) ?? "";
    return new TransportError(
      details,
      reason && isSafe(reason) ? reason : "no complete response",
      isSafe(given) ? { cause: given } : undefined,
    );
  }, thrown);
}
