import { retryAfterOf } from "../internal/transport/retry-delay.js";
import { ApiError, type ApiErrorDetails } from "./api-error.js";

/** 400: the request is invalid. */
export class BadRequestError extends ApiError {
  static override readonly platformKind: string = "BadRequestError";
}

/** 401: the credential is missing or invalid. */
export class UnauthorizedError extends ApiError {
  static override readonly platformKind: string = "UnauthorizedError";
}

/** 403: the caller has no permission. */
export class ForbiddenError extends ApiError {
  static override readonly platformKind: string = "ForbiddenError";
}

/** 404: the resource does not exist. */
export class NotFoundError extends ApiError {
  static override readonly platformKind: string = "NotFoundError";
}

/** 409: the request conflicts with the state of the resource. */
export class ConflictError extends ApiError {
  static override readonly platformKind: string = "ConflictError";
}

/** 410: the resource no longer exists. */
export class GoneError extends ApiError {
  static override readonly platformKind: string = "GoneError";
}

/** 429: too many requests. `retryAfter` is the number of seconds to wait, if the response has it. */
export class RateLimitError extends ApiError {
  static override readonly platformKind: string = "RateLimitError";
}

/** 500 and above: the service failed. */
export class ServerError extends ApiError {
  static override readonly platformKind: string = "ServerError";
}

const CLASSES: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  429: RateLimitError,
};

/** Returns the error for a response with an error status, of the class for that status. */
export function apiErrorOf(details: ApiErrorDetails, body: unknown): ApiError {
  const { response } = details;
  const { status } = response;
  const Class = CLASSES[status] ?? (status > 499 ? ServerError : ApiError);
  return new Class({ ...details, retryAfter: retryAfterOf(response) }, body);
}
