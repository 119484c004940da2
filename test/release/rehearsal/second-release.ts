import assert from "node:assert/strict";
import { join } from "node:path";
import semver from "semver";
import { INDEXED_POST } from "../../harness/indexed-operation.js";
import { fill } from "../../new/fill.js";
import { FailedChild } from "../../runtimes/harness/children.js";
import { scoped } from "../../runtimes/harness/project.js";
import { checkInstalled, compileProgram, runProgram, writeProgram } from "./installed.js";
import { changesIn, raiseVersion, type Rehearsal, RELEASED } from "./rehearsal.js";

const SCHEMA = "spec/groups/access-groups/schemas/AccessGroup.yaml";

const EXAMPLE = "spec/groups/access-groups/examples/readAccessGroup.response-full.yaml";

/** What an access group may have from the second release on. */
const PLACE = "    properties:\n";
const PROPERTY = "      remark:\n        type: string\n        description: What is to be known of the access group.\n";

const PROGRAM = `import { startEmulator } from "@hosting-platform/emulator";
import { createPlatform, ${INDEXED_POST.operationId}, readAccessGroup, readGadget } from "@hosting-platform/sdk";

const emulator = await startEmulator({ port: 0 });
const platform = createPlatform({ baseUrl: emulator.url, token: emulator.token ?? "", teamId: "team_1" });
const { name, remark } = await readAccessGroup(platform, { path: { idOrName: "web" } });
const text: string = remark ?? "no remark";
const gadget = await readGadget(platform, { path: { gadgetId: "g" } });
const created = await ${INDEXED_POST.operationId}(platform, { body: { size: 1 } });
console.log(name, text, gadget.size, created.size);
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
    assert.match(refused.stdout, /error TS2339: Property 'remark' does not exist/);
    assert.match(refused.stdout, /error TS2305: Module '"@hosting-platform\/sdk"' has no exported member 'readGadget'/);
  });
  await steps.run("an edit, an operation of a new tag and a completed operation are generated, and a bump is proposed", async () => {
    await clone.edit(SCHEMA, PLACE, `${PLACE}${PROPERTY}`);
    await clone.edit(EXAMPLE, "value:\n", "value:\n  remark: For the website.\n");
    await clone.script("new", "GET", "/v1/gadgets/{gadgetId}", "--tag", "Gadgets");
    await clone.script("new", "POST", INDEXED_POST.path, "--from-indexed");
    await clone.refusal("generate", "--no-docs");
    await fill(join(clone.folder, "spec/groups"));
    await propose(rehearsal);
    await clone.commit("A remark, a gadget and a completed operation");
  });
  const version = await steps.run("the version is raised, and the changelog names the operations", async () => {
    const raised = await raiseVersion(clone);
    assert.equal(raised, semver.inc(first, "minor"));
    const changes = await changesIn(clone, raised);
    for (const operation of ["readAccessGroup", "readGadget", INDEXED_POST.operationId]) assert.ok(changes.includes(operation), changes);
    return raised;
  });
  await steps.run("it is published", () => clone.script("release", "--no-provenance"));
  await steps.run("the project gets it, and the program compiles and runs", async () => {
    await npm.run(project, "install", ...["sdk", "emulator", "generator", "cli"].map((name) => `${scoped(name)}@latest`));
    await checkInstalled(project, version);
    await compileProgram(project);
    assert.equal(await runProgram(project), "web no remark 1 1\n");
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
