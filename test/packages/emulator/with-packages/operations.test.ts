import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ApiError,
  createAccessGroup,
  createAccessGroupProject,
  createAiGatewayVirtualModelConfig,
  deleteAccessGroup,
  deleteAccessGroupProject,
  exchangeSsoToken,
  listAccessGroupMembers,
  listAccessGroupProjects,
  listAccessGroups,
  listWebhooks,
  readAccessGroup,
  readAccessGroupProject,
  readAiGatewayVirtualModelConfig,
  updateAccessGroup,
  updateAccessGroupProject,
} from "@hosting-platform/sdk";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../../scripts/lib/redocly-config.js";
import { OPERATIONS } from "../../client/contract.js";
import { open } from "./support.js";

const contract = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as {
  paths: Record<string, Record<string, { operationId?: string; "x-detail"?: string }>>;
};
const indexed = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .flatMap(({ operationId, "x-detail": detail }) => (operationId !== undefined && detail === "index" ? [operationId] : []));

test("each function reaches its own operation, and those alone that are not shown answer 501", async () => {
  const { platform, operationIds, received } = await open();
  const client = platform({ retry: false });
  const notShown: string[] = [];
  for (const { operationId, names, call } of OPERATIONS) {
    const path = Object.fromEntries(names.map((name) => [name, `a-${name}`]));
    const error = await call(client, { path }).catch((reason: unknown) => reason);
    if (error instanceof ApiError && error.status === 501) notShown.push(operationId);
  }
  await received();
  expect(operationIds).toEqual(OPERATIONS.map(({ operationId }) => operationId));
  expect(notShown.sort()).toEqual([...indexed].sort());
});

test("every operation that is shown answers its function", async () => {
  const { emulator, platform, operationIds, received } = await open();
  const client = platform({ retry: false });
  const { accessGroupId: idOrName } = await createAccessGroup(client, { body: { name: "docs", membersToAdd: ["user_1", "user_2"] } });
  const group = { path: { idOrName } };
  const link = { path: { accessGroupIdOrName: "docs", projectId: "prj_1" } };

  const created = await createAccessGroupProject(client, { ...group, body: { projectId: "prj_1", role: "PROJECT_VIEWER" } });
  expect(created).toMatchObject({ projectId: "prj_1", role: "PROJECT_VIEWER", accessGroupId: idOrName });
  expect((await updateAccessGroupProject(client, { ...link, body: { role: "ADMIN" } })).role).toBe("ADMIN");
  expect((await readAccessGroupProject(client, link)).role).toBe("ADMIN");
  expect((await listAccessGroupProjects(client, group)).projects).toMatchObject([{ projectId: "prj_1", role: "ADMIN" }]);
  await expect(deleteAccessGroupProject(client, link)).resolves.toBeUndefined();
  expect((await listAccessGroupProjects(client, group)).projects).toEqual([]);

  await updateAccessGroup(client, { ...group, body: { membersToRemove: ["user_1"] } });
  expect((await listAccessGroupMembers(client, group)).members.map(({ uid }) => uid)).toEqual(["user_2"]);
  expect(await readAccessGroup(client, group)).toMatchObject({ membersCount: 1, projectsCount: 0 });
  await deleteAccessGroup(client, group);
  expect((await listAccessGroups(client, { query: { search: "docs" } })).accessGroups).toEqual([]);

  const config = { models: [{ name: "a" }] };
  expect(await readAiGatewayVirtualModelConfig(client)).toBeNull();
  expect(await createAiGatewayVirtualModelConfig(client, { body: config })).toEqual(config);
  expect(await readAiGatewayVirtualModelConfig(client)).toEqual(config);

  expect(await listWebhooks(client)).toMatchObject([{ ownerId: "team_1", projectIds: ["prj_1"], projectsMetadata: [] }]);
  const [webhook] = await listWebhooks(client, { query: { teamId: "team_2" } });
  expect(webhook).toMatchObject({ ownerId: "team_2" });
  expect(webhook).not.toHaveProperty("projectsMetadata");

  const { code } = (await (
    await fetch(`${emulator.url}/_emulator/sso/codes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_id: "client_1" }),
    })
  ).json()) as { code: string };
  const grant = { grant_type: "authorization_code", client_id: "client_1", client_secret: "emulator-client-secret", code } as const;
  expect(await exchangeSsoToken(client, { body: grant })).toMatchObject({ token_type: "Bearer" });

  await received();
  const shown = OPERATIONS.map(({ operationId }) => operationId).filter((operationId) => !indexed.includes(operationId));
  expect([...new Set(operationIds)].sort()).toEqual(shown.sort());
});
