import type { CallDetails } from "../../errors/call-error.js";
import type { ErrorCode } from "../../errors/error-code.js";

/** What every hook is told. It has neither header fields nor bodies, and nothing of the query, any of which may hold what is secret. */
export interface CallEvent {
  readonly method: string;
  /** Without the query. */
  readonly url: string;
  /** Of a call through an operation's function. */
  readonly operationId: string | undefined;
  /** How often the request has been sent. */
  readonly attempts: number;
}

export interface ResponseEvent extends CallEvent {
  readonly status: number;
  /** From the request to the header of the answer, in milliseconds. */
  readonly duration: number;
}

export interface RetryEvent extends CallEvent {
  /** How long the pause before the next attempt is, in milliseconds. */
  readonly delay: number;
  /** Of the answer, where one came. */
  readonly status?: number | undefined;
  /** Of the error, where no answer came. */
  readonly code?: ErrorCode | undefined;
}

export interface ErrorEvent extends CallEvent {
  /** From the call to its end, in milliseconds. */
  readonly duration: number;
  /** `undefined` where the caller cancelled the call, or where what failed is nothing that the client knows. */
  readonly code: ErrorCode | undefined;
}

/** Functions that watch the calls, for logs and traces. What they return is not waited for, and what they throw changes nothing. */
export interface Hooks {
  /** Before each attempt. */
  request?(event: CallEvent): unknown;
  /** When the header of an answer has come, whatever its status. */
  response?(event: ResponseEvent): unknown;
  /** Before the pause that precedes another attempt. */
  retry?(event: RetryEvent): unknown;
  /** When the call fails without an answer to give. An error status is an answer. */
  error?(event: ErrorEvent): unknown;
}

/** Calls a hook with the details of the call and `more`. */
export type Tell = (name: keyof Hooks, more?: object) => Promise<void>;

/** Returns a function that calls hooks, and that never rejects: a full log must not fail a request. */
export function createTell(hooks: Hooks | undefined, details: CallDetails): Tell {
  return async (name, more) => {
    try {
      await (hooks as Record<string, (event: object) => unknown> | undefined)?.[name]?.(Object.freeze({ ...details, ...more }));
    } catch {
      // A hook that fails changes nothing.
    }
  };
}
