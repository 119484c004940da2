import type { StandardIssue } from "../runtime/operation.js";
import { type AnswerDetails, AnswerError } from "./answer-error.js";

/** A success whose body is not what the contract or the call's `schema` says, is too large, or cannot be read. */
export class ResponseError extends AnswerError {
  /** What the call's `schema` finds wrong. Not printed with the error: the messages may quote the body. */
  declare readonly issues: readonly StandardIssue[] | undefined;

  constructor(details: AnswerDetails, reason: string, options?: ErrorOptions & { issues?: readonly StandardIssue[] }) {
    super("RESPONSE_ERROR", details, `, but ${reason}`, options, { issues: options?.issues });
  }
}
