import { expect, test } from "vitest";
import { failing } from "../../harness/fault-server.js";
import { elapse, reset, silence, useService, useStoppedTime } from "../../harness/service.js";
import { type Send, sender } from "./harness.js";

const service = useService();
useStoppedTime();

/** How many requests so many calls make. */
async function requestsOf(count: number, send: Send): Promise<number> {
  service.requests = [];
  for (let call = 0; call < count; call += 50)
    await elapse(Promise.allSettled(Array.from({ length: Math.min(50, count - call) }, () => send())));
  return service.requests.length;
}

test.each([
  ["fails", failing(503), 300, 400],
  ["is dead", reset, 300, 400],
  ["is silent, which costs twice as much", silence, 100, 150],
])("100 retries at most follow on calls to a service that %s", async (_, answer, calls, requests) => {
  service.answer(answer);
  expect(await requestsOf(calls, sender(service, { timeout: 60 }))).toBe(requests);
});

test("what succeeds pays back what its last retry has cost, or one where it had none, and never more than was spent", async () => {
  const send = sender(service);
  service.answer({});
  await requestsOf(10, send);
  service.answer(failing(503));
  expect(await requestsOf(300, send)).toBe(400);
  expect(await requestsOf(1, send)).toBe(1);

  service.answer({});
  await requestsOf(5, send);
  service.answer(failing(503), {});
  expect(await requestsOf(1, send)).toBe(2);
  service.answer(failing(503));
  expect(await requestsOf(1, send)).toBe(2);
  expect(await requestsOf(1, send)).toBe(1);
});
