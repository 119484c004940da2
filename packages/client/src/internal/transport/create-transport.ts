import { HostingPlatformError } from "../../errors/hosting-platform-error.js";
import { RedirectError } from "../../errors/redirect-error.js";
import { ResponseError } from "../../errors/response-error.js";
import { TimeoutError } from "../../errors/timeout-error.js";
import { TransportError } from "../../errors/transport-error.js";
import { checkHeaders } from "../check-headers.js";
import { own } from "../own.js";
import { attempts as attemptsFor } from "./call-options.js";
import { failure } from "./failure.js";
import { emit, type Hooks, type Pause } from "./hooks.js";
import type { Transport, TransportOptions } from "./options.js";
import { type Body, cancel, gather, handOn, piecesOf } from "./read-response.js";
import { backOff, retryAfterOf } from "./retry-delay.js";
import { sleep, within } from "./within.js";

/** What all the retries of a client may cost before answers pay some of it back, and what each of them costs: AWS's standard mode. */
const BUDGET = 500;
const RETRY = 5;
const RETRY_AFTER_TIMEOUT = 10;

/** The longest pause that an answer may ask for, in milliseconds. */
const PATIENCE = 60_000;

/** Makes what openapi-fetch gets as `fetch`: it authenticates, tries again, and bounds the time and the bytes that a call may take. */
export function createTransport(given?: TransportOptions): Transport {
  const options = own(given);
  const { auth, deadline = Infinity, maxResponseBytes = 2 ** 24 } = options;
  let budget = BUDGET;

  return (request, callOptions) => {
    const call = own(callOptions);
    const { timeout = options.timeout ?? 60_000, retry = options.retry, once, body } = call;
    const caller = callOptions ? call.signal : request.signal;
    const { attempts = 3, unsafe } = own({ ...options.retry, ...retry });
    const { method, url } = request;
    const details = { method, url: url.replace(/[?#].*/, ""), operationId: call.operationId, attempts: 0 };
    const started = Date.now();
    const mayRepeat = unsafe === true || /^(?:GET|HEAD|PUT|DELETE)$/.test(method);
    let limit = mayRepeat && retry !== false && !once ? attempts : 1;
    let spent = 1;

    let token: string | undefined;

    const tell = (name: keyof Hooks, more?: object): void => void emit(options.hooks, name, { ...details, ...more });
    const late = (ms: number) => () => new TimeoutError(details, `not done within ${ms} ms`);

    function failed(cause: unknown): unknown {
      const secrets = [token, request.headers.get("authorization")?.slice(7), url.split("?")[1]];
      return caller?.aborted ? caller.reason : failure(details, cause, secrets);
    }

    /** Takes a retry from the budget; gives how long to wait before it, in milliseconds, or `undefined` where there is none to be. */
    function pause(cost: number, asked = 0): number | undefined {
      if (details.attempts >= limit || cost > budget || asked > Math.min(PATIENCE, started + deadline - Date.now())) return undefined;
      budget -= spent = cost;
      return asked || backOff(details.attempts, options.random ?? Math.random);
    }

    /** Sends the request a single time; gives the answer, or a pause where another attempt is to follow it. */
    async function attempt(signal: AbortSignal): Promise<Response | Pause> {
      details.attempts++;
      tell("request");
      const sent = Date.now();
      let headers = new Headers(request.headers);
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      let source = once || body !== undefined || request.body === null ? request : request.clone();
      for (let redirects = 1; ; redirects++) {
        // All that a runtime would take from the prototype of all objects where it is left out.
        const init = own({ method, headers, signal, redirect: "manual" as const, ...(body !== undefined && { body }) });
        let answer: Response;
        try {
          answer = await (options.fetch ? options.fetch(new Request(source, init)) : fetch(source, init));
        } catch (cause) {
          throw failed(cause);
        }
        const { status, type } = answer;
        tell("response", { status, duration: Date.now() - sent });
        const location = answer.headers.get("location");
        if (type !== "opaqueredirect" && (location === null || status < 300 || status > 399)) return receive(answer);
        cancel(answer.body);
        const next = call.redirect?.(new Request(source.url, own({ method, headers })), answer, redirects);
        if (!next) throw new RedirectError({ ...details, status, location });
        ({ headers } = source = next);
      }
    }

    /** Reads an answer, unless another attempt is to follow it. */
    async function receive(answer: Response): Promise<Response | Pause> {
      const { status } = answer;
      const delay = /^(?:408|429|50[0234])$/.test(`${status}`) ? pause(RETRY, (retryAfterOf(answer) ?? 0) * 1000) : undefined;
      if (delay !== undefined) {
        cancel(answer.body);
        return { delay, status };
      }
      if (!answer.body || /^(?:20[45]|304)$/.test(`${status}`)) return answer;
      const isStream = call.stream && answer.ok;
      // A pipe lets go of the signal when the body ends.
      const body: Body = isStream ? answer.body.pipeThrough(new TransformStream(), own(caller && { signal: caller })) : answer.body;
      const reader = body.getReader();
      const pieces = piecesOf(reader, answer, failed);
      const content = isStream ? handOn(reader, pieces) : await gather(pieces, maxResponseBytes);
      if (!content) {
        cancel(reader);
        throw new ResponseError({ ...details, response: answer }, `its body is longer than ${maxResponseBytes} bytes`);
      }
      const response = new Response(content, answer);
      return Object.defineProperty(response, "url", { value: answer.url });
    }

    /** Sends the request until there is an answer to give. */
    async function send(signal?: AbortSignal): Promise<Response> {
      for (;;) {
        const outcome = await within(signal, timeout, late(timeout), attempt).catch((error: unknown): Pause => {
          const cost = error instanceof TimeoutError ? RETRY_AFTER_TIMEOUT : error instanceof TransportError ? RETRY : Infinity;
          const delay = signal?.aborted ? undefined : pause(cost);
          if (delay === undefined) throw error;
          return { delay, code: (error as HostingPlatformError).code };
        });
        if (!("delay" in outcome)) return outcome;
        tell("retry", outcome);
        await sleep(outcome.delay, signal);
      }
    }

    async function authenticate(signal?: AbortSignal): Promise<Response> {
      if (!auth || call.authenticated === false || request.headers.has("authorization")) return send(signal);
      const use = (given: string): Promise<Response> => {
        checkHeaders({ authorization: given });
        token = given;
        return send(signal);
      };
      const first = await auth.token(signal);
      const response = await use(first);
      if (response.status !== 401) return response;
      // Also where the request cannot be sent again: the next one then has a token that is not refused.
      const second = await auth.refresh(first, signal);
      if (second === undefined || second === first || once) return response;
      limit++;
      return use(second);
    }

    // A signal is dear, and most calls need but one.
    const answered = (caller ?? deadline < Infinity) ? within(caller, deadline, late(deadline), authenticate) : authenticate();
    return answered.then(
      (response) => {
        if (response.ok) budget = Math.min(BUDGET, budget + spent);
        attemptsFor.set(response, details.attempts);
        return response;
      },
      (error: unknown) => {
        tell("error", { duration: Date.now() - started, code: error instanceof HostingPlatformError ? error.code : undefined });
        throw error;
      },
    );
  };
}
