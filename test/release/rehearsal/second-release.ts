import assert from "node:assert/strict";
import semver from "semver";
import { FailedChild } from "../../runtimes/harness/children.js";
import { scoped } from "../../runtimes/harness/project.js";
import { checkInstalled, compileProgram, runProgram, writeProgram } from "./installed.js";
import { changesIn, raiseVersion, refusalOf, type Rehearsal, RELEASED } from "./rehearsal.js";

const SCHEMA = "spec/groups/access-groups/schemas/AccessGroup.yaml";

/** What an access group may have from the second release on, and has no more after the one behind it. */
const PLACE = "    properties:\n";
const PROPERTY = "      remark:\n        type: string\n        description: What is to be known of the access group.\n";

/** A program that can be written from the second release on. */
const PROGRAM = `import { startEmulator } from "@hosting-platform/emulator";
import { createPlatform, readAccessGroup } from "@hosting-platform/sdk";

const emulator = await startEmulator({ port: 0 });
const platform = createPlatform({ baseUrl: emulator.url, token: emulator.token ?? "", teamId: "team_1" });
const { name, remark } = await readAccessGroup(platform, { path: { idOrName: "web" } });
const text: string = remark ?? "no remark";
console.log(name, text);
await emulator.close();
`;

/** From an edit of the contract to a program that uses what is new; gives the version. */
export async function secondRelease(rehearsal: Rehearsal, project: string, first: string): Promise<string> {
  const { steps, clone, npm } = rehearsal;
  steps.heading("A release of what is new");
  await steps.run("a program that needs it does not compile before", async () => {
    await writeProgram(project, PROGRAM);
    const refused: unknown = await compileProgram(project).catch((error: unknown) => error);
    assert.ok(refused instanceof FailedChild, "the program compiles");
    assert.match(refused.stdout, /^src\/program\.ts\(6,15\): error TS2339: Property 'remark' does not exist/);
    assert.equal(refused.stdout.split(" error TS").length, 2, refused.stdout);
  });
  await steps.run("an edit of the contract is generated, and a bump is proposed", async () => {
    await clone.edit(SCHEMA, PLACE, `${PLACE}${PROPERTY}`);
    await propose(rehearsal, "minor");
    await clone.commit("A remark");
  });
  const version = await steps.run("the version is raised, and the changelog names the operation", async () => {
    const raised = await raiseVersion(clone);
    assert.equal(raised, semver.inc(first, "minor"));
    assert.match(await changesIn(clone, raised), /readAccessGroup/);
    return raised;
  });
  await steps.run("it is published", () => clone.script("release", "--no-provenance"));
  await steps.run("the project gets it, and the program compiles and runs", async () => {
    await npm.run(project, "install", `${scoped("sdk")}@latest`, `${scoped("emulator")}@latest`);
    await checkInstalled(project, version);
    await compileProgram(project);
    assert.equal(await runProgram(project), "web no remark\n");
  });
  return version;
}

/** What breaks is refused as a patch, and is accepted as what it is. */
export async function breakingRelease(rehearsal: Rehearsal, version: string): Promise<void> {
  const { steps, clone } = rehearsal;
  steps.heading("A release of what breaks");
  // Below 1.0.0, a new minor version is what no caret takes.
  const needed = semver.major(version) === 0 ? "minor" : "major";
  await steps.run("the changeset of a patch is not enough for it", async () => {
    await clone.edit(SCHEMA, PROPERTY, "");
    await regenerate(rehearsal);
    await clone.write(".changeset/too-small.md", `---\n"${scoped("types")}": patch\n---\n\nA mended text.\n`);
    await clone.commit("No remark any more");
    const { code, stderr } = await clone.refusal("changeset", "--check");
    assert.equal(code, 1);
    assert.match(stderr, new RegExp(`need a ${needed} bump`));
  });
  await steps.run("as a patch, it is refused with what breaks and where", async () => {
    const patch = await raiseVersion(clone);
    assert.equal(patch, semver.inc(version, "patch"));
    const { rules, text } = await refusalOf(rehearsal);
    assert.deepEqual(rules, ["version-too-small"]);
    assert.match(text, new RegExp(`needs a ${needed} bump of ${version}, and the version is ${patch}`));
    assert.ok(text.includes(SCHEMA), text);
    await clone.git("reset", "--quiet", "--hard", "HEAD~1");
  });
  await steps.run("as what it is, the changeset is enough, and raises the version", async () => {
    await propose(rehearsal, needed);
    await clone.commit("A changeset that says it");
    const raised = await raiseVersion(clone);
    assert.equal(raised, semver.inc(version, needed));
  });
}

/** Generates, and has a changeset proposed, which has to ask for this bump of each package and to name the operation. */
async function propose(rehearsal: Rehearsal, bump: string): Promise<void> {
  const { clone } = rehearsal;
  await regenerate(rehearsal);
  await clone.script("changeset");
  const [, path = ""] =
    /^(?:\?\?| M|A ) (\.changeset\/contract-[-.\w]+\.md)$/m.exec(await clone.git("status", "--porcelain", "-uall")) ?? [];
  const text = await clone.read(path);
  for (const name of RELEASED) assert.ok(text.includes(`"${name}": ${bump}\n`), `${path} does not ask for a ${bump} of ${name}:\n${text}`);
  assert.match(text, /readAccessGroup/);
  await clone.script("changeset", "--check");
}

async function regenerate({ clone }: Rehearsal): Promise<void> {
  await clone.script("generate", "--no-docs");
  await clone.script("api-report");
}
