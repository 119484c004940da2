import { resolve } from "node:path";

/** The root of the repository, where the configuration of the lint stands. */
export const REPOSITORY = resolve(import.meta.dirname, "../..");
