export * from "./core.js";
export type { OperationError, Result } from "./operation-error.js";
export { readAs } from "../../../../packages/client/src/read-as.js";
export { withResponse } from "../../../../packages/client/src/with-response.js";
export { paginate } from "../../../../packages/pagination/src/paginate.js";
export { PaginationError } from "../../../../packages/pagination/src/pagination-error.js";
export type {
  AsyncSequence,
  Page,
  PaginateArguments,
  PaginatedOperation,
  PaginateOptions,
  Paginator,
} from "../../../../packages/pagination/src/types.js";
