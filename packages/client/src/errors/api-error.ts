import { type HttpErrorDetails, HttpError } from "./http-error.js";

/** The details of a response with an error status. */
export interface ApiErrorDetails extends HttpErrorDetails {
  /** The response's `Retry-After`, in seconds. */
  retryAfter?: number | undefined;
}

/** The service returned an error status. */
export class ApiError extends HttpError {
  /** Seconds to wait before the next attempt, if the response has a `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /** The body: parsed if it is JSON, else a string; `undefined` if empty. */
  declare readonly body: unknown;

  constructor(details: ApiErrorDetails, body: unknown) {
    super("API_ERROR", { ...details, body } as ApiErrorDetails, "");
  }
}
