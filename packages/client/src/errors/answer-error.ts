import { type CallDetails, CallError } from "./call-error.js";
import type { ErrorCode } from "./error-code.js";

/** What is known of a call that was answered. */
export interface AnswerDetails extends CallDetails {
  response: Response;
}

/** An error about an answer. */
export class AnswerError extends CallError {
  declare readonly status: number;
  /**
   * What the service calls the request, by the header fields that are usual for it:
   * `x-request-id`, `request-id` and `x-correlation-id`.
   */
  declare readonly requestId: string | undefined;
  /** The answer itself. Not printed with the error. */
  declare readonly response: Response;

  constructor(code: ErrorCode, details: AnswerDetails, reason: string, options?: ErrorOptions, hidden?: object) {
    const { response, ...shown } = details;
    const { status, headers } = response;
    const requestId = headers.get("x-request-id") ?? headers.get("request-id") ?? headers.get("x-correlation-id") ?? undefined;
    super(code, { ...shown, status, requestId } as CallDetails, ` answered ${status}${reason}`, options, { response, ...hidden });
  }
}
