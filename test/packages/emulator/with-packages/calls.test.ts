import {
  ApiError,
  BadRequestError,
  createAccessGroup,
  createWebhook,
  deleteAccessGroup,
  ForbiddenError,
  GoneError,
  listAccessGroupMembers,
  listAccessGroupProjects,
  listAccessGroups,
  listProjects,
  listWebhooks,
  readAccessGroup,
  UnauthorizedError,
  updateAccessGroup,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open } from "./support.js";

test("an access group lives and dies by operation functions", async () => {
  const { platform, received } = await open();
  const client = platform({ retry: false });
  const created = await createAccessGroup(client, {
    body: { name: "docs", projects: [{ projectId: "prj_1", role: "PROJECT_VIEWER" }], membersToAdd: ["user_1"] },
  });
  const path = { idOrName: created.accessGroupId };
  expect(await readAccessGroup(client, { path })).toMatchObject({ name: "docs", membersCount: 1, projectsCount: 1, teamId: "team_1" });
  expect((await updateAccessGroup(client, { path, body: { name: "guides" } })).name).toBe("guides");
  expect((await listAccessGroupMembers(client, { path: { idOrName: "guides" } })).members).toMatchObject([{ uid: "user_1" }]);
  expect((await listAccessGroupProjects(client, { path })).projects).toMatchObject([{ projectId: "prj_1", role: "PROJECT_VIEWER" }]);
  expect((await listAccessGroups(client)).accessGroups?.map(({ name }) => name)).toEqual(["web", "guides"]);
  await expect(deleteAccessGroup(client, { path })).resolves.toBeUndefined();
  await rejection(readAccessGroup(client, { path }), GoneError);
  const group = `${GROUPS}/${created.accessGroupId}`;
  expect(await received()).toEqual([
    `POST ${GROUPS} 200`,
    `GET ${group} 200`,
    `POST ${group} 200`,
    `GET ${GROUPS}/guides/members 200`,
    `GET ${group}/projects 200`,
    `GET ${GROUPS} 200`,
    `DELETE ${group} 200`,
    `GET ${group} 410`,
  ]);
});

test("each team has its own", async () => {
  const { platform } = await open();
  const names = async (query: { teamId?: string; slug?: string }): Promise<unknown> =>
    (await listAccessGroups(platform(), { query })).accessGroups?.map(({ name }) => name);
  expect(await names({})).toEqual(["web"]);
  expect(await names({ teamId: "team_2" })).toEqual(["operations"]);
  expect(await names({ slug: "second-team" })).toEqual(["operations"]);
});

describe("a refusal is an ApiError with the emulator's body", () => {
  test.each([
    [
      "a name that the contract does not allow",
      400,
      BadRequestError,
      "pattern",
      (client) => createAccessGroup(client, { body: { name: "!" } }),
    ],
    [
      "an unknown property",
      400,
      BadRequestError,
      "additionalProperties",
      (client) => createAccessGroup(client, { body: { name: "a", b: 1 } as never }),
    ],
    [
      "an unknown token",
      401,
      UnauthorizedError,
      "credential.known",
      (client) => listWebhooks(client, { headers: { authorization: "Bearer other" } }),
    ],
    ["a team of somebody else", 403, ForbiddenError, "team.allowed", (client) => listWebhooks(client, { query: { teamId: "team_3" } })],
    ["a group that is not there", 410, GoneError, "accessGroup.exists", (client) => readAccessGroup(client, { path: { idOrName: "api" } })],
    ["an operation that is not shown", 501, ApiError, "operation.shown", (client) => listProjects(client)],
  ] satisfies [
    string,
    number,
    typeof ApiError,
    string,
    (client: ReturnType<Awaited<ReturnType<typeof open>>["platform"]>) => Promise<unknown>,
  ][])("%s: %i", async (_, status, type, rule, call) => {
    const { platform, received } = await open();
    const error = await rejection(call(platform()), type);
    expect(error).toMatchObject({
      status,
      body: { error: { status, rule } },
      requestId: "req_000000000001",
      attempts: 1,
      code: "API_ERROR",
    });
    expect(await received()).toHaveLength(1);
  });
});

test("an operation that is not shown answers what a handler says, with what it was sent", async () => {
  const { emulator, platform } = await open();
  emulator.handle("createWebhook", async (request) => ({ id: "hook_1", sent: (await request.json()) as unknown }));
  expect(await createWebhook(platform(), { body: { url: "https://example.com/hook" } })).toEqual({
    id: "hook_1",
    sent: { url: "https://example.com/hook" },
  });
});
