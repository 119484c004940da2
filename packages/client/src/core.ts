export type { Authentication, TeamScope } from "./authentication.js";
export { createClient, type CoreClient, type Middleware, type MiddlewareCall } from "./core-client.js";
export { ApiError } from "./errors/api-error.js";
export { HostingPlatformError, type ErrorCode } from "./errors/hosting-platform-error.js";
export { RedirectError } from "./errors/redirect-error.js";
export { RequestError } from "./errors/request-error.js";
export { ResponseError } from "./errors/response-error.js";
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
} from "./errors/status-errors.js";
export { TimeoutError } from "./errors/timeout-error.js";
export { TransportError } from "./errors/transport-error.js";
export type { CallEvent, ErrorEvent, Hooks, ResponseEvent, RetryEvent } from "./internal/transport/hooks.js";
export { followRedirects } from "./internal/transport/redirect.js";
export type { ClientOptions } from "./options.js";
export { unwrap, type DataOf, type PathResult } from "./unwrap.js";
export type {
  DecodeBody,
  EncodeBody,
  EncodedBody,
  OperationClient,
  OperationDescriptor,
  OperationRequest,
  Pagination,
  ParseAs,
  ParsedBody,
  RawBody,
  ReadJson,
  RequestHeaders,
  RequestOptions,
  ResultOptions,
  ResultWithResponse,
  RetryOptions,
  StandardIssue,
  StandardResult,
  StandardSchema,
  StandardValidator,
} from "../../../generated/operation.js";
