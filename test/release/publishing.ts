import assert from "node:assert/strict";
import { openGate } from "./lib/gate.js";
import type { Plan } from "./lib/plan.js";
import { latestOf, versionsOf } from "./lib/published.js";
import { type Rehearsal, refusedPlanOf, releaseFlags } from "./rehearsal.js";

/** So many packages are published before the release is killed. */
const BEFORE = 2;

/** Ends a release while it sends a package that is one too many. */
export async function interrupt(rehearsal: Rehearsal, { packages, version, gitTag }: Plan): Promise<void> {
  const { clone, registry, trust } = rehearsal;
  const gate = await openGate(registry, BEFORE);
  await trust(gate.url);
  try {
    const release = clone.start("npm", "run", "--silent", "release", "--", ...releaseFlags(gate.url));
    await Promise.race([gate.isShut, endedTooEarly(release.ended)]);
    await release.end();
  } finally {
    await gate.close();
    await trust(registry);
  }
  const there = await Promise.all(packages.map(async ({ name }) => version in (await versionsOf(registry, name))));
  // In their order, so that what is there can be installed.
  assert.deepEqual(
    there,
    packages.map((_, index) => index < BEFORE),
  );
  assert.equal(await clone.git("tag", "--list", gitTag.name), "", "half a release has no tag");
}

async function endedTooEarly(ended: Promise<string>): Promise<never> {
  throw new Error(`the release ended before it could be interrupted:\n${await ended}`);
}

/** Runs the release again, which must not send again what is there. */
export async function resume(rehearsal: Rehearsal, { packages, version, gitTag }: Plan): Promise<void> {
  const { clone, registry } = rehearsal;
  const before = await timesOf(rehearsal, packages, version);
  await clone.script("release", ...releaseFlags(registry));
  const after = await timesOf(rehearsal, packages, version);
  assert.deepEqual(after.slice(0, BEFORE), before.slice(0, BEFORE), "they were published a second time");
  assert.ok(!after.includes(undefined), "not all packages are published");
  for (const { name } of packages) assert.equal(await latestOf(registry, name), version, `the latest version of ${name}`);
  assert.equal(await clone.git("rev-list", "-n", "1", gitTag.name), await clone.git("rev-parse", "HEAD"));
  await clone.checkClean();
}

/** Plans the same version with other content, which is refused. */
export async function refuseAgain(rehearsal: Rehearsal, { version }: Plan): Promise<void> {
  const { clone } = rehearsal;
  await clone.edit(
    "packages/types/README.md",
    "# @hosting-platform/types\n",
    "# @hosting-platform/types\n\nWhat was published is otherwise.\n",
  );
  await clone.commit("A change without a version");
  const { refusals } = await refusedPlanOf(rehearsal);
  await clone.git("reset", "--quiet", "--hard", "HEAD~1");
  assert.deepEqual(
    refusals.map(({ rule }) => rule),
    ["tagged-already", "published-already"],
  );
  assert.deepEqual(refusals[1]?.details, [`@hosting-platform/types@${version}`]);
}

/** When each package was published. */
function timesOf({ registry }: Rehearsal, packages: Plan["packages"], version: string): Promise<(string | undefined)[]> {
  return Promise.all(packages.map(async ({ name }) => (await versionsOf(registry, name))[version]));
}
