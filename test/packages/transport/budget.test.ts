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
  ["returns 503", failing(503), 300, 400],
  ["resets connections", reset, 300, 400],
  ["never responds, at double cost", silence, 100, 150],
])("stops retrying once the budget is spent by a service that %s", async (_, response, calls, requests) => {
  service.respond(response);
  expect(await requestsOf(calls, sender(service, { timeout: 60 }))).toBe(requests);
});

test("restores the budget by the cost of the last retry, or 1", async () => {
  const send = sender(service);
  service.respond({});
  await requestsOf(10, send);
  service.respond(failing(503));
  expect(await requestsOf(300, send)).toBe(400);
  expect(await requestsOf(1, send)).toBe(1);

  service.respond({});
  await requestsOf(5, send);
  service.respond(failing(503), {});
  expect(await requestsOf(1, send)).toBe(2);
  service.respond(failing(503));
  expect(await requestsOf(1, send)).toBe(2);
  expect(await requestsOf(1, send)).toBe(1);
});
