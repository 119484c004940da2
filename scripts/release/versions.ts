import semver from "semver";
import type { Bump } from "../diff/model.js";

/** Ordered by size. */
const BUMPS: readonly Bump[] = ["none", "patch", "minor", "major"];

/**
 * Returns the required bump after a version. Below 1.0.0, caret ranges accept only patches (`^0.2.3` matches 0.2.4, not 0.3.0), so breaking
 * changes need a minor version. The step to 1.0.0 is made by hand.
 *
 * @see https://semver.org/spec/v2.0.0.html#spec-item-4
 */
export function requiredBump(needed: Bump, currentVersion: string): Bump {
  return needed === "major" && semver.major(currentVersion) === 0 ? "minor" : needed;
}

/** Checks if a version is raised far enough. A pre-release counts as its release. */
export function isEnough(current: string, next: string, needed: Bump): boolean {
  if (needed === "none") return semver.gte(next, current);
  return semver.gt(next, current) && semver.gte(released(next), raise(current, needed));
}

/** Returns the version after a bump. */
export function raise(version: string, bump: Bump): string {
  return bump === "none" ? version : new semver.SemVer(version).inc(bump).version;
}

/** Returns the largest bump. */
export function largestBump(bumps: Iterable<Bump>): Bump {
  return [...bumps].reduce<Bump>((largest, bump) => (BUMPS.indexOf(bump) > BUMPS.indexOf(largest) ? bump : largest), "none");
}

/** `1.0.0-next.2` → `1.0.0` */
function released(version: string): string {
  const { major, minor, patch } = new semver.SemVer(version);
  return `${major}.${minor}.${patch}`;
}
