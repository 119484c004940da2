export * from "./core.js";
export * from "./by-path.js";
export { readAs } from "./read-as.js";
export { withResponse } from "./with-response.js";
export * from "../../../generated/operations/index.js";
