export * from "./core.js";
// By its own name, this one comes before that of the core, which has no calls by path.
export { createClient, type PlatformClient } from "./create-client.js";
export { unwrap, type DataOf, type PathResult } from "./by-path/unwrap.js";
export type { Middleware, PathClient } from "../../../generated/client.js";
export * from "../../../generated/operations/index.js";
