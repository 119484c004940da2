import { versionChange, type VersionChange } from "./apply-versions.js";
import { bumpOfChangesets, pendingChangesets } from "./changesets.js";
import { readPackages } from "./manifests.js";

/**
 * What the pending changesets make of a repository; nothing is written yet. Undefined where none of them raises a version.
 *
 * @param date of the release, as `2026-01-31`
 */
export async function takeIn(root: string, date: string): Promise<VersionChange | undefined> {
  const packages = await readPackages(root);
  const names = packages.map(({ manifest }) => manifest.name);
  const pending = await pendingChangesets(root, names);
  return bumpOfChangesets(pending) === "none" ? undefined : versionChange(root, packages, pending, date);
}
