import { UsageError } from "../lib/spec-command.js";

/**
 * The date of a release in UTC, as `2026-01-31`.
 *
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws UsageError where `SOURCE_DATE_EPOCH` is set and no count of seconds
 */
export function releaseDate(env: NodeJS.ProcessEnv = process.env, now = new Date()): string {
  const { SOURCE_DATE_EPOCH: epoch } = env;
  const date = epoch === undefined || epoch === "" ? now : new Date(/^\d{1,11}$/.test(epoch) ? Number(epoch) * 1000 : NaN);
  if (Number.isNaN(date.getTime())) {
    throw new UsageError(`SOURCE_DATE_EPOCH is ${JSON.stringify(epoch)}.`, { hint: "set it to seconds since 1970, or not at all" });
  }
  return date.toISOString().slice(0, 10);
}
