import { getEventListeners } from "node:events";
import { bearer } from "@hosting-platform/auth";
import { readAccessGroup, TimeoutError } from "@hosting-platform/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { json } from "../../support/server.js";
import { elapse, useService } from "../../support/service.js";
import { CLIENTS } from "./clients.js";
import { counting, deferred, parallel } from "./provider.js";

const service = useService();
const reason = new Error("the caller left");
const unhandled = vi.fn();

beforeEach(() => {
  unhandled.mockReset();
  process.on("unhandledRejection", unhandled);
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

const never = new Promise<string>(() => undefined);

/** A provider that waits until it is told what to give. */
function held() {
  const { promise, resolve, reject } = deferred();
  return { ...counting(() => promise), resolve, reject };
}

describe.each(CLIENTS)("with %s, a caller that leaves while the provider works", (_, create) => {
  const callOf = (provider: Parameters<typeof bearer>[0], deadline?: number) => {
    const client = create({ baseUrl: service.baseUrl, fetch: service.fetch, auth: bearer(provider), retry: false, deadline });
    return (signal?: AbortSignal) => readAccessGroup(client, { path: { idOrName: "web" }, signal });
  };

  test("is rejected at once with the signal's reason, and nothing is sent", async () => {
    const { provider, reasons } = held();
    const controller = new AbortController();
    const call = callOf(provider)(controller.signal);
    await vi.waitFor(() => expect(reasons).toHaveLength(1), 30_000);
    const rejected = vi.fn();
    call.catch(rejected);
    controller.abort(reason);
    // At once: in the same turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(rejected).toHaveBeenCalledExactlyOnceWith(reason);
    expect(service.requests).toEqual([]);
  });

  test("is rejected in a refresh, too", async () => {
    service.answer(json({}, 401));
    const { provider, reasons } = counting((count) => (count === 1 ? "token" : never));
    const controller = new AbortController();
    const call = callOf(provider)(controller.signal);
    await vi.waitFor(() => expect(reasons).toEqual(["missing", "rejected"]), 30_000);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(service.requests).toHaveLength(1);
  });

  test("does not take the others along, nor what the provider gives", async () => {
    const { provider, reasons, resolve } = held();
    const call = callOf(provider);
    const controller = new AbortController();
    const [leaving, ...staying] = [call(controller.signal), call(), call(new AbortController().signal)];
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    resolve("token");
    await Promise.all(staying);
    await call();
    expect(reasons).toEqual(["missing"]);
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer token", "Bearer token", "Bearer token"]);
  });

  test("as the only one leaves its token to the next, also out of a refresh", async () => {
    service.answer(({ headers }) => json({}, headers.authorization === "Bearer new" ? 200 : 401));
    const { promise, resolve } = deferred();
    const { provider, reasons } = counting((count) => (count === 1 ? "old" : promise));
    const call = callOf(provider);
    const controller = new AbortController();
    const leaving = call(controller.signal);
    await vi.waitFor(() => expect(reasons).toHaveLength(2), 30_000);
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    const next = call();
    resolve("new");
    await next;
    expect(reasons).toEqual(["missing", "rejected"]);
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer new"]);
  });

  test("and whose provider fails afterwards leaves no rejection without a handler", async () => {
    const { provider, reasons, reject } = held();
    const controller = new AbortController();
    const call = callOf(provider)(controller.signal);
    await vi.waitFor(() => expect(reasons).toHaveLength(1), 30_000);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    reject(new Error("not now"));
  });

  test("has left before: nobody is asked", async () => {
    const { provider, reasons } = counting(() => "token");
    await expect(callOf(provider)(AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(reasons).toEqual([]);
  });

  test("and 99 others on one signal leave no listener", async () => {
    service.answer(({ headers }) => json({}, headers.authorization === "Bearer token-2" ? 200 : 401));
    const { provider } = counting(async (count) => Promise.resolve(`token-${count}`));
    const { signal } = new AbortController();
    await parallel(100, () => callOf(provider)(signal).catch(() => undefined));
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("does not abort the signal that the provider is given", async () => {
    const signals: AbortSignal[] = [];
    const controller = new AbortController();
    const call = callOf(({ signal }) => {
      signals.push(signal);
      return never;
    })(controller.signal);
    await vi.waitFor(() => expect(signals).toHaveLength(1), 30_000);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test.each([1, 2])("because its deadline is over gets a TimeoutError: at the provider's call %i", async (silent) => {
    service.answer(json({}, 401));
    const { provider, reasons } = counting((count) => (count === silent ? never : "token"));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    expect(await elapse(callOf(provider, 100)())).toMatchObject({ reason: expect.any(TimeoutError) as unknown, after: 100 });
    expect(reasons).toHaveLength(silent);
    expect(service.requests).toHaveLength(silent - 1);
  });
});
