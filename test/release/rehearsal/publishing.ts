import assert from "node:assert/strict";
import { openGate } from "./harness/gate.js";
import { latestOf, versionsOf } from "./harness/published.js";
import { type Rehearsal, RELEASED } from "./rehearsal.js";

/** So many packages are published before the release is killed. */
const BEFORE = 2;

/** Ends a release while it sends a package that is one too many. */
export async function interrupt(rehearsal: Rehearsal, version: string): Promise<void> {
  const { clone, registry, use } = rehearsal;
  const gate = await openGate(registry, BEFORE);
  await use(gate.url);
  try {
    const release = clone.start("npm", "run", "--silent", "release", "--", "--no-provenance");
    await Promise.race([gate.isShut, endedTooEarly(release.ended)]);
    await release.end();
  } finally {
    await gate.close();
    await use(registry);
  }
  const there = (await timesOf(rehearsal, version)).filter((time) => time !== undefined);
  assert.equal(there.length, BEFORE);
  assert.equal(await clone.git("tag", "--list", `v${version}`), "", "half a release has no tag");
}

async function endedTooEarly(ended: Promise<string>): Promise<never> {
  throw new Error(`the release ended before it could be interrupted:\n${await ended}`);
}

/** Runs the release again, which must not send again what is there. */
export async function resume(rehearsal: Rehearsal, version: string): Promise<void> {
  const { clone, registry } = rehearsal;
  const before = await timesOf(rehearsal, version);
  await clone.script("release", "--no-provenance");
  const after = await timesOf(rehearsal, version);
  assert.ok(!after.includes(undefined), "not all packages are published");
  assert.ok(
    before.every((time, index) => time === undefined || time === after[index]),
    "a package was published a second time",
  );
  for (const name of RELEASED) assert.equal(await latestOf(registry, name), version, `the latest version of ${name}`);
  assert.equal(await clone.git("rev-list", "-n", "1", `v${version}`), await clone.git("rev-parse", "HEAD"));
  await clone.checkClean();
}

function timesOf({ registry }: Rehearsal, version: string): Promise<(string | undefined)[]> {
  return Promise.all(RELEASED.map(async (name) => (await versionsOf(registry, name))[version]));
}
