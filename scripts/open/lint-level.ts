import { known } from "../core/cli/known.js";

/**
 * `consumer`: errors are what nothing correct can be generated from, all else is a warning; `author`: the rules for authors of an API, whose
 * errors stop the run; `warn`: errors are warnings, unless nothing can be generated; `off`: the document is not linted. `error` is
 * `consumer`.
 */
export type LintLevel = (typeof LINT_LEVELS)[number];

export const LINT_LEVELS = ["consumer", "author", "warn", "off", "error"] as const;

/** Returns the level that the options `--lint` and `--no-lint` ask for. */
export function lintLevelOf(values: { lint?: string | undefined; "no-lint"?: boolean | undefined }): { lint?: LintLevel } {
  const { lint = values["no-lint"] === true ? "off" : undefined } = values;
  return lint === undefined ? {} : { lint: known("lint", lint, LINT_LEVELS) };
}
