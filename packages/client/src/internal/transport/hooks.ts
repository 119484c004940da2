import type { CallDetails } from "../../errors/call-error.js";
import { requestIdOf } from "../../errors/http-error.js";
import { HostingPlatformError } from "../../errors/hosting-platform-error.js";
import type { ErrorCode } from "../../errors/error-code.js";
import { guarded } from "../../runtime/guarded.js";
import { own } from "../own.js";

/** The event of every hook. Omits headers, bodies and the query, which may contain secrets. */
export interface CallEvent {
  readonly method: string;
  /** Without the query. */
  readonly url: string;
  /** Of a call through an operation's function. */
  readonly operationId: string | undefined;
  /** The number of requests sent. */
  readonly attempts: number;
}

export interface ResponseEvent extends CallEvent {
  readonly status: number;
  /** The time from the request to the response headers, in milliseconds. */
  readonly duration: number;
  /** The service's ID of the request. */
  readonly requestId: string | undefined;
  /** The response headers that cannot contain secrets: rate limits, `retry-after`, `date`, and type and length of the body. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface RetryEvent extends CallEvent {
  /** The delay before the next attempt, in milliseconds. */
  readonly delay: number;
  /** The status of the response, if there is one. */
  readonly status?: number | undefined;
  /** The code of the error, if there is no response. */
  readonly code?: ErrorCode | undefined;
}

export interface ErrorEvent extends CallEvent {
  /** The time from the call to its failure, in milliseconds. */
  readonly duration: number;
  /** `undefined` if the caller cancelled the call, or for an error that is not the client's. */
  readonly code: ErrorCode | undefined;
}

/** Observers of calls, for logs and traces. The client neither awaits their results nor rethrows their errors. */
export interface Hooks {
  /** Before each attempt. */
  request?(event: CallEvent): unknown;
  /** When response headers arrive, whatever the status. */
  response?(event: ResponseEvent): unknown;
  /** Before the pause that precedes another attempt. */
  retry?(event: RetryEvent): unknown;
  /** When the call fails without a response. An error status is a response. */
  error?(event: ErrorEvent): unknown;
}

/** Logs lines, such as `console`. */
export interface Logger {
  debug(line: string): unknown;
}

/** The facts of an event beyond the details of the call. */
interface More {
  response?: Response | undefined;
  error?: unknown;
  delay?: number;
  /** The start of the duration. */
  since?: number;
}

/** Calls a hook with the details of the call and `more`. */
export type Tell = (name: keyof Hooks, more?: More) => void;

/** The observers of a client, made by {@link observe}. */
export type Observer = (name: keyof Hooks, details: CallDetails, more?: More) => void;

const SHOWN = /^(?:content-(?:length|type)|date|retry-after|(?:x-)?ratelimit.*)$/;

/**
 * Returns the `hooks` of a client: functions that observe its calls, and a logger that gets one line for each request. None of them sees a
 * secret, and none fails a request: return values and errors are ignored.
 *
 * @example
 * ```ts
 * import { createClient, observe } from "@hosting-platform/client";
 *
 * const hooks = observe({ logger: console, retry: ({ operationId, delay }) => console.warn(`${operationId} again in ${delay} ms`) });
 * const client = createClient({ baseUrl: "https://api.example.com", auth: "<ACCESS_TOKEN>", hooks });
 * console.log(client);
 * ```
 */
export function observe({ logger, ...hooks }: Hooks & { logger?: Logger | undefined }): Observer {
  const functions = own(hooks);
  const over = new WeakSet<CallDetails>();
  return (name, details, { response, error, delay, since } = {}) => {
    // A request that was given up may still get its response.
    if (over.has(details)) return;
    if (name === "error") over.add(details);
    try {
      const code = error instanceof HostingPlatformError ? error.code : undefined;
      const duration = since === undefined ? undefined : Math.round(performance.now() - since);
      const isResponse = name === "response" && response;
      const requestId = isResponse ? requestIdOf(response) : undefined;
      if (isResponse || code) logger?.debug(lineOf(details, response?.status ?? code, duration, requestId));
      const event = Object.freeze({
        ...details,
        ...(response && { status: response.status }),
        ...(name === "retry" || name === "error" ? { code } : {}),
        ...(delay !== undefined && { delay }),
        ...(duration !== undefined && { duration }),
        ...(isResponse && { requestId, headers: shownOf(response) }),
      });
      const result = (functions as Record<string, ((event: object) => unknown) | undefined>)[name]?.(event);
      Promise.resolve(result).catch(() => undefined);
    } catch {
      // A hook that fails changes nothing.
    }
  };
}

/** Returns a line such as `GET https://api.example.com/v1/webhooks 200 35 ms attempt 1 req_1`. */
function lineOf({ method, url, attempts = 0 }: CallDetails, outcome: unknown, duration?: number, requestId?: string): string {
  return [method, url, outcome, duration !== undefined && `${duration} ms`, `attempt ${attempts}`, requestId].filter(Boolean).join(" ");
}

function shownOf(response: Response): Record<string, string> {
  return Object.fromEntries(guarded(() => [...response.headers].filter(([name]) => SHOWN.test(name)), []));
}
