import { resolveBase, withTreeOf } from "../diff/base-ref.js";
import { CommandError } from "../lib/command-error.js";
import { committedReports } from "./committed.js";

/**
 * The reports that are committed at a git ref.
 *
 * @throws CommandError where there are none: what a ref from before the first reports exported is not known
 */
export async function reportsAt(repository: string, ref: string): Promise<Map<string, string>> {
  const { commit } = await resolveBase(repository, ref);
  const reports = await withTreeOf(repository, commit, ["packages"], async (folder) => Promise.resolve(committedReports(folder)));
  if (reports.size > 0) return reports;
  throw new CommandError(`${ref} has no API reports.`, { hint: "name a commit that has packages/*/api-report/" });
}
