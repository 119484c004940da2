import { type HttpErrorDetails, HttpError } from "./http-error.js";

/** The details of a response with an error status. */
export interface ApiErrorDetails extends HttpErrorDetails {
  /** The response's `Retry-After`, in seconds. */
  retryAfter?: number | undefined;
}

/** The service returned an error status. The message ends with its reason, if the body has one. */
export class ApiError extends HttpError {
  /** Seconds to wait before the next attempt, if the response has a `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /** The body: parsed if it is JSON, else a string; `undefined` if empty. */
  declare readonly body: unknown;

  constructor(details: ApiErrorDetails, body: unknown) {
    super("API_ERROR", { ...details, body } as ApiErrorDetails, reasonOf(body));
  }
}

/** Returns the service's reason for the message, on one line: the first text found in the places where services put it. */
function reasonOf(body: unknown): string {
  const { error, message, error_description: description, detail, title } = Object(body) as Record<string, unknown>;
  const { message: nested } = Object(error) as { message?: unknown };
  const places = [nested, message, description, detail, title, error];
  const text = places.find((place) => typeof place === "string" && place.trim() !== "") as string | undefined;
  return text === undefined
    ? ""
    : `: ${text
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .slice(0, 200)}`;
}
