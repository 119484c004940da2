import type { Plugin } from "../plugin.js";
import { msw } from "./msw.js";
import { swr } from "./swr.js";
import { tanstackQuery } from "./tanstack-query.js";
import { transformers, transformersUtc } from "./transformers.js";
import { valibot, valibotFormats } from "./valibot.js";
import { zod, zodFormats } from "./zod.js";

/** The plugins that `--plugin` takes by name. */
export const BUILT_IN: readonly Plugin[] = [
  ...[tanstackQuery, swr, zod, zodFormats, valibot, valibotFormats, transformers, transformersUtc, msw],
];
