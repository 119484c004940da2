import { resolve } from "node:path";

/** Root folder of the repository. */
export const REPOSITORY = resolve(import.meta.dirname, "../../..");

/** Default contract of the commands. */
export const CONTRACT = resolve(REPOSITORY, "spec/openapi.yaml");
