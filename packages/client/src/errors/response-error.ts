import type { StandardIssue } from "../runtime/operation.js";
import { type HttpErrorDetails, HttpError } from "./http-error.js";

/** A success has a body that does not match the contract or the call's `schema`, is too large, or cannot be read. */
export class ResponseError extends HttpError {
  static override readonly platformKind: string = "ResponseError";

  constructor(details: HttpErrorDetails, reason: string, options?: { cause?: unknown; issues?: readonly StandardIssue[] }) {
    super("RESPONSE_ERROR", details, `, but ${reason}`, options, { issues: options?.issues });
  }
}

export interface ResponseError {
  /** The issues found by the call's `schema`. Not printed with the error, since the messages may quote the body. */
  readonly issues: readonly StandardIssue[] | undefined;
}
