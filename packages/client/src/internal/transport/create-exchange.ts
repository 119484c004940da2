import type { Authentication } from "../../authentication.js";
import { HostingPlatformError } from "../../errors/hosting-platform-error.js";
import { TimeoutError } from "../../errors/timeout-error.js";
import type { TransportOptions } from "../../transport-options.js";
import { defaultLogger } from "../conventions.js";
import { own } from "../own.js";
import { authenticate, checkToken } from "./authenticate.js";
import type { Attempt, CallState, ClientResponse, Outcome, Send } from "./call.js";
import { failure, isNetworkFailure } from "./failure.js";
import { createTell, type Tell } from "./hooks.js";
import { readResponse } from "./read-response.js";
import { createRetryPolicy, type RetryDelay } from "./retry-policy.js";
import { type Fetch, sendRequest } from "./send-request.js";
import { sleep, within } from "./within.js";

/** The options of a client that an exchange reads. */
export interface ExchangeOptions extends Omit<TransportOptions, "headers" | "allowInsecure"> {
  auth?: Authentication | string | undefined;
}

/** Returns the function that sends the calls of a client: it authenticates, retries, and limits the time and the bytes of a call. */
export function createExchange(given: ExchangeOptions | undefined, random: () => number = Math.random): Send {
  const options = own(given);
  const { auth, hooks, logger = defaultLogger(), fetch: ownFetch, maxResponseBytes = 2 ** 24 } = options;
  const fetchOnce: Fetch = (url, init) => (ownFetch ? ownFetch(new Request(url, init)) : fetch(url, init));
  if (typeof auth === "string") checkToken(auth);
  const retryPolicy = createRetryPolicy(options.retry, random);

  return async (call) => {
    const {
      method,
      operationId,
      signal: caller,
      timeout = options.timeout ?? 60_000,
      deadline = options.deadline ?? Infinity,
      limit = maxResponseBytes,
    } = call;
    const started = performance.now();
    const details = { method, url: call.url.replace(/[?#].*/, ""), operationId, attempts: 0 };
    const tell = createTell(hooks, logger, details);
    const late = (ms: number) => () => new TimeoutError(details, `not done within ${ms} ms`);
    const sendOnce = async (signal: AbortSignal): Promise<ClientResponse> =>
      readResponse(call, details, await sendRequest(call, details, tell, fetchOnce, signal), limit);
    const attempt = (signal?: AbortSignal): Promise<Outcome> =>
      within(signal, timeout, late(timeout), sendOnce).catch((thrown: unknown) =>
        thrown instanceof HostingPlatformError
          ? own({ error: thrown })
          : own({ error: failure(call, details, thrown), isFinal: ownFetch && !isNetworkFailure(thrown) }),
      );
    const send = async (signal?: AbortSignal): Promise<ClientResponse> => {
      const authenticated = await authenticate(
        call,
        auth,
        () => attempt(signal),
        (work) => within(signal, timeout, late(timeout), work),
      );
      return retry(authenticated, retryPolicy(call, started + deadline), details, tell, signal);
    };
    try {
      // Most calls need no signal for all of their attempts, and one is expensive.
      return await ((caller ?? deadline < Infinity) ? within(caller, deadline, late(deadline), send) : send());
    } catch (error) {
      const isOwn = error instanceof HostingPlatformError;
      void tell("error", { duration: Math.round(performance.now() - started), code: isOwn ? error.code : undefined });
      throw error;
    }
  };
}

/** Repeats an attempt until its outcome is final. */
async function retry(
  attempt: Attempt,
  retryDelay: RetryDelay,
  details: CallState,
  tell: Tell,
  signal: AbortSignal | undefined,
): Promise<ClientResponse> {
  for (;;) {
    const outcome = await attempt();
    const { response, error } = outcome;
    const delay = retryDelay(outcome, details.attempts);
    if (!delay && response) return outcome as ClientResponse;
    if (!delay) throw error;
    void tell("retry", { delay, status: response?.status, code: (error as HostingPlatformError | undefined)?.code });
    await sleep(delay, signal);
  }
}
