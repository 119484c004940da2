import { resolve } from "node:path";

/** The root of the repository, where the configuration of the lint stands. */
export const REPOSITORY = resolve(import.meta.dirname, "../../..");

/** The contract that a command reads where it is given no other. */
export const CONTRACT = resolve(REPOSITORY, "spec/openapi.yaml");
