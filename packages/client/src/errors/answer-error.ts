import { HostingPlatformError, type ErrorCode } from "./hosting-platform-error.js";

/** What is known of the answer that an error is about. */
export interface AnswerDetails {
  operationId: string;
  method: string;
  url: string;
  response: Response;
}

/** An error about an answer that came. */
export class AnswerError extends HostingPlatformError {
  readonly status: number;
  readonly method: string;
  readonly url: string;
  readonly operationId: string;
  /** The answer itself. Not enumerable, so that logging the error does not print it. */
  declare readonly response: Response;

  constructor(code: ErrorCode, message: string, details: AnswerDetails, options?: ErrorOptions) {
    super(code, message, options);
    this.status = details.response.status;
    this.method = details.method;
    this.url = details.url;
    this.operationId = details.operationId;
    Object.defineProperty(this, "response", { value: details.response, enumerable: false });
  }
}
