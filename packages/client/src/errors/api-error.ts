import { type AnswerDetails, AnswerError } from "./answer-error.js";

/** What is known of an answer with an error status. */
export interface ApiErrorDetails extends AnswerDetails {
  /** Of the answer's `Retry-After`, in seconds. */
  retryAfter?: number | undefined;
}

/** The service answered with an error status. */
export class ApiError extends AnswerError {
  /** How long to wait before the next try, in seconds, where the answer says it. */
  declare readonly retryAfter: number | undefined;
  /** The body: parsed where it is JSON, else a string; `undefined` where there is none. */
  declare readonly body: unknown;

  constructor(details: ApiErrorDetails, body: unknown) {
    super("API_ERROR", { ...details, body } as ApiErrorDetails, "");
  }
}
