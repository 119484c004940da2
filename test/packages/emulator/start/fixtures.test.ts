import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_SEED, type Emulator, type Fixtures } from "../../../../packages/emulator/src/index.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { call, names, post, start } from "./harness.js";

const projects = async (emulator: Emulator): Promise<unknown> => (await call(emulator, "/v10/projects")).body;

test("sends the responses of the README's fixtures", async () => {
  const readme = await readFile(join(REPOSITORY, "packages/emulator/README.md"), "utf8");
  const [, json = ""] = /^```json\n(\{\n {2}"listTeams"[^]*?)^```/m.exec(readme) ?? [];
  const emulator = await start({ fixtures: JSON.parse(json) as Fixtures });
  const sent = [await projects(emulator)];
  for (const path of ["/v2/teams", "/v13/deployments/dpl_1", "/v13/deployments/dpl_1"]) sent.push((await call(emulator, path)).body);
  expect(sent).toEqual([
    { projects: [{ id: "prj_1" }, { id: "prj_1" }] },
    { teams: [] },
    { readyState: "BUILDING" },
    { readyState: "READY" },
  ]);
});

const SCHEMA = {
  type: "object",
  required: ["id", "projects"],
  properties: {
    id: { type: "string", pattern: "^prj_", examples: ["prj_1"] },
    projects: { type: "array", minItems: 2, items: { $ref: "#/$defs/project" } },
  },
  $defs: { project: { type: "object", properties: { state: { enum: ["READY", "ERROR"] }, createdAt: { type: "integer", minimum: 5 } } } },
};

test("sends a value that the schema of a fixture allows, the same each time", async () => {
  const emulator = await start({ fixtures: { listProjects: { schema: SCHEMA } } });
  const project = { state: "READY", createdAt: 5 };
  for (let time = 0; time < 2; time += 1) expect(await projects(emulator)).toEqual({ id: "prj_1", projects: [project, project] });
});

test("sends the examples of a fixture one after another, repeats the last, and begins again after a reset", async () => {
  const emulator = await start({ seed: { ...DEFAULT_SEED, fixtures: { listProjects: { examples: [{ state: "QUEUED" }, "READY"] } } } });
  const sent = [await projects(emulator), await projects(emulator), await projects(emulator)];
  await emulator.reset();
  expect([...sent, await projects(emulator)]).toEqual([{ state: "QUEUED" }, "READY", "READY", { state: "QUEUED" }]);
});

test("keeps the fixtures of the options when a seed with others is loaded", async () => {
  const fixtures: Fixtures = { listProjects: { body: "of the options" } };
  const emulator = await start({ fixtures, seed: { ...DEFAULT_SEED, fixtures: { listProjects: { body: 1 }, listTeams: { body: 2 } } } });
  const both = async (): Promise<unknown[]> => [await projects(emulator), (await call(emulator, "/v2/teams")).body];
  expect(await both()).toEqual(["of the options", 2]);
  await emulator.seed({ ...DEFAULT_SEED, fixtures: { listTeams: { body: 3 } } });
  expect(await both()).toEqual(["of the options", 3]);
});

const GROUP = { teamId: "team_1", name: "docs" };

test("adds records to the state, with IDs and times as for created ones", async () => {
  const emulator = await start({ clock: 5 });
  await emulator.add({ accessGroups: [GROUP, { ...GROUP, name: "ag_000000000003" }] });
  expect(await names(emulator)).toEqual(["ag_000000000003", "docs", "web"]);
  expect(emulator.snapshot()["accessGroups"]).toMatchObject({ "team_1/ag_000000000004": { ...GROUP, createdAt: 5, updatedAt: 5 } });
  await emulator.reset();
  expect(await names(emulator)).toEqual(["web"]);
});

test.each<[string, object, string]>([
  ["another record has the ID", { users: [{ uid: "user_1", username: "x", email: "x" }] }, "/users/user_1: unique"],
  ["another group has the name", { accessGroups: [{ ...GROUP, name: "web" }] }, "unique"],
  [
    "a reference is broken",
    { projects: [{ id: "p", teamId: "x", name: "p", framework: null }] },
    "/projects/p/teamId: reference: add the team x",
  ],
  ["the form is wrong", { user: [] }, 'additionalProperties: remove "user"'],
  ["a clock is given", { now: 1 }, 'additionalProperties: remove "now"'],
])("adds nothing if %s", async (_, records, finding) => {
  const emulator = await start();
  const before = emulator.snapshot();
  const added = emulator.add({ accessGroups: [GROUP], ...records });
  await expect(added).rejects.toMatchObject({ code: "invalid-seed", message: expect.stringContaining(finding) as string });
  expect(emulator.snapshot()).toEqual(before);
});

test("adds records over HTTP", async () => {
  const emulator = await start();
  expect(await post(emulator, "/_emulator/add", { accessGroups: [GROUP] })).toMatchObject({ status: 200 });
  expect(await names(emulator)).toEqual(["docs", "web"]);
});

test("replaces the fixtures of the options in all worlds, unless the new ones are wrong", async () => {
  const emulator = await start({ fixtures: { listProjects: { body: { version: 1 } } } });
  const world = { ...emulator, ...(await emulator.isolated()) };
  emulator.setFixtures({ listProjects: { body: { version: 2 } } });
  expect(() => emulator.setFixtures({ listProjets: {} } as Fixtures)).toThrow("Did you mean listProjects?");
  await emulator.reset();
  expect([await projects(emulator), await projects(world)]).toEqual([{ version: 2 }, { version: 2 }]);
});
