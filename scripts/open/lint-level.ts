/**
 * `consumer`: errors are what nothing correct can be generated from, all else is a warning; `author`: the rules for authors of an API, whose
 * errors stop the run; `warn`: errors are warnings, unless nothing can be generated; `off`: the document is not linted. `error` is
 * `consumer`.
 */
export type LintLevel = (typeof LINT_LEVELS)[number];

export const LINT_LEVELS = ["consumer", "author", "warn", "off", "error"] as const;
