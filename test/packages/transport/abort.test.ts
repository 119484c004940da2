import { getEventListeners } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { drip, failing, silence } from "../../support/fault-server.js";
import type { Handler } from "../../support/server.js";
import { json, useServer } from "../../support/server.js";
import { type Call, sender, timed } from "./support.js";

const server = useServer();
const reason = new Error("the caller left");
const never = new Promise<never>(() => undefined);

/** The promise, and some room for a machine that is busy. */
const SOON = 50 + 100;

interface Moment {
  answer?: Handler;
  options?: Parameters<typeof sender>[1];
  call?: Call;
  /** Whether the moment has come to cancel. */
  when?: () => boolean;
}

let controller = new AbortController();
let entered = false;
const enter = (): Promise<never> => {
  entered = true;
  return never;
};
const refused = { status: 401 };

const MOMENTS: Record<string, Moment> = {
  "in flight": { answer: silence },
  "in the middle of a body": { answer: drip(200) },
  "in the middle of the body of an error": { answer: drip(404) },
  "during a pause": {
    answer: () => failing(503),
    options: { random: () => 1, hooks: { retry: () => (entered = true) } },
    when: () => entered,
  },
  "during a pause that the answer asks for": {
    answer: () => failing(429, "30"),
    options: { hooks: { retry: () => (entered = true) } },
    when: () => entered,
  },
  "in the hook before a pause": {
    answer: () => failing(429, "30"),
    options: { hooks: { retry: () => controller.abort(reason) } },
    when: () => false,
  },
  "in a token provider": { options: { auth: { token: enter, refresh: enter } }, when: () => entered },
  "in a refresh": {
    answer: () => refused,
    options: { auth: { token: () => Promise.resolve("old"), refresh: enter } },
    when: () => entered,
  },
  "in a fetch of the caller's own that looks at no signal": { options: { fetch: enter }, when: () => entered },
};

describe("a call that its signal cancels rejects at once with the signal's reason", () => {
  test("before it is sent, and sends nothing", async () => {
    const auth = { token: enter, refresh: enter };
    entered = false;
    const result = await timed(sender(server, { auth })("GET", { signal: AbortSignal.abort(reason) }));
    expect(result.reason).toBe(reason);
    expect(entered).toBe(false);
    expect(server.requests).toEqual([]);
  });

  test.each(Object.entries(MOMENTS))("%s", async (_, { answer, options, call, when = () => server.requests.length > 0 }) => {
    controller = new AbortController();
    entered = false;
    if (answer) server.answer(answer);
    const set = vi.spyOn(globalThis, "setTimeout");
    const cleared = vi.spyOn(globalThis, "clearTimeout");
    const promise = timed(sender(server, { timeout: 5000, ...options })("GET", { signal: controller.signal, ...call }));
    await expect.poll(() => controller.signal.aborted || when(), { interval: 5 }).toBe(true);
    const start = performance.now();
    controller.abort(reason);
    expect((await promise).reason).toBe(reason);
    expect(performance.now() - start).toBeLessThan(SOON);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    const { length } = server.requests;
    // The time for an attempt and the pauses; a timer that is left keeps a program from its end.
    const timers = set.mock.calls.flatMap(([, ms], index) =>
      [5000, 500, 30_000].includes(ms ?? 0) ? [set.mock.results[index]?.value as unknown] : [],
    );
    expect(timers.filter((timer) => !cleared.mock.calls.some(([given]) => given === timer))).toEqual([]);
    vi.restoreAllMocks();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(server.requests).toHaveLength(length);
  });

  test("while the caller reads a stream", async () => {
    const { signal, abort } = newSignal();
    server.answer(drip(200));
    const response = await sender(server)("GET", { signal, stream: true });
    const reader = response.body?.getReader();
    await reader?.read();
    abort();
    await expect(reader?.read()).rejects.toBe(reason);
  });

  test("and drops the connection", async () => {
    const { signal, abort } = newSignal();
    let closed = false;
    server.answer((_, response) => {
      response.on("close", () => (closed = true));
      response.write("x", abort);
      return undefined;
    });
    await timed(sender(server)("GET", { signal }));
    await expect.poll(() => closed).toBe(true);
  });
});

describe("no listener is left on a signal", () => {
  const ENDINGS: Record<string, { answer: Handler; options?: Parameters<typeof sender>[1]; call?: Call }> = {
    answers: { answer: () => json({}) },
    "errors of the service": { answer: () => failing(503), options: { retry: false } },
    "calls that time out": { answer: silence, options: { timeout: 20, retry: false } },
    redirects: { answer: () => ({ status: 302, headers: { location: "/" } }) },
    "bodies that are too large": { answer: () => json({}), options: { maxResponseBytes: 1 } },
    "streams that are read": { answer: () => json({}), call: { stream: true } },
    deadlines: { answer: silence, options: { deadline: 20 } },
  };

  test.each(Object.entries(ENDINGS))("after 100 %s", async (_, { answer, options, call }) => {
    const { signal } = new AbortController();
    const send = sender(server, { ...options });
    server.answer(answer);
    const warned = vi.spyOn(process, "emitWarning").mockReturnValue();
    const calls = Array.from({ length: 100 }, async () => (await send("GET", { signal, ...call })).text());
    await Promise.allSettled(calls);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    if (call?.stream !== true) expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test("and none stays while a call is not cancelled", async () => {
    const counts = { added: 0, removed: 0 };
    const signal = countingSignal(counts);
    for (let call = 0; call < 10; call++) await sender(server)("GET", { signal });
    expect(counts.added).toBeGreaterThan(0);
    expect(counts.removed).toBe(counts.added);
  });
});

function newSignal(): { signal: AbortSignal; abort: () => void } {
  const { signal } = (controller = new AbortController());
  return { signal, abort: () => controller.abort(reason) };
}

/** A signal that counts those who come and those who go. */
function countingSignal(counts: { added: number; removed: number }): AbortSignal {
  return new Proxy(new AbortController().signal, {
    get(signal, name) {
      const value: unknown = Reflect.get(signal, name, signal);
      if (name === "addEventListener") counts.added++;
      if (name === "removeEventListener") counts.removed++;
      return typeof value === "function" ? (value.bind(signal) as unknown) : value;
    },
  });
}
