export { paginate } from "./paginate.js";
export { PaginationError } from "./pagination-error.js";
export type { AsyncSequence, Page, PaginateArguments, PaginatedOperation, PaginateOptions, Paginator } from "./types.js";
