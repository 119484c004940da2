import { beforeEach, describe, expect, test } from "vitest";
import { type Call, createWorld, type World } from "./harness.js";

const T0 = "1700000000000";
const T1 = "1700000000009";
// ag_…1 "web" of team_1 with two members and two projects, ag_…2 "api" of team_1 with none, ag_…3 "web" of team_2.
const WEB = "ag_000000000001";
const API = "ag_000000000002";
const OTHER = "ag_000000000003";

let world: World;

beforeEach(async () => {
  world = createWorld();
  const roles = { prj_1: "ADMIN", prj_2: "PROJECT_VIEWER", prj_3: null };
  const projects = Object.entries(roles).map(([projectId, given]) => ({ projectId, role: given }));
  await world.call("createAccessGroup", { body: { name: "web", projects, membersToAdd: ["user_1", "user_2", "user_1"] } });
  await world.call("createAccessGroup", { body: { name: "api" } });
  await world.call("createAccessGroup", { team: "team_2", body: { name: "web", membersToAdd: ["user_5"] } });
  world.now += 9;
});

const web = { name: "web", accessGroupId: WEB, teamId: "team_1", createdAt: T0, updatedAt: T0, entitlements: [] };
const unchanged = { ...web, membersCount: 2, projectsCount: 2 };
const changed = { ...unchanged, updatedAt: T1 };
const made = { ...changed, accessGroupId: "ag_000000000004", name: "new", createdAt: T1 };
const link = { accessGroupId: WEB, projectId: "prj_1", teamId: "team_1", role: "ADMIN", createdAt: T0, updatedAt: T0 };

type Row = [what: string, call: Call, expected: unknown];

function table(operationId: string, rows: Row[]): void {
  test.each(rows)(`${operationId}: %s`, async (_, call, expected) => {
    const { status, body, rule, place } = await world.call(operationId, call);
    if (rule === undefined) expect({ status, body }).toEqual({ status: 200, body: expected });
    else expect(`${status} ${rule} ${place?.in}:${place?.at}`).toBe(expected);
  });
}

const path = { idOrName: "web" };
const gone = "410 accessGroup.exists path:idOrName";
const foreign = "403 accessGroup.team path:idOrName";
const disjoint = "400 members.disjoint body:/membersToRemove/1";
const taken = "400 accessGroup.unique body:/name";

table("readAccessGroup", [
  ["by name", { path }, { ...unchanged, isDsyncManaged: false }],
  ["another team's, by ID", { path: { idOrName: OTHER } }, foreign],
  ["a name that only another team uses", { team: "team_2", path: { idOrName: "api" } }, gone],
  ...["ag_none", "WEB", "", "../team_1", "__proto__"].map((idOrName): Row => [`${idOrName}, not there`, { path: { idOrName } }, gone]),
]);

const role = (projectId: string, given: string | null): object => ({ projects: [{ projectId, role: given }] });

const create = (more: object): Call => ({ body: { name: "new", ...more } });
const update = (body: object): Call => ({ path, body });

table("createAccessGroup", [
  ["nothing but a name", { body: { name: "new" } }, { ...made, membersCount: 0, projectsCount: 0 }],
  ["two", create({ ...role("prj_2", "ADMIN"), membersToAdd: ["user_3"] }), { ...made, membersCount: 1, projectsCount: 1 }],
  ["a name that is taken", { body: { name: "api" } }, taken],
  ["a name that is an ID", { body: { name: WEB } }, taken],
  ["an unknown project, even with null", create(role("prj_none", null)), "400 project.exists body:/projects/0/projectId"],
  ["another team's project", create(role("prj_4", "ADMIN")), "403 project.team body:/projects/0/projectId"],
  ["an unknown user", create({ membersToAdd: ["user_1", "user_none"] }), "400 teamMember.exists body:/membersToAdd/1"],
]);

const twice = ["ADMIN", null].map((given) => ({ projectId: "prj_3", role: given }));
table("updateAccessGroup", [
  ["nothing", update({}), unchanged],
  ["the same name", update({ name: "web" }), unchanged],
  ["a member more", update({ membersToAdd: ["user_3"] }), { ...changed, membersCount: 3 }],
  ["another name", update({ name: "site" }), { ...changed, name: "site" }],
  ["its own ID for a name", update({ name: WEB }), { ...changed, name: WEB }],
  ["a name that is taken", update({ name: "api" }), taken],
  ["the role it has", update(role("prj_1", "ADMIN")), unchanged],
  ["another role", update(role("prj_1", "PROJECT_VIEWER")), changed],
  ["a project less", update(role("prj_1", null)), { ...changed, projectsCount: 1 }],
  ["null for a project it is not linked to", update(role("prj_3", null)), unchanged],
  ["a project twice: the last role counts", update({ projects: twice }), unchanged],
  ["two members less", update({ membersToAdd: ["user_3"], membersToRemove: ["user_1", "user_2"] }), { ...changed, membersCount: 1 }],
  ["one more and less", update({ membersToAdd: ["user_3"], membersToRemove: ["user_1", "user_3"] }), disjoint],
  ["an unknown project", update(role("prj_none", "ADMIN")), "400 project.exists body:/projects/0/projectId"],
  ["another team's", { path: { idOrName: OTHER }, body: {} }, foreign],
  ["not there", { path: { idOrName: "none" }, body: {} }, gone],
]);

table("deleteAccessGroup", [
  ["another team's", { path: { idOrName: OTHER } }, foreign],
  ["not there", { path: { idOrName: "none" } }, gone],
]);

const first = { accessGroupIdOrName: "web", projectId: "prj_1" };
const refusals: Row[] = [
  ["a project that is not linked", { path: { ...first, projectId: "prj_3" } }, "410 accessGroupProject.exists path:projectId"],
  ["an unknown project", { path: { ...first, projectId: "prj_none" } }, "410 accessGroupProject.exists path:projectId"],
  ["another team's project", { path: { ...first, projectId: "prj_4" } }, "403 project.team path:projectId"],
  ["another team's group", { path: { ...first, accessGroupIdOrName: OTHER } }, "403 accessGroup.team path:accessGroupIdOrName"],
  ["a group that is not there", { path: { ...first, accessGroupIdOrName: "none" } }, "410 accessGroup.exists path:accessGroupIdOrName"],
];

table("readAccessGroupProject", [["by name", { path: first }, link], ...refusals]);

table("createAccessGroupProject", [
  ["a project", { path, body: { projectId: "prj_3", role: "ADMIN" } }, { ...link, projectId: "prj_3", createdAt: T1, updatedAt: T1 }],
  ["one that is linked", { path, body: { projectId: "prj_1", role: "PROJECT_VIEWER" } }, "400 accessGroupProject.unique body:/projectId"],
]);

table("updateAccessGroupProject", [
  ["another role", { path: first, body: { role: "PROJECT_VIEWER" } }, { ...link, role: "PROJECT_VIEWER", updatedAt: T1 }],
  ["null: the link as it last was", { path: first, body: { role: null } }, link],
  ...refusals.map(([what, call, expected]): Row => [what, { ...call, body: { role: null } }, expected]),
]);

table("deleteAccessGroupProject", [["by name", { path: first }, undefined], ...refusals]);

test.each([
  ["createAccessGroupProject", { path, body: { projectId: "prj_3", role: "ADMIN" } }, T1, 3],
  ["updateAccessGroupProject", { path: first, body: { role: "PROJECT_VIEWER" } }, T1, 2],
  ["updateAccessGroupProject", { path: first, body: { role: "ADMIN" } }, T0, 2],
  ["updateAccessGroupProject", { path: first, body: { role: null } }, T1, 1],
  ["deleteAccessGroupProject", { path: first }, T1, 1],
])("applies %s with %j: updatedAt %s, %i projects", async (operationId, call, updatedAt, projectsCount) => {
  await world.call(operationId, call);
  expect((await world.call("readAccessGroup", { path })).body).toMatchObject({ updatedAt, projectsCount });
  const { body } = await world.call("listAccessGroups", { query: { projectId: "prj_1" } });
  expect((body as { accessGroups: unknown[] }).accessGroups).toHaveLength(projectsCount === 1 ? 0 : 1);
});

test("deletes an access group with its members and projects and frees its name", async () => {
  await world.call("deleteAccessGroup", { path });
  expect(await world.call("readAccessGroup", { path: { idOrName: WEB } })).toMatchObject({ status: 410 });
  expect(Array.from(world.store.scan("groupMembers"), ([key]) => key)).toEqual([`${OTHER}/user_5`]);
  expect(world.store.count("groupProjects")).toBe(0);
  expect((await world.call("createAccessGroup", { body: { name: "web" } })).body).toMatchObject({ membersCount: 0, projectsCount: 0 });
});

test("renames an access group and frees the old name", async () => {
  await world.call("updateAccessGroup", { path, body: { name: "site" } });
  expect(await world.call("readAccessGroup", { path })).toMatchObject({ status: 410 });
  expect((await world.call("readAccessGroup", { path: { idOrName: "site" } })).body).toMatchObject({ accessGroupId: WEB });
  expect(Array.from(world.store.scan("accessGroupNames"), ([key]) => key)).toEqual(["team_1/api", "team_1/site", "team_2/web"]);
});

test("returns the seeded fields of an access group in each response shape", async () => {
  const record = world.store.get("accessGroups", `team_1/${API}`);
  if (record === undefined) throw new Error("No such access group");
  const given = { entitlements: ["v0"], teamRoles: ["any"], teamPermissions: ["CreateProject"] };
  world.store.put("accessGroups", `team_1/${API}`, { ...record, ...given, isDsyncManaged: true });
  const call = { path: { idOrName: API } };
  expect((await world.call("readAccessGroup", call)).body).toMatchObject({ ...given, isDsyncManaged: true });
  const listed = { ...given, isDsyncManaged: true, members: [], projects: [] };
  expect((await world.call("listAccessGroups", { query: { search: "api" } })).body).toMatchObject({ accessGroups: [listed] });
  const { body } = await world.call("updateAccessGroup", { ...call, body: { name: "renamed" } });
  expect(body).toMatchObject(given);
  expect(body).not.toHaveProperty("isDsyncManaged");
});

test("unlinks projects and members that are no longer in the team", async () => {
  world.store.delete("projects", "prj_1");
  expect((await world.call("listAccessGroupProjects", { path })).body).toHaveProperty("projects.0.project", {});
  expect((await world.call("updateAccessGroup", { path, body: role("prj_1", null) })).body).toMatchObject({ projectsCount: 1 });
  world.store.delete("teamMembers", "team_1/user_2");
  // That a list shows one who is none of the team is a mistake in the state, not a response.
  await expect(world.call("listAccessGroupMembers", { path })).rejects.toThrow("user_2");
  expect((await world.call("updateAccessGroup", { path, body: { membersToRemove: ["user_2"] } })).body).toMatchObject({ membersCount: 1 });
  expect((await world.call("updateAccessGroup", { path, body: { membersToRemove: ["user_2"] } })).rule).toBe("teamMember.exists");
});

describe("listAccessGroupMembers", () => {
  beforeEach(() => world.call("updateAccessGroup", { path, body: { membersToAdd: ["user_3"] } }));

  test.each([
    ["username", "CYD", ["user_3"]],
    ["username or name", "ada", ["user_1", "user_3"]],
    ["email", "bob@example", ["user_2"]],
    ["an empty text", "", ["user_1", "user_2", "user_3"]],
    ["a text that a pattern would match", ".", ["user_1", "user_2", "user_3"]],
    ["a pattern", ".*", []],
  ])("searches by %s", async (_by, search, uids) => {
    const { body } = await world.call("listAccessGroupMembers", { path, query: { search } });
    expect(body).toMatchObject({ members: uids.map((uid) => ({ uid })), pagination: { count: uids.length, next: null } });
  });

  test("returns all known fields of a member and no others", async () => {
    const { body } = await world.call("listAccessGroupMembers", { path, query: { limit: 2 } });
    const more = { name: "Ada Byron", avatar: "ada.png", createdAt: "1600000000000" };
    expect((body as { members: unknown[] }).members).toEqual([
      { uid: "user_1", username: "ada", email: "ada@Example.com", teamRole: "OWNER", ...more },
      { uid: "user_2", username: "bob", email: "bob@Example.com", teamRole: "MEMBER" },
    ]);
  });
});

test("lists the projects of an access group with their data", async () => {
  const times = { createdAt: T0, updatedAt: T0 };
  const project = { name: "name of prj_1", framework: null, latestDeploymentId: "dpl_1" };
  expect((await world.call("listAccessGroupProjects", { path })).body).toEqual({
    projects: [
      { projectId: "prj_1", role: "ADMIN", ...times, project },
      { projectId: "prj_2", role: "PROJECT_VIEWER", ...times, project: { name: "name of prj_2", framework: "svelte" } },
    ],
    pagination: { count: 2, next: null },
  });
});
