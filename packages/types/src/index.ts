export type { components, operations, paths } from "../../../generated/types.js";
export * from "../../../generated/schemas.js";
