export { createPlatform, type PlatformCredential, type PlatformOptions, type PlatformTeam } from "./create-platform.js";
export * from "@hosting-platform/auth";
export * from "@hosting-platform/client";
export * from "@hosting-platform/pagination";
export * from "@hosting-platform/types";
// Two packages have a type of this name: here it is the schema, as for every other schema of the contract.
export type { Pagination } from "@hosting-platform/types";
export type { Pagination as OperationPagination } from "@hosting-platform/client";
