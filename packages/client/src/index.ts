export { createClient, type ClientOptions, type PlatformClient } from "./create-client.js";
export { ApiError } from "./errors/api-error.js";
export { HostingPlatformError, type ErrorCode } from "./errors/hosting-platform-error.js";
export { ResponseError } from "./errors/response-error.js";
export type {
  OperationClient,
  OperationDescriptor,
  OperationRequest,
  Pagination,
  ParseAs,
  ParsedBody,
  PathClient,
  RequestHeaders,
  RequestOptions,
} from "../../../generated/client.js";
export * from "../../../generated/operations/index.js";
