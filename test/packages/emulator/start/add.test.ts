import { expect, test } from "vitest";
import { names, start } from "./harness.js";

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
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ accessGroups: [GROUP] }) };
  expect((await fetch(`${emulator.url}/_emulator/add`, init)).status).toBe(200);
  expect(await names(emulator)).toEqual(["docs", "web"]);
});
