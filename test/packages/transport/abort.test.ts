import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { failing } from "../../harness/fault-server.js";
import { partly, type Respond, silence, useService, useStoppedTime } from "../../harness/service.js";
import { type Call, sender, type SenderOptions } from "./harness.js";

const service = useService();
const reason = new Error("the caller left");
const never = new Promise<never>(() => undefined);

describe("a cancelled call", () => {
  useStoppedTime();

  let controller = new AbortController();
  let entered: (() => void) | undefined;
  const enter = (): Promise<never> => {
    entered?.();
    return never;
  };
  const MOMENTS: Record<string, { response?: Respond; options?: SenderOptions }> = {
    "in flight": { response: silence },
    "while the body arrives": { response: partly("{") },
    "during a pause": { response: () => failing(503), options: { random: () => 1, hooks: { retry: () => entered?.() } } },
    "in the retry hook": {
      response: () => failing(429, "30"),
      options: { hooks: { retry: () => (controller.abort(reason), entered?.()) } },
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

describe("abort listeners", () => {
  useStoppedTime();

  test.each<[name: string, response: Respond, options?: SenderOptions, call?: Call]>([
    ["responses", () => ({})],
    ["calls that time out", silence, { timeout: 20, retry: false }],
    ["streams that are read", () => ({ body: "{}" }), {}, { stream: true }],
    ["deadlines", silence, { deadline: 20 }],
  ])("are removed after 20 %s", async (_, response, options, call) => {
    const { signal } = new AbortController();
    service.respond(response);
    const warned = vi.spyOn(process, "emitWarning").mockReturnValue();
    const send = sender(service, options);
    const calls = Promise.allSettled(Array.from({ length: 20 }, async () => (await send("GET", { signal, ...call })).text()));
    await service.arrived(20);
    await vi.advanceTimersByTimeAsync(20);
    await calls;
    expect(getEventListeners(signal, "abort")).toEqual([]);
    if (call?.stream !== true) expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});
