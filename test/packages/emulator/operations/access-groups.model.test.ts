import fc from "fast-check";
import { expect, test } from "vitest";
import { commands } from "./commands.js";
import { Model } from "./model.js";
import { createWorld } from "./support.js";

const OF_GROUP = [
  "readAccessGroup",
  "updateAccessGroup",
  "deleteAccessGroup",
  "listAccessGroupMembers",
  "listAccessGroupProjects",
  "createAccessGroupProject",
  "readAccessGroupProject",
  "updateAccessGroupProject",
  "deleteAccessGroupProject",
];

const FREQUENT = [
  ...OF_GROUP.flatMap((id) => [`${id} 200`, `${id} 403 accessGroup.team`, `${id} 410 accessGroup.exists`]),
  "listAccessGroups 200",
  "createAccessGroup 200",
  "createAccessGroup 400 accessGroup.unique",
  "createAccessGroup 400 teamMember.exists",
  "createAccessGroup 403 project.team",
];

test("the operations on access groups agree with a plain model in every order", async () => {
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(commands, async (made) => {
      const world = createWorld();
      await fc.asyncModelRun(() => ({ model: new Model(), real: world }), made);
      for (const outcome of world.outcomes) reached.set(outcome, (reached.get(outcome) ?? 0) + 1);
    }),
    { numRuns: 400 },
  );
  // Else the property would say little.
  expect([...reached.keys()]).toEqual(expect.arrayContaining(FREQUENT));
});
