import type { RetryOptions } from "../../../../../generated/operation.js";
import type { Redirect } from "./redirect.js";

/** What one call tells the transport beside its request. */
export interface CallOptions {
  operationId?: string | undefined;
  /**
   * Cancels the call. A request that is made with a signal listens to it until the request is collected; so it is given here
   * instead. The request's own cancels the call only where there are no call options at all.
   */
  signal?: AbortSignal | undefined;
  /** How long one attempt may take, its body included, in milliseconds. */
  timeout?: number | undefined;
  retry?: RetryOptions | false | undefined;
  /** Sends the request a single time, whatever `retry` says: for a stream as the body, and for an operation that nobody may repeat. */
  once?: boolean | undefined;
  /** `false` where the operation takes no credential. */
  authenticated?: boolean | undefined;
  /** Hands the body of a success on as it is read: `timeout` then covers the header alone, and the length has no bound. */
  stream?: boolean | undefined;
  /** Follows redirects, which are errors without it; `followRedirects` is one. */
  redirect?: Redirect | undefined;
  /** What the request's body was made of, where it can be sent again. Without it each attempt makes a copy of the request's stream. */
  body?: string | Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> | URLSearchParams | undefined;
}

/** How often the request was sent for an answer that the transport gave. */
export const attempts = new WeakMap<Response, number>();

export function attemptsOf(response: Response): number | undefined {
  return attempts.get(response);
}
