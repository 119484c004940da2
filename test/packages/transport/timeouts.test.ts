import { expect, test, vi } from "vitest";
import { TimeoutError } from "../../../packages/client/src/errors/timeout-error.js";
import { elapse, partly, silence, useService, useStoppedTime } from "../../harness/service.js";
import { sender } from "./harness.js";

const service = useService();
useStoppedTime();

const never = new Promise<never>(() => undefined);
const SLOW = { silence, "a fetch that ignores the signal": () => never, "a 500 with a stalled body": partly("{", 500) };

test.each(Object.entries(SLOW))("limits an attempt and its body to timeout, then disconnects: %s", async (_, response) => {
  service.respond(response);
  const { reason, after } = await elapse(sender(service)("GET", { timeout: 100, retry: false, operationId: "readThing" }));
  expect(reason).toBeInstanceOf(TimeoutError);
  expect(reason).toMatchObject({ code: "TIMEOUT_ERROR", method: "GET", operationId: "readThing", attempts: 1 });
  expect([after, service.signals[0]?.aborted]).toEqual([100, true]);
});

test("defaults timeout to 60 seconds", async () => {
  service.respond(silence);
  expect((await elapse(sender(service)("POST"))).after).toBe(60_000);
});

test("restarts timeout for each attempt", async () => {
  service.respond(silence, partly("{"), {});
  expect(await elapse(sender(service, { timeout: 150 })())).toMatchObject({ value: { status: 200 }, after: 2 * (150 + 50) });
  service.respond(partly("{", 500));
  const { reason, after } = await elapse(sender(service, { timeout: 80 })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 3 }), 3 * 80 + 2 * 50]);
});

test.each([Infinity, 2 ** 31, 1e300])("does not fire at once for a timeout of %d ms", async (timeout) => {
  let respond: ((response: object) => void) | undefined;
  service.respond(() => new Promise((resolve) => (respond = resolve)));
  const call = sender(service)("GET", { timeout });
  await service.arrived(1);
  await vi.advanceTimersByTimeAsync(1_000_000);
  respond?.({});
  expect((await call).status).toBe(200);
});

test("ends timeout at the headers of a stream, except for errors", async () => {
  let finish: (() => void) | undefined;
  const start = (controller: ReadableStreamDefaultController): void => {
    finish = () => {
      controller.enqueue(Buffer.from("late"));
      controller.close();
    };
  };
  service.respond(() => new Response(new ReadableStream({ start })), partly("{", 404));
  const response = await sender(service, { timeout: 80 })("GET", { stream: true });
  await vi.advanceTimersByTimeAsync(1000);
  finish?.();
  expect(await response.text()).toBe("late");
  expect((await elapse(sender(service, { timeout: 80 })("GET", { stream: true }))).reason).toBeInstanceOf(TimeoutError);
});

test.each([
  ["attempts", silence, {}],
  ["a stalled body", partly("{", 500), { timeout: 10_000 }],
])("limits the whole call to deadline: %s", async (_, response, options) => {
  service.respond(response);
  const { reason, after } = await elapse(sender(service, { timeout: 60, retry: { attempts: 1000 }, deadline: 250, ...options })());
  expect([reason, after]).toEqual([expect.any(TimeoutError), 250]);
  const { length } = service.requests;
  await vi.advanceTimersByTimeAsync(100_000);
  expect([service.requests.length, vi.getTimerCount()]).toEqual([length, 0]);
});

test("applies deadline to a pending token", async () => {
  const auth = { token: () => never, refresh: () => never };
  const { reason, after } = await elapse(sender(service, { auth, deadline: 80 })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 0 }), 80]);
  expect(service.requests).toEqual([]);
});
