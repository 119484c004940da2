import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, type Call, createWorld, type World } from "./support.js";

const T0 = "1700000000000";
const T1 = "1700000000009";
const WEB = "ag_000000000001";
const OTHER = "ag_000000000002";

let world: World;

beforeEach(async () => {
  world = createWorld();
  const projects = [
    { projectId: "prj_1", role: "ADMIN" },
    { projectId: "prj_2", role: "PROJECT_VIEWER" },
  ];
  await world.call("createAccessGroup", { body: { name: "web", projects, membersToAdd: ["user_1", "user_2", "user_3"] } });
  await world.call("createAccessGroup", { team: "team_2", body: { name: "other" } });
  world.now += 9;
});

interface Row extends Call {
  name: string;
  answer: Answer;
  /** When the access group was updated last, behind the call. */
  updatedAt?: string;
}

function table(operationId: string, rows: Row[]): void {
  describe(operationId, () => {
    test.each(rows)("$name", async ({ answer, updatedAt = T0, ...call }) => {
      expect(await world.call(operationId, call)).toEqual(answer);
      expect((await world.call("readAccessGroup", { path: { idOrName: WEB } })).body).toMatchObject({
        updatedAt,
        projectsCount: world.store.count("groupProjects", `${WEB}/`),
      });
    });
  });
}

function refusal(status: number, rule: string, where: "body" | "path", at: string): Answer {
  return { status, rule, place: { in: where, at } };
}

const link = { accessGroupId: WEB, projectId: "prj_1", teamId: "team_1", role: "ADMIN", createdAt: T0, updatedAt: T0 };
const first = { accessGroupIdOrName: "web", projectId: "prj_1" };

const refusals: Row[] = [
  {
    name: "a project that the access group is not linked to",
    path: { ...first, projectId: "prj_3" },
    answer: refusal(410, "accessGroupProject.exists", "path", "projectId"),
  },
  {
    name: "an unknown project",
    path: { ...first, projectId: "prj_none" },
    answer: refusal(410, "accessGroupProject.exists", "path", "projectId"),
  },
  { name: "another team's project", path: { ...first, projectId: "prj_4" }, answer: refusal(403, "project.team", "path", "projectId") },
  {
    name: "another team's access group",
    path: { ...first, accessGroupIdOrName: OTHER },
    answer: refusal(403, "accessGroup.team", "path", "accessGroupIdOrName"),
  },
  {
    name: "an access group that is not there",
    path: { ...first, accessGroupIdOrName: "none" },
    answer: refusal(410, "accessGroup.exists", "path", "accessGroupIdOrName"),
  },
];

table("readAccessGroupProject", [
  { name: "by name", path: first, answer: { status: 200, body: link } },
  { name: "by ID", path: { ...first, accessGroupIdOrName: WEB }, answer: { status: 200, body: link } },
  ...refusals,
]);

table("createAccessGroupProject", [
  {
    name: "a project",
    path: { idOrName: "web" },
    body: { projectId: "prj_3", role: "ADMIN" },
    answer: { status: 200, body: { ...link, projectId: "prj_3", createdAt: T1, updatedAt: T1 } },
    updatedAt: T1,
  },
  {
    name: "one that is linked, with the same role",
    path: { idOrName: "web" },
    body: { projectId: "prj_1", role: "ADMIN" },
    answer: refusal(400, "accessGroupProject.unique", "body", "/projectId"),
  },
  {
    name: "one that is linked, with another role",
    path: { idOrName: "web" },
    body: { projectId: "prj_1", role: "PROJECT_VIEWER" },
    answer: refusal(400, "accessGroupProject.unique", "body", "/projectId"),
  },
  {
    name: "an unknown one",
    path: { idOrName: "web" },
    body: { projectId: "prj_none", role: "ADMIN" },
    answer: refusal(400, "project.exists", "body", "/projectId"),
  },
  {
    name: "another team's",
    path: { idOrName: "web" },
    body: { projectId: "prj_5", role: "ADMIN" },
    answer: refusal(403, "project.team", "body", "/projectId"),
  },
  {
    name: "another team's access group",
    path: { idOrName: OTHER },
    body: { projectId: "prj_1", role: "ADMIN" },
    answer: refusal(403, "accessGroup.team", "path", "idOrName"),
  },
]);

table("updateAccessGroupProject", [
  {
    name: "another role",
    path: first,
    body: { role: "PROJECT_VIEWER" },
    answer: { status: 200, body: { ...link, role: "PROJECT_VIEWER", updatedAt: T1 } },
    updatedAt: T1,
  },
  { name: "the same role", path: first, body: { role: "ADMIN" }, answer: { status: 200, body: link } },
  { name: "null: the link as it last was", path: first, body: { role: null }, answer: { status: 200, body: link }, updatedAt: T1 },
  ...refusals.map((row) => ({ ...row, body: { role: null } })),
]);

table("deleteAccessGroupProject", [{ name: "by name", path: first, answer: { status: 200 }, updatedAt: T1 }, ...refusals]);

test.each([
  ["updateAccessGroupProject", { role: null }],
  ["deleteAccessGroupProject", undefined],
])("%s removes the project from the access group", async (operationId, body) => {
  await world.call(operationId, { path: first, body });
  expect((await world.call("readAccessGroupProject", { path: first })).status).toBe(410);
  expect((await world.call("listAccessGroups", { query: { projectId: "prj_1" } })).body).toMatchObject({ accessGroups: [] });
});

test("a project may be gone from the team that an access group is still linked to", async () => {
  world.store.delete("projects", "prj_1");
  expect((await world.call("listAccessGroupProjects", { path: { idOrName: "web" } })).body).toHaveProperty("projects.0.project", {});
  const body = { projects: [{ projectId: "prj_1", role: null }] };
  expect((await world.call("updateAccessGroup", { path: { idOrName: "web" }, body })).body).toMatchObject({ projectsCount: 1 });
});

test("a member may be gone from the team", async () => {
  world.store.delete("teamMembers", "team_1/user_2");
  const call = { path: { idOrName: "web" }, body: { membersToRemove: ["user_2"] } };
  expect((await world.call("updateAccessGroup", call)).body).toMatchObject({ membersCount: 2 });
  expect(await world.call("updateAccessGroup", call)).toEqual(refusal(400, "teamMember.exists", "body", "/membersToRemove/0"));
});

const person = (uid: string): unknown => expect.objectContaining({ uid }) as unknown;

describe("listAccessGroupMembers", () => {
  test.each([
    ["username", "CYD", ["user_3"]],
    ["name", "byron", ["user_1"]],
    ["username or name", "ada", ["user_1", "user_3"]],
    ["email", "bob@example", ["user_2"]],
    ["nothing at all", "zzz", []],
    ["an empty text", "", ["user_1", "user_2", "user_3"]],
    ["a text that a pattern would match", ".", ["user_1", "user_2", "user_3"]],
    ["a pattern", ".*", []],
  ])("searches by %s", async (_by, search, uids) => {
    const answer = await world.call("listAccessGroupMembers", { path: { idOrName: "web" }, query: { search } });
    expect(answer).toEqual({ status: 200, body: { members: uids.map(person), pagination: { count: uids.length, next: null } } });
  });

  test("gives all that is known of a member, and no more", async () => {
    const { body } = await world.call("listAccessGroupMembers", { path: { idOrName: "web" }, query: { limit: 2 } });
    expect(body).toEqual({
      members: [
        {
          uid: "user_1",
          username: "ada",
          email: "ada@Example.com",
          name: "Ada Byron",
          avatar: "ada.png",
          createdAt: "1600000000000",
          teamRole: "OWNER",
        },
        { uid: "user_2", username: "bob", email: "bob@Example.com", teamRole: "MEMBER" },
      ],
      pagination: { count: 2, next: expect.any(String) as unknown },
    });
  });

  test("a member who is none of the team is a mistake in the state, not an answer", async () => {
    world.store.delete("teamMembers", "team_1/user_2");
    await expect(world.call("listAccessGroupMembers", { path: { idOrName: "web" } })).rejects.toThrow("user_2");
  });
});

test("listAccessGroupProjects gives the project with each", async () => {
  expect((await world.call("listAccessGroupProjects", { path: { idOrName: "web" } })).body).toEqual({
    projects: [
      {
        projectId: "prj_1",
        role: "ADMIN",
        createdAt: T0,
        updatedAt: T0,
        project: { name: "name of prj_1", framework: null, latestDeploymentId: "dpl_1" },
      },
      { projectId: "prj_2", role: "PROJECT_VIEWER", createdAt: T0, updatedAt: T0, project: { name: "name of prj_2", framework: "svelte" } },
    ],
    pagination: { count: 2, next: null },
  });
});
