import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useServer } from "../../support/server.js";
import { clientOf, list } from "./support.js";

const server = useServer();

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test.each([
  [false, 1],
  [true, 2],
])("no page stays in memory behind its items, with prefetch %s", async (prefetch, most) => {
  server.answer(list(Array.from({ length: 30 }, (_, number) => [`${number}`])));
  const bodies: WeakRef<object>[] = [];
  const alive: number[] = [];
  for await (const { data } of paginate(listAccessGroups, clientOf(server), {}, { prefetch }).pages()) {
    bodies.push(new WeakRef(data));
    // A weak reference holds its target until the job that made it is over.
    await new Promise((resolve) => setTimeout(resolve, 0));
    collectGarbage();
    alive.push(bodies.filter((body) => body.deref() !== undefined).length);
  }
  expect(bodies).toHaveLength(30);
  expect(Math.max(...alive.slice(5))).toBeLessThanOrEqual(most + 1);
});
