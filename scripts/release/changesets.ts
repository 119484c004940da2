import getReleasePlan from "@changesets/get-release-plan";
import { CommandError } from "../core/cli/command-error.js";

/** The pending changesets and their version. */
export interface Pending {
  /** The version that `changeset version` would write; undefined if no changeset raises it. */
  version: string | undefined;
  /** Path of each file, relative to the repository, and its text. */
  changesets: readonly { path: string; summary: string }[];
}

/**
 * Reads the pending changesets of a repository.
 *
 * @throws CommandError if a changeset is invalid, or if the packages would get different versions
 */
export async function pendingChangesets(root: string): Promise<Pending> {
  const plan = await getReleasePlan(root).catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error), { hint: "fix the file in .changeset/", cause: error });
  });
  const versions = new Set(plan.releases.filter(({ type }) => type !== "none").map(({ newVersion }) => newVersion));
  if (versions.size > 1) {
    const hint = "list all packages as one group under `fixed` in .changeset/config.json";
    throw new CommandError(`The packages would get different versions: ${[...versions].join(", ")}.`, { hint });
  }
  const changesets = plan.changesets.map(({ id, summary }) => ({ path: `.changeset/${id}.md`, summary }));
  return { version: [...versions][0], changesets };
}
