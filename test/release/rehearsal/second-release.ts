import assert from "node:assert/strict";
import semver from "semver";
import { FailedChild } from "../../runtimes/harness/children.js";
import { scoped } from "../../runtimes/harness/project.js";
import { checkInstalled, compileProgram, runProgram, writeProgram } from "./installed.js";
import { changesIn, raiseVersion, type Rehearsal, RELEASED } from "./rehearsal.js";

const SCHEMA = "spec/groups/access-groups/schemas/AccessGroup.yaml";

/** What an access group may have from the second release on. */
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

/** From an edit of the contract to a program that uses what is new. */
export async function secondRelease(rehearsal: Rehearsal, project: string, first: string): Promise<void> {
  const { steps, clone, npm } = rehearsal;
  steps.print("\nA release of what is new");
  await steps.run("a program that needs it does not compile before", async () => {
    await writeProgram(project, PROGRAM);
    const refused: unknown = await compileProgram(project).catch((error: unknown) => error);
    assert.ok(refused instanceof FailedChild, "the program compiles");
    assert.match(refused.stdout, /^src\/program\.ts\(6,15\): error TS2339: Property 'remark' does not exist/);
    assert.equal(refused.stdout.split(" error TS").length, 2, refused.stdout);
  });
  await steps.run("an edit of the contract is generated, and a bump is proposed", async () => {
    await clone.edit(SCHEMA, PLACE, `${PLACE}${PROPERTY}`);
    await propose(rehearsal);
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
}

/** Generates, and has a changeset proposed, which has to ask for a new minor version of each package and to name the operation. */
async function propose({ clone }: Rehearsal): Promise<void> {
  await clone.script("generate", "--no-docs");
  await clone.script("api-report");
  await clone.script("changeset");
  const [, path = ""] =
    /^(?:\?\?| M|A ) (\.changeset\/contract-[-.\w]+\.md)$/m.exec(await clone.git("status", "--porcelain", "-uall")) ?? [];
  const text = await clone.read(path);
  for (const name of RELEASED)
    assert.ok(text.includes(`"${name}": minor\n`), `${path} does not ask for a minor version of ${name}:\n${text}`);
  assert.match(text, /readAccessGroup/);
  await clone.script("changeset", "--check");
}
