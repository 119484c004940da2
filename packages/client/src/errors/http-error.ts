import { type CallDetails, CallError } from "./call-error.js";
import { guarded, headerOf } from "../runtime/guarded.js";
import type { ErrorCode } from "./error-code.js";

/** The details of a call that got a response. */
export interface HttpErrorDetails extends CallDetails {
  response: Response;
}

/** Returns the service's ID of a request. */
export function requestIdOf(response: Response): string | undefined {
  return headerOf(response, "x-request-id") || headerOf(response, "request-id") || headerOf(response, "x-correlation-id") || undefined;
}

/** The base of errors that carry a response. */
export class HttpError extends CallError {
  constructor(code: ErrorCode, details: HttpErrorDetails, reason: string, options?: { cause?: unknown }, hidden?: object) {
    const { response, ...shown } = details;
    const { status } = response;
    const requestId = requestIdOf(response);
    // Printing the response must not show the query. An own property hides the getter.
    Reflect.defineProperty(response, "url", { value: guarded(() => response.url.replace(/[?#].*/, "")), configurable: true });
    super(code, { ...shown, status, requestId } as CallDetails, ` returned ${status}${reason}`, options, { response, ...hidden });
  }
}

export interface HttpError {
  readonly status: number;
  /** The service's ID of the request: the header `x-request-id`, else `request-id`, else `x-correlation-id`. */
  readonly requestId: string | undefined;
  /** Not printed with the error. */
  readonly response: Response;
}
