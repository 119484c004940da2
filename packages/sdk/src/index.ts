export { createPlatform, type PlatformCredential, type PlatformOptions, type PlatformTeam } from "./create-platform.js";
export * from "@hosting-platform/auth";
export * from "@hosting-platform/client";
export * from "@hosting-platform/pagination";
export * from "@hosting-platform/types";
// Both types and client export a `Pagination`. Here it is the schema of the contract, like all other schema names.
export type { Pagination } from "@hosting-platform/types";
export type { Pagination as OperationPagination } from "@hosting-platform/client";
