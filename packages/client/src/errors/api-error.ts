import { AnswerError, type AnswerDetails } from "./answer-error.js";

/** The service answered with an error status (section 7 of the reference). */
export class ApiError extends AnswerError {
  /** The body: parsed where it is JSON, else a string; `undefined` where there is none. Its shape is not shown. */
  readonly body: unknown;

  constructor(details: AnswerDetails, body: unknown) {
    super("API_ERROR", `${details.operationId}: ${details.method} answered ${details.response.status}`, details);
    this.name = "ApiError";
    this.body = body;
  }
}
