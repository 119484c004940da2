import { expect, test } from "vitest";
import { createWorld, type World } from "./harness.js";

const found = async (world: World, idOrName: string): Promise<unknown> =>
  (await world.call("readAccessGroup", { path: { idOrName } })).body;

test("a name that two have, as no operation leaves it, is not taken away from the one that answers to it", async () => {
  const world = createWorld();
  for (const name of ["first", "second"]) await world.call("createAccessGroup", { body: { name } });
  const [first, second] = ["ag_000000000001", "ag_000000000002"];
  const twin = world.store.get("accessGroups", `team_1/${second}`);
  if (twin === undefined) throw new Error("There is no second access group.");
  world.store.put("accessGroups", `team_1/${second}`, { ...twin, name: "first" });
  expect(await found(world, "first")).toMatchObject({ accessGroupId: first });
  await world.call("deleteAccessGroup", { path: { idOrName: second } });
  expect(await found(world, "first")).toMatchObject({ accessGroupId: first });
});
