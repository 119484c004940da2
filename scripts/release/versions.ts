import semver from "semver";
import type { Bump } from "../diff/model.js";

/** From the least to the most. */
const BUMPS: readonly Bump[] = ["none", "patch", "minor", "major"];

/**
 * The bump that a change needs after a version. Below 1.0.0 npm's carets decide: `^0.2.3` takes 0.2.4 and not 0.3.0, so what breaks needs
 * a new minor version there; 1.0.0 is for people to decide.
 *
 * @see https://semver.org/spec/v2.0.0.html#spec-item-4
 */
export function requiredBump(needed: Bump, currentVersion: string): Bump {
  return needed === "major" && semver.major(currentVersion) === 0 ? "minor" : needed;
}

/** Returns true if a version raises the current one as far as is needed. A pre-release counts as its release. */
export function isEnough(current: string, next: string, needed: Bump): boolean {
  if (needed === "none") return semver.gte(next, current);
  return semver.gt(next, current) && semver.gte(released(next), raise(current, needed));
}

/** The version that a bump leads to. */
export function raise(version: string, bump: Bump): string {
  return bump === "none" ? version : new semver.SemVer(version).inc(bump).version;
}

/** The bump that includes the others. */
export function largestBump(bumps: Iterable<Bump>): Bump {
  return [...bumps].reduce<Bump>((largest, bump) => (BUMPS.indexOf(bump) > BUMPS.indexOf(largest) ? bump : largest), "none");
}

/** `1.0.0-next.2` → `1.0.0` */
function released(version: string): string {
  const { major, minor, patch } = new semver.SemVer(version);
  return `${major}.${minor}.${patch}`;
}
