import { listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";
import { beforeEach, expect, test } from "vitest";
import { silence, useService } from "../../harness/service.js";
import { useHandledRejections } from "../unhandled.js";
import { clientOf, cursors, except, list } from "./harness.js";

const service = useService();
const PAGES = [["a", "b"], ["c", "d"], ["e"]];
/** All that is under way without a network has come to its end by then. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

useHandledRejections();
beforeEach(() => service.answer(list(PAGES)));

const paginator = (signal?: AbortSignal) => paginate(listAccessGroups, clientOf(service), {}, { prefetch: true, signal });

test("the page that follows is asked for while the items of one are used, and no more", async () => {
  const iterator = paginator()[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toMatchObject({ name: "a" });
  // Nothing more is taken from the iterator, and still the request comes.
  await service.arrived(2);
  await turn();
  expect(cursors(service)).toEqual([null, "c1"]);
  await iterator.return();
});

test("a loop that is left cancels the request that is under way", async () => {
  service.answer(except(list(PAGES), "c1", silence));
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    await service.arrived(2);
    break;
  }
  expect(service.signals[1]?.aborted).toBe(true);
  expect(cursors(service)).toEqual([null, "c1"]);
});

test("a page that fails ahead of a loop that is left fails in silence", async () => {
  service.answer(except(list(PAGES), "c1", { status: 403 }));
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    await service.arrived(2);
    await turn();
    break;
  }
});
