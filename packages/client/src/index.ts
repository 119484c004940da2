export * from "./core.js";
// An explicit export overrides the `createClient` of `export *`, which has no calls by path.
export { createClient, type PlatformClient } from "./create-client.js";
export { unwrap, type DataOf, type PathResult } from "./by-path/unwrap.js";
export type { Middleware, PathClient } from "../../../generated/client.js";
export * from "../../../generated/operations/index.js";
