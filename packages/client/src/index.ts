export * from "./core.js";
export * from "./by-path.js";
export * from "../../../generated/operations/index.js";
