import { TimeoutError } from "../../errors/timeout-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { RetryOptions } from "../../runtime/sending-options.js";
import { own } from "../own.js";
import type { Call, Outcome } from "./call.js";
import { backOff, retryAfterOf } from "./retry-delay.js";

type Retry = RetryOptions | false | undefined;

/**
 * Returns the delay before the next attempt, in milliseconds; none if the outcome of the last attempt is final. Without an outcome:
 * the rest of a pause that another call of the client was asked to make.
 */
export type RetryDelay = (outcome: Outcome | undefined, attempts: number) => number | false | undefined;

/** Creates the retry policy of a client, whose calls share one budget and each pause. The policy takes a call and the time at which the call must end. */
export function createRetryPolicy(given: Retry, random: () => number): (call: Call, end: number) => RetryDelay {
  // Budget and costs of the standard retry mode of the AWS SDKs. Constants stand in functions, where a minifier inlines them.
  const BUDGET = 500;
  const RETRY_COST = 5;
  const TIMEOUT_COST = 10;
  const LONGEST_DELAY = 60_000;
  const LONGEST_PAUSES = 300_000;
  const JITTER = 500;
  const defaults = own(given as RetryOptions | undefined);
  let budget = BUDGET;
  let pausedUntil = 0;

  return (call, end) => {
    const { method, retry = given } = call;
    const { attempts: most = defaults.attempts ?? 3, unsafe = defaults.unsafe } = own(retry as RetryOptions | undefined);
    const limit = retry !== false && (unsafe === true || /^(?:GET|HEAD|PUT|DELETE|QUERY)$/.test(method)) ? most : 1;
    const last = Math.min(end, performance.now() + LONGEST_PAUSES);
    let rounds = 1;
    let spent = 1;
    return (outcome, attempts) => {
      const { response, error } = own(outcome);
      const now = performance.now();
      const isTimeout = error instanceof TimeoutError;
      const cost = isTimeout ? TIMEOUT_COST : RETRY_COST;
      const asked = ((response && retryAfterOf(response)) ?? 0) * 1000;
      // A 403 that asks to wait is a limit, as of GitHub; any other is a missing permission.
      const isTransient =
        asked <= LONGEST_DELAY &&
        (/408|42[59]|50[0234]|52[0-49]/.test(`${response?.status}`) ||
          (asked && response?.status === 403) ||
          isTimeout ||
          error instanceof TransportError);
      if (isTransient && asked) pausedUntil = Math.max(pausedUntil, now + asked);
      if (outcome ? isTransient && !call.once && limit > 1 : retry !== false) {
        // A pause that the service asks for is no round, and costs nothing. Many calls, and many clients, may have been told the same time.
        if (asked || !outcome) return pausedUntil > now && pausedUntil <= last && pausedUntil - now + random() * JITTER;
        // A replay after a 401 is an attempt, but no round: it does not count towards the limit.
        if (rounds++ < limit && cost <= budget) {
          budget -= spent = cost;
          return backOff(attempts, random);
        }
      }
      if (response?.ok) budget = Math.min(BUDGET, budget + spent);
      return undefined;
    };
  };
}
