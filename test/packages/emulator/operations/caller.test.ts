import { expect, test } from "vitest";
import { type Call, createWorld } from "./harness.js";

const GROUP = { idOrName: "web" };
const PROJECT = { accessGroupIdOrName: "web", projectId: "prj_1" };

test.each<[operationId: string, call: Call]>([
  ["createAccessGroup", { body: { name: "late" } }],
  ["updateAccessGroup", { path: GROUP, body: { name: "late" } }],
  ["deleteAccessGroup", { path: GROUP }],
  ["createAccessGroupProject", { path: GROUP, body: { projectId: "prj_2", role: "ADMIN" } }],
  ["updateAccessGroupProject", { path: PROJECT, body: { role: null } }],
  ["deleteAccessGroupProject", { path: PROJECT }],
  ["createAiGatewayVirtualModelConfig", { body: {} }],
])("refuses %s without changes if the team was deleted during the request", async (operationId, call) => {
  const world = createWorld();
  await world.call("createAccessGroup", { body: { name: "web", projects: [{ projectId: "prj_1", role: "ADMIN" }] } });
  world.store.delete("teams", "team_1");
  const before = world.store.snapshot();
  const response = world.call(operationId, call);
  await expect(response).resolves.toMatchObject({ status: 403, rule: "team.allowed" });
  expect(world.store.snapshot()).toEqual(before);
});
