import type { BodyReader, ReadPiece } from "../../runtime/operation.js";
import type { Authentication } from "../../authentication.js";
import { HostingPlatformError } from "../../errors/hosting-platform-error.js";
import { RedirectError } from "../../errors/redirect-error.js";
import { RequestError } from "../../errors/request-error.js";
import { ResponseError } from "../../errors/response-error.js";
import { TimeoutError } from "../../errors/timeout-error.js";
import { TransportError } from "../../errors/transport-error.js";
import type { TransportOptions } from "../../transport-options.js";
import { setHeader } from "../add-headers.js";
import { own } from "../own.js";
import { type Answer, type Send, withBody } from "./call.js";
import { failure } from "./failure.js";
import { emit, type Hooks } from "./hooks.js";
import { cancel, gather, piecesOf } from "./read-response.js";
import { backOff, retryAfterOf } from "./retry-delay.js";
import { sleep, within } from "./within.js";

/** What all the retries of a client may cost before answers pay some of it back, and what each of them costs: AWS's standard mode. */
const BUDGET = 500;
const RETRY = 5;
const RETRY_AFTER_TIMEOUT = 10;

/** The longest pause that an answer may ask for, in milliseconds. */
const PATIENCE = 60_000;

/** What an exchange reads of the options of a client. */
export interface ExchangeOptions extends Omit<TransportOptions, "headers" | "allowInsecure"> {
  auth?: Authentication | undefined;
}

/** Makes what sends calls: it authenticates, tries again, and bounds the time and the bytes that a call may take. */
export function createExchange(given: ExchangeOptions | undefined, random: () => number = Math.random): Send {
  const options = own(given);
  const { auth, hooks, fetch: fetchOfOnesOwn, deadline = Infinity, maxResponseBytes = 2 ** 24 } = options;
  const always = own({ ...options.retry });
  let budget = BUDGET;

  return async (call) => {
    const { method, body, signal: caller, once, operationId } = call;
    const { timeout = options.timeout ?? 60_000, retry = options.retry } = call;
    const { attempts: most = always.attempts ?? 3, unsafe = always.unsafe } = call.retry ? own(call.retry) : always;
    const details = { method, url: call.url.replace(/[?#].*/, ""), operationId, attempts: 0 };
    const started = Date.now();
    let url: string;
    // Those of the last request, which a redirect may have taken the credential from.
    let headers: Headers;
    const duplex = body instanceof ReadableStream && { duplex: "half" };

    const tell = (name: keyof Hooks, more?: object): void => void (hooks && emit(hooks, name, { ...details, ...more }));
    const late = (ms: number) => () => new TimeoutError(details, `not done within ${ms} ms`);
    const failed = (cause: unknown): unknown =>
      caller?.aborted ? caller.reason : failure(details, cause, call.headers.get("authorization")?.slice(7));

    /** Sends the request a single time, and reads the answer. */
    async function attempt(signal: AbortSignal): Promise<Answer> {
      details.attempts++;
      tell("request");
      const sent = Date.now();
      ({ url, headers } = call);
      for (let redirects = 1; ; redirects++) {
        // Without a prototype, as a runtime would take from that of all objects what is left out here.
        const init: RequestInit = own({
          ...call.init,
          method,
          headers,
          body: body ?? null,
          signal,
          redirect: "manual" as const,
          ...duplex,
        });
        const response = await (fetchOfOnesOwn ? fetchOfOnesOwn(new Request(url, init)) : fetch(url, init));
        const { status, type } = response;
        tell("response", { status, duration: Date.now() - sent });
        const location = response.headers.get("location");
        if (type !== "opaqueredirect" && (location === null || status < 300 || status > 399)) return read(response);
        cancel(response.body);
        const next = call.redirect?.(new Request(url, own({ method, headers })), response, redirects);
        if (!next) throw new RedirectError({ ...details, status, location });
        ({ url, headers } = next);
      }
    }

    async function read(response: Response): Promise<Answer> {
      const answer: Answer = { response, bytes: undefined, attempts: details.attempts };
      if (!response.body || /^(?:20[45]|304)$/.test(`${response.status}`)) return answer;
      const pieces = (reader: BodyReader): ReadPiece => piecesOf(reader, response, failed);
      if (call.stream && response.ok) return { ...answer, response: withBody(response, call.stream(response.body, caller, pieces)) };
      const reader = response.body.getReader();
      answer.bytes = await gather(pieces(reader), maxResponseBytes);
      if (answer.bytes) return answer;
      cancel(reader);
      throw new ResponseError({ ...details, response }, `its body is longer than ${maxResponseBytes} bytes`);
    }

    /** Sends the request until there is an answer to give. */
    async function send(signal?: AbortSignal): Promise<Answer> {
      let limit = retry !== false && !once && (unsafe === true || /^(?:GET|HEAD|PUT|DELETE)$/.test(method)) ? most : 1;
      let spent = 1;
      let isReplayed = false;
      const source = call.authenticated === false || call.headers.has("authorization") ? undefined : auth;
      let token = source && (await source.token(signal));
      for (;;) {
        if (source && !token) throw new RequestError("auth has no token");
        if (token) setHeader(call.headers, "authorization", `Bearer ${token}`);
        let answer: Answer | undefined;
        let error: unknown;
        try {
          answer = await within(signal, timeout, late(timeout), attempt);
        } catch (thrown) {
          error = thrown instanceof HostingPlatformError ? thrown : failed(thrown);
        }
        const { status, ok } = answer?.response ?? {};
        if (source && token && status === 401 && answer && !isReplayed && headers.has("authorization")) {
          // Also where the request cannot be sent again: the next one then has a token that is not refused.
          const next = await source.refresh(token, signal);
          if (!next || next === token || once) return answer;
          token = next;
          isReplayed = true;
          limit++;
          continue;
        }
        const mayChange = answer
          ? /^(?:408|429|50[0234])$/.test(`${status}`)
          : error instanceof TransportError || error instanceof TimeoutError;
        const cost = error instanceof TimeoutError ? RETRY_AFTER_TIMEOUT : RETRY;
        const asked = mayChange && answer ? (retryAfterOf(answer.response) ?? 0) * 1000 : 0;
        const isLast = !mayChange || details.attempts >= limit || cost > budget;
        if (isLast || asked > Math.min(PATIENCE, started + deadline - Date.now())) {
          if (!answer) throw error;
          if (ok) budget = Math.min(BUDGET, budget + spent);
          return answer;
        }
        budget -= spent = cost;
        const delay = asked || backOff(details.attempts, random);
        tell("retry", { delay, status, code: (error as HostingPlatformError | undefined)?.code });
        await sleep(delay, signal);
      }
    }

    try {
      // A signal is dear, and most calls need but one.
      return await ((caller ?? deadline < Infinity) ? within(caller, deadline, late(deadline), send) : send());
    } catch (error) {
      tell("error", { duration: Date.now() - started, code: error instanceof HostingPlatformError ? error.code : undefined });
      throw error;
    }
  };
}
