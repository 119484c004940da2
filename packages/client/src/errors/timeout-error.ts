import { type CallDetails, CallError } from "./call-error.js";

/** An attempt took longer than `timeout`, or the whole call longer than `deadline`. */
export class TimeoutError extends CallError {
  static override readonly platformKind: string = "TimeoutError";
  constructor(details: CallDetails, message: string, options?: { cause?: unknown }) {
    super("TIMEOUT_ERROR", details, `: ${message}`, options);
  }
}
