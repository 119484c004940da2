// The code shared by both clients, in one module. `core.ts` lists the public part.
export { byRequest } from "./by-request.js";
export { createClient } from "./create-client.js";
export { ApiError } from "./errors/api-error.js";
export type { CallDetails } from "./errors/call-error.js";
export { HostingPlatformError } from "./errors/hosting-platform-error.js";
export { RedirectError } from "./errors/redirect-error.js";
export { rejectAtCaller, RequestError } from "./errors/request-error.js";
export { ResponseError } from "./errors/response-error.js";
export {
  apiErrorOf,
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
export { operationClient } from "./internal/operation-client.js";
export { own } from "./internal/own.js";
export { checkKind, parseJson } from "./internal/parse-json.js";
export { createPrepare, type Prepare } from "./internal/prepare.js";
export { serializeQuery } from "./internal/serialize-query.js";
export type { Call, ClientResponse, Send } from "./internal/transport/call.js";
export { createExchange } from "./internal/transport/send-with-retries.js";
export { observe } from "./internal/transport/hooks.js";
export { followRedirects } from "./internal/transport/redirect.js";
export { within } from "./internal/transport/within.js";
export type { ClientOptions } from "./options.js";
export { isJson, isRaw, refusing, streamBody, streamed } from "./runtime/body.js";
export { guarded } from "./runtime/guarded.js";
export { kindOf } from "./runtime/kind-of.js";
export { toJson } from "./runtime/to-json.js";
export { withBody } from "./runtime/with-body.js";
