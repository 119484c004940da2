import type { CallDetails } from "../../errors/call-error.js";
import { requestIdOf } from "../../errors/http-error.js";
import type { ErrorCode } from "../../errors/error-code.js";

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

/** The fields of an event beyond the details of the call. */
interface More {
  status?: number | undefined;
  code?: ErrorCode | undefined;
  delay?: number;
  duration?: number;
  response?: Response;
}

/** Calls a hook with the details of the call and `more`. */
export type Tell = (name: keyof Hooks, more?: More) => Promise<void>;

const SHOWN = /^(?:content-(?:length|type)|date|retry-after|(?:x-)?ratelimit.*)$/;

/** Returns a function that calls hooks and the logger, and that never rejects: a full log must not fail a request. */
export function createTell(hooks: Hooks | undefined, logger: Logger | undefined, details: CallDetails): Tell {
  let isOver = false;
  return async (name, { response, ...more } = {}) => {
    // A request that was given up may still get its response.
    if (isOver) return;
    isOver = name === "error";
    try {
      const { method, url, attempts } = details;
      const { status, code, duration } = more;
      const requestId = response && requestIdOf(response);
      if (response || code) {
        logger?.debug(
          [method, url, status ?? code, duration !== undefined && `${duration} ms`, `attempt ${attempts ?? 0}`, requestId]
            .filter(Boolean)
            .join(" "),
        );
      }
      const read = response && { requestId, headers: Object.fromEntries([...response.headers].filter(([field]) => SHOWN.test(field))) };
      await (hooks as Record<string, (event: object) => unknown> | undefined)?.[name]?.(Object.freeze({ ...details, ...more, ...read }));
    } catch {
      // A hook that fails changes nothing.
    }
  };
}
