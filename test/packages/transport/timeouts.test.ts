import { expect, test, vi } from "vitest";
import { TimeoutError } from "../../../packages/client/src/errors/timeout-error.js";
import { elapse, partly, silence, useService, useStoppedTime } from "../../harness/service.js";
import { sender } from "./harness.js";

const service = useService();
useStoppedTime();

const never = new Promise<never>(() => undefined);
const SLOW = { silence, "a fetch that looks at no signal": () => never, "a 500 whose body stops": partly("{", 500) };

test.each(Object.entries(SLOW))("timeout bounds an attempt, its body included, and drops the connection: %s", async (_, answer) => {
  service.answer(answer);
  const { reason, after } = await elapse(sender(service)("GET", { timeout: 100, retry: false, operationId: "readThing" }));
  expect(reason).toBeInstanceOf(TimeoutError);
  expect(reason).toMatchObject({ code: "TIMEOUT_ERROR", method: "GET", operationId: "readThing", attempts: 1 });
  expect([after, service.signals[0]?.aborted]).toEqual([100, true]);
});

test("timeout is 60 seconds by default", async () => {
  service.answer(silence);
  expect((await elapse(sender(service)("POST"))).after).toBe(60_000);
});

test("timeout begins anew with each attempt", async () => {
  service.answer(silence, partly("{"), {});
  expect(await elapse(sender(service, { timeout: 150 })())).toMatchObject({ value: { status: 200 }, after: 2 * (150 + 50) });
  service.answer(partly("{", 500));
  const { reason, after } = await elapse(sender(service, { timeout: 80 })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 3 }), 3 * 80 + 2 * 50]);
});

test.each([Infinity, 2 ** 31, 1e300])("timeout of %d ms does not fire at once", async (timeout) => {
  let respond: ((answer: object) => void) | undefined;
  service.answer(() => new Promise((resolve) => (respond = resolve)));
  const call = sender(service)("GET", { timeout });
  await service.arrived(1);
  await vi.advanceTimersByTimeAsync(1_000_000);
  respond?.({});
  expect((await call).status).toBe(200);
});

test("timeout ends with the header of a stream, but not with that of an error", async () => {
  let finish: (() => void) | undefined;
  const start = (controller: ReadableStreamDefaultController): void => {
    finish = () => {
      controller.enqueue(Buffer.from("late"));
      controller.close();
    };
  };
  service.answer(() => new Response(new ReadableStream({ start })), partly("{", 404));
  const response = await sender(service, { timeout: 80 })("GET", { stream: true });
  await vi.advanceTimersByTimeAsync(1000);
  finish?.();
  expect(await response.text()).toBe("late");
  expect((await elapse(sender(service, { timeout: 80 })("GET", { stream: true }))).reason).toBeInstanceOf(TimeoutError);
});

test.each([
  ["attempts", silence, {}],
  ["a body that stops", partly("{", 500), { timeout: 10_000 }],
])("deadline bounds all of a call together: %s", async (_, answer, options) => {
  service.answer(answer);
  const { reason, after } = await elapse(sender(service, { timeout: 60, retry: { attempts: 1000 }, deadline: 250, ...options })());
  expect([reason, after]).toEqual([expect.any(TimeoutError), 250]);
  const { length } = service.requests;
  await vi.advanceTimersByTimeAsync(100_000);
  expect([service.requests.length, vi.getTimerCount()]).toEqual([length, 0]);
});

test("deadline covers a token that does not come", async () => {
  const auth = { token: () => never, refresh: () => never };
  const { reason, after } = await elapse(sender(service, { auth, deadline: 80 })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 0 }), 80]);
  expect(service.requests).toEqual([]);
});
