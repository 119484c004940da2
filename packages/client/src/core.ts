export {
  ApiError,
  BadRequestError,
  byRequest,
  ConflictError,
  createClient,
  followRedirects,
  ForbiddenError,
  GoneError,
  HostingPlatformError,
  NotFoundError,
  observe,
  RateLimitError,
  RedirectError,
  RequestError,
  ResponseError,
  ServerError,
  TimeoutError,
  TransportError,
  UnauthorizedError,
} from "./shared.js";
export type { Authentication } from "./authentication.js";
export type { ErrorCode } from "./errors/error-code.js";
export type { CallEvent, ErrorEvent, Hooks, Logger, Observer, ResponseEvent, RetryEvent } from "./internal/transport/hooks.js";
export type { Redirect } from "./internal/transport/redirect.js";
export type { ClientOptions } from "./options.js";
export type { FetchOptions, RetryOptions } from "./runtime/sending-options.js";
export type { TeamScope } from "./team-scope.js";
export type { TransportOptions } from "./transport-options.js";
export type {
  DecodeBody,
  EncodeBody,
  EncodedBody,
  EncodedOperation,
  FieldEncoding,
  GivenHeaders,
  OperationClient,
  OperationDescriptor,
  OperationRequest,
  Pagination,
  ParameterStyle,
  ParseAs,
  ParsedBody,
  RawBody,
  ReadJson,
  RequestHeaders,
  RequestOptions,
  ResultOptions,
  ResultWithResponse,
  SerializedParameters,
  SerializeParameters,
  StandardIssue,
  StandardResult,
  StandardSchema,
  StandardValidator,
} from "./runtime/operation.js";
