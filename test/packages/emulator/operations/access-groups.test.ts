import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, type Call, createWorld, type World } from "./support.js";

const T0 = "1700000000000";
const T1 = "1700000000009";

let world: World;

// ag_…1 "web" of team_1 with two members and two projects, ag_…2 "api" of team_1 with none, ag_…3 "web" of team_2.
const WEB = "ag_000000000001";
const API = "ag_000000000002";
const OTHER = "ag_000000000003";

beforeEach(async () => {
  world = createWorld();
  const projects = [
    { projectId: "prj_1", role: "ADMIN" },
    { projectId: "prj_2", role: "PROJECT_VIEWER" },
    { projectId: "prj_3", role: null },
  ];
  await world.call("createAccessGroup", { body: { name: "web", projects, membersToAdd: ["user_1", "user_2", "user_1"] } });
  await world.call("createAccessGroup", { body: { name: "api" } });
  await world.call("createAccessGroup", { team: "team_2", body: { name: "web", membersToAdd: ["user_5"] } });
  world.now += 9;
});

const web = { name: "web", accessGroupId: WEB, teamId: "team_1", createdAt: T0, entitlements: [] };
const unchanged = { ...web, updatedAt: T0, membersCount: 2, projectsCount: 2 };
const changed = { ...web, updatedAt: T1, membersCount: 2, projectsCount: 2 };

interface Row extends Call {
  name: string;
  answer: Answer;
}

function table(operationId: string, rows: Row[]): void {
  describe(operationId, () => {
    test.each(rows)("$name", async ({ answer, ...call }) => {
      expect(await world.call(operationId, call)).toEqual(answer);
    });
  });
}

function refusal(status: number, rule: string, where: "body" | "path", at: string): Answer {
  return { status, rule, place: { in: where, at } };
}

const gone = refusal(410, "accessGroup.exists", "path", "idOrName");
const foreign = refusal(403, "accessGroup.team", "path", "idOrName");

table("readAccessGroup", [
  { name: "by ID", path: { idOrName: WEB }, answer: { status: 200, body: { ...unchanged, isDsyncManaged: false } } },
  { name: "by name", path: { idOrName: "web" }, answer: { status: 200, body: { ...unchanged, isDsyncManaged: false } } },
  { name: "another team's, by ID", path: { idOrName: OTHER }, answer: foreign },
  { name: "a name that only another team uses", team: "team_2", path: { idOrName: "api" }, answer: gone },
  { name: "not there", path: { idOrName: "ag_none" }, answer: gone },
  { name: "another case", path: { idOrName: "WEB" }, answer: gone },
  { name: "an empty text", path: { idOrName: "" }, answer: gone },
  { name: "a slash", path: { idOrName: "../team_1" }, answer: gone },
  { name: "__proto__", path: { idOrName: "__proto__" }, answer: gone },
]);

table("createAccessGroup", [
  {
    name: "with nothing but a name",
    body: { name: "new" },
    answer: {
      status: 200,
      body: {
        ...unchanged,
        accessGroupId: "ag_000000000004",
        name: "new",
        createdAt: T1,
        updatedAt: T1,
        membersCount: 0,
        projectsCount: 0,
      },
    },
  },
  {
    name: "with members and projects, one of them null",
    body: {
      name: "new",
      membersToAdd: ["user_3"],
      projects: [
        { projectId: "prj_1", role: null },
        { projectId: "prj_2", role: "ADMIN" },
      ],
    },
    answer: {
      status: 200,
      body: { ...changed, accessGroupId: "ag_000000000004", name: "new", createdAt: T1, membersCount: 1, projectsCount: 1 },
    },
  },
  { name: "a name that is taken", body: { name: "api" }, answer: refusal(400, "accessGroup.unique", "body", "/name") },
  { name: "a name that is an ID", body: { name: WEB }, answer: refusal(400, "accessGroup.unique", "body", "/name") },
  {
    name: "an unknown project, even with null",
    body: {
      name: "new",
      projects: [
        { projectId: "prj_1", role: "ADMIN" },
        { projectId: "prj_none", role: null },
      ],
    },
    answer: refusal(400, "project.exists", "body", "/projects/1/projectId"),
  },
  {
    name: "another team's project",
    body: { name: "new", projects: [{ projectId: "prj_4", role: "ADMIN" }] },
    answer: refusal(403, "project.team", "body", "/projects/0/projectId"),
  },
  {
    name: "an unknown user",
    body: { name: "new", membersToAdd: ["user_1", "user_none"] },
    answer: refusal(400, "teamMember.exists", "body", "/membersToAdd/1"),
  },
  {
    name: "a user of another team",
    body: { name: "new", membersToAdd: ["user_4"] },
    answer: refusal(400, "teamMember.exists", "body", "/membersToAdd/0"),
  },
]);

const byName = { idOrName: "web" };

table("updateAccessGroup", [
  { name: "nothing", path: byName, body: {}, answer: { status: 200, body: unchanged } },
  { name: "the same name", path: byName, body: { name: "web" }, answer: { status: 200, body: unchanged } },
  { name: "another name", path: byName, body: { name: "site" }, answer: { status: 200, body: { ...changed, name: "site" } } },
  { name: "its own ID for a name", path: byName, body: { name: WEB }, answer: { status: 200, body: { ...changed, name: WEB } } },
  { name: "a name that is taken", path: byName, body: { name: "api" }, answer: refusal(400, "accessGroup.unique", "body", "/name") },
  { name: "the members it has", path: byName, body: { membersToAdd: ["user_1", "user_2"] }, answer: { status: 200, body: unchanged } },
  {
    name: "the role it has",
    path: byName,
    body: { projects: [{ projectId: "prj_1", role: "ADMIN" }] },
    answer: { status: 200, body: unchanged },
  },
  {
    name: "another role",
    path: byName,
    body: { projects: [{ projectId: "prj_1", role: "PROJECT_VIEWER" }] },
    answer: { status: 200, body: changed },
  },
  {
    name: "a project less",
    path: byName,
    body: { projects: [{ projectId: "prj_1", role: null }] },
    answer: { status: 200, body: { ...changed, projectsCount: 1 } },
  },
  {
    name: "null for a project it is not linked to",
    path: byName,
    body: { projects: [{ projectId: "prj_3", role: null }] },
    answer: { status: 200, body: unchanged },
  },
  {
    name: "a project twice: the last role counts",
    path: byName,
    body: {
      projects: [
        { projectId: "prj_3", role: "ADMIN" },
        { projectId: "prj_3", role: null },
      ],
    },
    answer: { status: 200, body: unchanged },
  },
  {
    name: "a member more and a member less",
    path: byName,
    body: { membersToAdd: ["user_3"], membersToRemove: ["user_1", "user_2"] },
    answer: { status: 200, body: { ...changed, membersCount: 1 } },
  },
  { name: "removing one who is none", path: byName, body: { membersToRemove: ["user_3"] }, answer: { status: 200, body: unchanged } },
  {
    name: "the same member more and less",
    path: byName,
    body: { membersToAdd: ["user_2", "user_3"], membersToRemove: ["user_1", "user_3"] },
    answer: refusal(400, "members.disjoint", "body", "/membersToRemove/1"),
  },
  {
    name: "removing an unknown user",
    path: byName,
    body: { membersToRemove: ["user_none"] },
    answer: refusal(400, "teamMember.exists", "body", "/membersToRemove/0"),
  },
  {
    name: "an unknown project",
    path: byName,
    body: { projects: [{ projectId: "prj_none", role: "ADMIN" }] },
    answer: refusal(400, "project.exists", "body", "/projects/0/projectId"),
  },
  { name: "another team's", path: { idOrName: OTHER }, body: {}, answer: foreign },
  { name: "not there", path: { idOrName: "none" }, body: {}, answer: gone },
]);

table("deleteAccessGroup", [
  { name: "by name", path: byName, answer: { status: 200 } },
  { name: "another team's", path: { idOrName: OTHER }, answer: foreign },
  { name: "not there", path: { idOrName: "none" }, answer: gone },
]);

test("a deleted access group takes its members and projects along, and frees its name", async () => {
  await world.call("deleteAccessGroup", { path: byName });
  expect(await world.call("readAccessGroup", { path: { idOrName: WEB } })).toEqual(gone);
  expect(Array.from(world.store.scan("groupMembers"), ([key]) => key)).toEqual([`${OTHER}/user_5`]);
  expect(world.store.count("groupProjects")).toBe(0);
  expect((await world.call("createAccessGroup", { body: { name: "web" } })).body).toMatchObject({ membersCount: 0, projectsCount: 0 });
});

test("what a seed gives an access group shows in each shape", async () => {
  const record = world.store.get("accessGroups", `team_1/${API}`);
  if (record === undefined) throw new Error("No such access group");
  const given = { entitlements: ["v0"], teamRoles: ["any"], teamPermissions: ["CreateProject"] };
  world.store.put("accessGroups", `team_1/${API}`, { ...record, ...given, isDsyncManaged: true });
  const path = { idOrName: API };
  expect((await world.call("readAccessGroup", { path })).body).toMatchObject({ ...given, isDsyncManaged: true });
  expect((await world.call("listAccessGroups", { query: { search: "api" } })).body).toMatchObject({
    accessGroups: [{ ...given, isDsyncManaged: true, members: [], projects: [] }],
  });
  const { body } = await world.call("updateAccessGroup", { path, body: { name: "renamed" } });
  expect(body).toMatchObject(given);
  expect(body).not.toHaveProperty("isDsyncManaged");
});

test("an operation without a caller is a mistake of the emulator, not an answer", async () => {
  const { readAccessGroup } = (await import("../../../../packages/emulator/src/internal/operations/index.js")).operationHandlers;
  const context = { store: world.store, clock: { now: () => 0 }, ids: { next: String, secret: String }, caller: undefined, url: "" };
  const input = { path: byName, query: {}, body: undefined, contentType: undefined };
  expect(() => readAccessGroup?.(input, context)).toThrow("without a caller");
});
