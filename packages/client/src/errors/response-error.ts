import { AnswerError, type AnswerDetails } from "./answer-error.js";

/** A success whose body is not what the contract says, or cannot be read. */
export class ResponseError extends AnswerError {
  constructor(details: AnswerDetails, reason: string, options?: ErrorOptions) {
    super(
      "RESPONSE_ERROR",
      `${details.operationId}: ${details.method} answered ${details.response.status}, but ${reason}`,
      details,
      options,
    );
    this.name = "ResponseError";
  }
}
