export { createPathClient, type PlatformClient } from "./by-path/create-path-client.js";
export { unwrap, type DataOf, type PathResult } from "./by-path/unwrap.js";
export type { ClientMethod, ClientRequestMethod, FetchResponse, Middleware, PathClient, PathRequest } from "../../../generated/client.js";
