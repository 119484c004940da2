import { expect, test } from "vitest";
import { createWorld, type World } from "./support.js";

async function create(world: World, name: string): Promise<string> {
  return ((await world.call("createAccessGroup", { body: { name } })).body as { accessGroupId: string }).accessGroupId;
}

async function found(world: World, idOrName: string): Promise<string | undefined> {
  return ((await world.call("readAccessGroup", { path: { idOrName } })).body as { accessGroupId: string } | undefined)?.accessGroupId;
}

test("a name that looks like the next ID keeps meaning its access group", async () => {
  const world = createWorld();
  const first = await create(world, "ag_000000000002");
  const second = await create(world, "second");
  expect([first, second]).toEqual(["ag_000000000001", "ag_000000000003"]);
  expect([await found(world, "ag_000000000002"), await found(world, second)]).toEqual([first, second]);
});

test("an access group may have its own ID as its name, and no other may", async () => {
  const world = createWorld();
  const [first, second] = [await create(world, "first"), await create(world, "second")];
  const rename = (idOrName: string, name: string): ReturnType<World["call"]> =>
    world.call("updateAccessGroup", { path: { idOrName }, body: { name } });
  expect(await rename(second, second)).toMatchObject({ status: 200 });
  expect(await rename(first, second)).toMatchObject({ status: 400, rule: "accessGroup.unique" });
  expect(await rename(second, "other")).toMatchObject({ status: 200 });
  expect([await found(world, first), await found(world, second)]).toEqual([first, second]);
});

test("a name that two have, as no operation leaves it, is not taken away from the one that answers to it", async () => {
  const world = createWorld();
  const [first, second] = [await create(world, "first"), await create(world, "second")];
  const twin = world.store.get("accessGroups", `team_1/${second}`);
  if (twin === undefined) throw new Error("There is no second access group.");
  world.store.put("accessGroups", `team_1/${second}`, { ...twin, name: "first" });
  expect(await found(world, "first")).toBe(first);
  await world.call("deleteAccessGroup", { path: { idOrName: second } });
  expect(await found(world, "first")).toBe(first);
});
