export * from "./core.js";
// By its own name, this one comes before that of the core, which is the same without the types by path.
export { createClient, type PlatformClient } from "./create-client.js";
export type { PathClient } from "../../../generated/client.js";
export * from "../../../generated/operations/index.js";
