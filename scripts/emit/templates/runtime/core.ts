export type { Authentication } from "../../../../packages/client/src/authentication.js";
export type { ErrorCode } from "./errors/error-code.js";
export type {
  CallEvent,
  ErrorEvent,
  Hooks,
  Logger,
  Observer,
  ResponseEvent,
  RetryEvent,
} from "../../../../packages/client/src/internal/transport/hooks.js";
export type { Redirect } from "../../../../packages/client/src/internal/transport/redirect.js";
export type { FetchOptions, RetryOptions } from "../../../../packages/client/src/runtime/sending-options.js";
export type { Server, ServerVariable } from "../../../../packages/client/src/runtime/server-url.js";
export type { TransportOptions } from "../../../../packages/client/src/transport-options.js";
export type { ClientOptions } from "./options.js";
export type { TokenSource } from "./token-source.js";
export type {
  OperationClient,
  OperationDescriptor,
  OperationRequest,
  Pagination,
} from "../../../../packages/client/src/runtime/operation.js";
export { byRequest } from "../../../../packages/client/src/by-request.js";
export { createClient } from "./create-client.js";
export { HostingPlatformError } from "../../../../packages/client/src/errors/hosting-platform-error.js";
export { ApiError } from "../../../../packages/client/src/errors/api-error.js";
export { RedirectError } from "../../../../packages/client/src/errors/redirect-error.js";
export { RequestError } from "../../../../packages/client/src/errors/request-error.js";
export { ResponseError } from "../../../../packages/client/src/errors/response-error.js";
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
} from "../../../../packages/client/src/errors/status-errors.js";
export { TimeoutError } from "../../../../packages/client/src/errors/timeout-error.js";
export { TransportError } from "../../../../packages/client/src/errors/transport-error.js";
export { observe } from "../../../../packages/client/src/internal/transport/hooks.js";
export { followRedirects } from "../../../../packages/client/src/internal/transport/redirect.js";
