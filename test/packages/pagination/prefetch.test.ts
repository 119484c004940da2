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
beforeEach(() => service.respond(list(PAGES)));

const paginator = (signal?: AbortSignal) => paginate(listAccessGroups, clientOf(service), {}, { prefetch: true, signal });

test("requests exactly one page ahead", async () => {
  const iterator = paginator()[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toMatchObject({ name: "a" });
  // Nothing more is taken from the iterator, and still the request comes.
  await service.arrived(2);
  await turn();
  expect(cursors(service)).toEqual([null, "c1"]);
  await iterator.return();
});

test("cancels the pending request when the loop ends early", async () => {
  service.respond(except(list(PAGES), "c1", silence));
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    await service.arrived(2);
    break;
  }
  expect(service.signals[1]?.aborted).toBe(true);
  expect(cursors(service)).toEqual([null, "c1"]);
});

test("ignores a failed prefetch when the loop ends early", async () => {
  service.respond(except(list(PAGES), "c1", { status: 403 }));
  for await (const { name } of paginator()) {
    expect(name).toBe("a");
    await service.arrived(2);
    await turn();
    break;
  }
});
