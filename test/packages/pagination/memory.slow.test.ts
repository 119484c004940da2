import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { expect, test } from "vitest";
import { useService } from "../../harness/service.js";
import { clientOf, list } from "./harness.js";

const service = useService();

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test.each([
  [false, 1],
  [true, 2],
])("releases each page after its items, with prefetch %s", async (prefetch, most) => {
  service.respond(list(Array.from({ length: 30 }, (_, number) => [`${number}`])));
  const bodies: WeakRef<object>[] = [];
  let alive = NaN;
  for await (const { data } of paginate(listAccessGroups, clientOf(service), {}, { prefetch }).pages()) {
    bodies.push(new WeakRef(data));
    if (bodies.length < 25) continue;
    // A weak reference holds its target until the job that made it is over.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    alive = bodies.filter((body) => body.deref() !== undefined).length;
    expect(alive).toBeLessThanOrEqual(most + 1);
  }
  expect([bodies.length, alive > 0]).toEqual([30, true]);
});
