import semver from "semver";
import type { Bump, Verdict } from "../diff/model.js";

/** From the least to the most. */
const BUMPS: readonly Bump[] = ["none", "patch", "minor", "major"];

/** What a verdict by itself asks for from 1.0.0 on; that a change is one of texts alone, it does not say. */
const BUMP_OF: Record<Verdict, Bump> = { breaking: "major", risky: "minor", compatible: "minor" };

/**
 * The part of a version that has to be raised at least.
 *
 * From 1.0.0 on that is what semantic versioning says. Below, it leaves all open ("anything MAY change at any time", section 4), and npm's
 * carets decide: `^0.2.3` takes 0.2.4 and not 0.3.0. So what breaks needs a new minor version there, as what is new does, and only what
 * changes nothing in a consumer's code is a patch. A new major version would make it 1.0.0, which is for people to decide.
 */
export function requiredBump(needed: Verdict | Bump, currentVersion: string): Bump {
  const bump = isBump(needed) ? needed : BUMP_OF[needed];
  return bump === "major" && semver.major(currentVersion) === 0 ? "minor" : bump;
}

/** Whether a version that follows another one raises it as far as is needed; a pre-release counts as what it is released as. */
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

export function isBump(text: string): text is Bump {
  return BUMPS.some((bump) => bump === text);
}

/** `1.0.0-next.2` → `1.0.0` */
function released(version: string): string {
  const { major, minor, patch } = new semver.SemVer(version);
  return `${major}.${minor}.${patch}`;
}
