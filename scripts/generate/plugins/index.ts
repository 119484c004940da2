import type { Plugin } from "../plugin.js";
import { tanstackQuery } from "./tanstack-query.js";

/** The plugins that `--plugin` takes by name. */
export const BUILT_IN: readonly Plugin[] = [tanstackQuery];
