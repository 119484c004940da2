import assert from "node:assert/strict";
import { join } from "node:path";
import semver from "semver";
import { FailedChild } from "../runtimes/lib/children.js";
import { differences, type Plan } from "./lib/plan.js";
import { fetchPublished, type Manifest, versionsOf } from "./lib/published.js";
import { interrupt, refuseAgain, resume } from "./publishing.js";
import { changesIn, planOf, raiseVersion, refusedPlanOf, type Rehearsal, RELEASED, versionIn } from "./rehearsal.js";

const SENTENCE = "What is rehearsed is released.";
const CHANGESET = `---\n"@hosting-platform/sdk": minor\n---\n\n${SENTENCE}\n`;

/** From a changeset to packages in the registry, with what has to be refused on the way. */
export async function firstRelease(rehearsal: Rehearsal): Promise<Plan> {
  const { steps, clone } = rehearsal;
  steps.heading("The first release");
  await steps.run("a fresh clone is generated, and stays as it was committed", async () => {
    await clone.script("generate", "--no-docs");
    await clone.checkClean();
  });
  await steps.run("a changeset that is in no version yet, and a file that is not committed, are refused", () => refusePending(rehearsal));
  await steps.run("all packages, the lock file and the changelog get one version", () => raise(rehearsal), String);
  await steps.run("drift is refused, though it is committed", () => refuseDrift(rehearsal));
  const plan = await steps.run("a dry run says what would be published, and does nothing", () => dryRun(rehearsal), inShort);
  await steps.run("npm refuses to sign outside of a build service", () => refuseProvenance(rehearsal));
  await steps.run("a release is killed between two packages", () => interrupt(rehearsal, plan));
  await steps.run("the same command publishes the others, and tags the commit", () => resume(rehearsal, plan));
  await steps.run("what is published is what was said, to the byte, and asks for provenance", () => compare(rehearsal, plan));
  await steps.run("a version is published once", () => refuseAgain(rehearsal, plan));
  return plan;
}

function inShort({ packages }: Plan): string {
  return `${packages.length} packages, ${packages.reduce((sum, { files }) => sum + files.length, 0)} files`;
}

async function refusePending(rehearsal: Rehearsal): Promise<void> {
  const { clone } = rehearsal;
  await clone.write(".changeset/rehearsal.md", CHANGESET);
  await clone.commit("A changeset");
  await clone.write("notes.txt", "not committed\n");
  const { refusals } = await refusedPlanOf(rehearsal);
  await clone.remove("notes.txt");
  const [dirty, pending, ...others] = refusals;
  assert.deepEqual([dirty?.rule, dirty?.details, pending?.rule], ["dirty-tree", ["?? notes.txt"], "pending-changesets"]);
  assert.ok(pending?.details?.includes(".changeset/rehearsal.md"), JSON.stringify(refusals));
  assert.deepEqual(others, []);
}

async function raise({ clone }: Rehearsal): Promise<string> {
  const before = await versionIn(clone);
  const version = await raiseVersion(clone);
  assert.ok(semver.gte(version, semver.inc(before, "minor") ?? ""), `${before} became ${version}`);
  const { packages } = await clone.json<{ packages: Record<string, Manifest> }>("package-lock.json");
  for (const name of RELEASED) {
    const folder = name.replace("@hosting-platform", "packages");
    for (const manifest of [await clone.json<Manifest>(`${folder}/package.json`), packages[folder]]) {
      assert.equal(manifest?.version, version, `the version of ${name}`);
      const own = Object.entries(manifest.dependencies ?? {}).filter(([other]) => RELEASED.includes(other));
      const others = own.filter(([, range]) => range !== version);
      assert.deepEqual(others, [], `what ${name} asks for of the others`);
    }
  }
  assert.ok((await changesIn(clone, version)).includes(SENTENCE), "the changelog says what the changeset did");
  assert.equal(await clone.git("ls-files", ".changeset/rehearsal.md"), "");
  return `${before} to ${version}`;
}

async function refuseDrift(rehearsal: Rehearsal): Promise<void> {
  const { clone } = rehearsal;
  await clone.edit("generated/openapi.json", '"openapi": "3.1.', '"openapi":  "3.1.');
  await clone.commit("Drift");
  const { refusals } = await refusedPlanOf(rehearsal);
  await clone.git("reset", "--quiet", "--hard", "HEAD~1");
  assert.deepEqual(
    refusals.map(({ rule }) => rule),
    ["stale-generated", "stale-dist"],
  );
  assert.deepEqual(refusals.map(({ details }) => details).flat(), ["generated/openapi.json", "packages/types/dist/openapi.json"]);
}

async function dryRun(rehearsal: Rehearsal): Promise<Plan> {
  const { clone } = rehearsal;
  const tags = await clone.git("tag");
  const plan = await planOf(rehearsal);
  assert.deepEqual(
    plan.packages.map(({ name, published }) => `${name} ${published}`).sort(),
    RELEASED.map((name) => `${name} absent`).sort(),
  );
  assert.deepEqual(plan.warnings, []);
  await clone.checkClean();
  assert.equal(await clone.git("tag"), tags, "a dry run gives no tag");
  await checkNothingPublished(rehearsal);
  return plan;
}

async function refuseProvenance(rehearsal: Rehearsal): Promise<void> {
  const { clone, npm } = rehearsal;
  // The settings of the package alone ask for it here.
  const refused: unknown = await npm.run(clone.folder, "publish", "./packages/types").catch((error: unknown) => error);
  assert.ok(refused instanceof FailedChild, "npm has published without provenance what asks for it");
  assert.match(refused.stderr, /code EUSAGE\n.*Automatic provenance generation not supported/);
  await checkNothingPublished(rehearsal);
}

async function checkNothingPublished({ registry }: Rehearsal): Promise<void> {
  for (const name of RELEASED) assert.deepEqual(await versionsOf(registry, name), {}, `${name} is in the registry`);
}

async function compare({ registry, root }: Rehearsal, { packages, version }: Plan): Promise<void> {
  const found = packages.map(async (planned) =>
    differences(planned, await fetchPublished(registry, planned.name, version, join(root, "published"))),
  );
  assert.deepEqual((await Promise.all(found)).flat(), []);
}
