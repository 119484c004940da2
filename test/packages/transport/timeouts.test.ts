import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { TimeoutError } from "../../../packages/client/src/errors/timeout-error.js";
import { observe } from "../../../packages/client/src/internal/transport/hooks.js";
import { elapse, partly, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";
import { type Call, sender, type SenderOptions } from "./harness.js";
import { failing } from "../../harness/fault-server.js";

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

test("restarts timeout, 60 seconds by default, for each attempt", async () => {
  service.respond(silence);
  expect((await elapse(sender(service)("POST"))).after).toBe(60_000);
  service.respond(silence, partly("{"), {});
  expect(await elapse(sender(service, { timeout: 150 })())).toMatchObject({ value: { status: 200 }, after: 2 * (150 + 50) });
  service.respond(partly("{", 500));
  const { reason, after } = await elapse(sender(service, { timeout: 80 })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 3 }), 3 * 80 + 2 * 50]);
});

test.each([Infinity, 2 ** 31, 1e300])("does not fire at once for a timeout of %d ms", async (timeout) => {
  let respond: ((response: object) => void) | undefined;
  service.respond(() => new Promise((resolve) => (respond = resolve)));
  const call = sender(service)("GET", { timeout, signal: new AbortController().signal });
  await service.arrived(1);
  await vi.advanceTimersByTimeAsync(1_000_000);
  respond?.({});
  expect((await call).status).toBe(200);
});

test("ends timeout at the headers of a stream, except for errors", async () => {
  const late = new ReadableStream({
    async start(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      controller.enqueue(Buffer.from("late"));
      controller.close();
    },
  });
  service.respond(() => new Response(late), partly("{", 404));
  const response = await sender(service, { timeout: 80 })("GET", { stream: true });
  await vi.advanceTimersByTimeAsync(1000);
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

const NO_TOKEN: unknown = expect.stringMatching(/: no token within 80 ms$/);

test.each([{ deadline: 80 }, { timeout: 80 }])("applies %o to a pending token", async (limits) => {
  const auth = { token: () => never, refresh: () => never };
  const { reason, after } = await elapse(sender(service, { auth, ...limits })());
  expect([reason, after]).toEqual([expect.objectContaining({ code: "TIMEOUT_ERROR", attempts: 0, message: NO_TOKEN }), 80]);
  expect(service.requests).toEqual([]);
});

const reason = new Error("the caller left");

describe("a cancelled call", () => {
  let controller = new AbortController();
  let entered: (() => void) | undefined;
  const enter = (): Promise<never> => {
    entered?.();
    return never;
  };
  const MOMENTS: Record<string, { response?: Respond; options?: SenderOptions }> = {
    "in flight": { response: silence },
    "while the body arrives": { response: partly("{") },
    "during a pause": { response: () => failing(503), options: { random: () => 1, hooks: observe({ retry: () => entered?.() }) } },
    "in the retry hook": {
      response: () => failing(429, "30"),
      options: { hooks: observe({ retry: () => (controller.abort(reason), entered?.()) }) },
    },
    "in a token provider": { options: { auth: { token: enter, refresh: enter } } },
    "in a refresh": { response: () => ({ status: 401 }), options: { auth: { token: () => Promise.resolve("old"), refresh: enter } } },
    "in a custom fetch that ignores the signal": { options: { fetch: enter } },
  };

  test.each(Object.entries(MOMENTS))("rejects at once with the signal's reason: %s", async (_, { response, options }) => {
    controller = new AbortController();
    if (response) service.respond(response);
    const moment = options ? new Promise<void>((resolve) => (entered = resolve)) : service.arrived(1);
    const call = sender(service, { timeout: 5000, ...options })("GET", { signal: controller.signal });
    call.catch(() => undefined);
    await moment;
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    const { length } = service.requests;
    expect([getEventListeners(controller.signal, "abort"), vi.getTimerCount()]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(service.requests).toHaveLength(length);
  });

  test("rejects before sending and requests no token", async () => {
    const token = vi.fn(enter);
    const call = sender(service, { auth: { token, refresh: token } })("GET", { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect([token.mock.calls, service.requests]).toEqual([[], []]);
  });
});

test.each<[name: string, response: Respond, options?: SenderOptions, call?: Call]>([
  ["responses", () => ({})],
  ["calls that time out", silence, { timeout: 20, retry: false }],
  ["streams that are read", () => ({ body: "{}" }), {}, { stream: true }],
  ["deadlines", silence, { deadline: 20 }],
])("leaves no abort listener after 20 %s", async (_, response, options, call) => {
  const { signal } = new AbortController();
  service.respond(response);
  const warned = vi.spyOn(process, "emitWarning").mockReturnValue();
  const send = sender(service, options);
  const calls = Promise.allSettled(Array.from({ length: 20 }, async () => (await send("GET", { signal, ...call })).text()));
  await service.arrived(20);
  await vi.advanceTimersByTimeAsync(20);
  await calls;
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(warned).not.toHaveBeenCalled();
});
