import type { Authentication } from "../../authentication.js";
import { RequestError } from "../../errors/request-error.js";
import { TimeoutError } from "../../errors/timeout-error.js";
import type { TransportOptions } from "../../transport-options.js";
import { setHeader } from "../add-headers.js";
import { own } from "../own.js";
import type { ClientResponse, Outcome, Send } from "./call.js";
import { checkToken } from "./check-token.js";
import { failure } from "./failure.js";
import type { Tell } from "./hooks.js";
import { createRetryPolicy } from "./retry-policy.js";
import { type Fetch, sendRequest } from "./send-request.js";
import { sleep, within } from "./within.js";

/** The options of a client that an exchange reads. */
export interface ExchangeOptions extends Omit<TransportOptions, "headers" | "allowInsecure" | "maxResponseBytes"> {
  auth?: Authentication | string | undefined;
}

/** Returns the function that sends the calls of a client: it authenticates, retries, and limits the time and the bytes of a call. */
export function createExchange(given: ExchangeOptions | undefined, random: () => number = Math.random): Send {
  const options = own(given);
  const { auth, hooks, fetch: ownFetch } = options;
  const fetchOnce: Fetch = async (url, init) => ((ownFetch ?? fetch) as Fetch)(url, own(options.fetchOptions, init));
  const fixed = typeof auth === "string" && checkToken(auth);
  const source = (fixed ? own({ held: () => fixed }) : auth) as Partial<Authentication> | undefined;
  const { held } = own(source);
  const retryPolicy = createRetryPolicy(options.retry, random);
  if ((hooks && typeof hooks !== "function") || typeof auth === "function")
    throw new RequestError("auth must be a token or bearer(), and hooks observe()");

  return async (call) => {
    const {
      method,
      headers,
      operationId,
      signal: caller,
      timeout = options.timeout ?? 60_000,
      deadline = options.deadline ?? Infinity,
    } = call;
    const since = performance.now();
    const details = { method, url: call.url.replace(/[?#].*/, ""), operationId, attempts: 0 };
    const tell: Tell = (name, more) => hooks?.(name, details, more);
    const late = (ms: number): Error => new TimeoutError(details, `${details.attempts ? "not done" : "no token"} within ${ms} ms`);

    const send = async (signal?: AbortSignal): Promise<ClientResponse> => {
      const retryDelay = retryPolicy(call, since + deadline);
      const wait = <Result>(work: (signal: AbortSignal | undefined) => Promise<Result>): Promise<Result> =>
        within(signal, timeout, late, work);
      let token: string | undefined;
      // A request is replayed once.
      let refresh: Authentication["refresh"] | undefined;
      if (source && call.authenticated !== false && !headers["authorization"]) {
        token = checkToken(held?.() ?? (await wait(async (aborted) => (source as Authentication).token(aborted))));
        refresh = source.refresh;
      }
      let outcome: Outcome | undefined;
      for (;;) {
        const { response, sent, error } = own(outcome);
        const delay = retryDelay(outcome, details.attempts);
        if (delay) {
          if (outcome) tell("retry", { delay, response, error });
          await sleep(delay, signal);
          // Another call of the client may have been asked to make a pause.
          outcome = undefined;
        } else if (outcome) {
          // Refreshes also if the request cannot be replayed: the next call then has a valid token.
          const next =
            refresh &&
            response?.status === 401 &&
            sent?.["authorization"] &&
            (await wait(async (aborted) => (source as Authentication).refresh(token as string, aborted)));
          if (next && next !== token && !call.once) {
            token = next;
            outcome = refresh = undefined;
          } else if (response) return outcome as ClientResponse;
          else throw error;
        } else {
          if (token) setHeader(headers, "authorization", `Bearer ${token}`);
          outcome = await wait<Outcome>((aborted) => sendRequest(call, details, tell, fetchOnce, aborted)).catch((thrown: unknown) =>
            own({ error: failure(call, details, thrown) }),
          );
        }
      }
    };
    try {
      return await within(caller, deadline, late, send);
    } catch (error) {
      tell("error", { error, since });
      throw error;
    }
  };
}
