import { getEventListeners, setMaxListeners } from "node:events";
import { bearer } from "@hosting-platform/auth";
import { describe, expect, test } from "vitest";
import { counting, deferred, parallel } from "./provider.js";

const reason = new Error("the caller left");

/** A provider that waits until it is told what to give. */
function held() {
  const { promise, resolve } = deferred();
  return { ...counting(() => promise), resolve };
}

describe("a caller that leaves while the provider works", () => {
  test("is rejected at once with the signal's reason", async () => {
    const auth = bearer(held().provider);
    const controller = new AbortController();
    const token = auth.token(controller.signal);
    const start = performance.now();
    controller.abort(reason);
    await expect(token).rejects.toBe(reason);
    expect(performance.now() - start).toBeLessThan(50);
  });

  test("does not take the others along, nor what the provider gives", async () => {
    const { provider, reasons, resolve } = held();
    const auth = bearer(provider);
    const controller = new AbortController();
    const [leaving, ...staying] = [auth.token(controller.signal), auth.token(), auth.token(new AbortController().signal)];
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    resolve("token");
    expect(await Promise.all(staying)).toEqual(["token", "token"]);
    expect(await auth.token()).toBe("token");
    expect(reasons).toEqual(["missing"]);
  });

  test("as the only one leaves its token to the next", async () => {
    const { provider, reasons, resolve } = held();
    const auth = bearer(provider);
    const controller = new AbortController();
    const token = auth.token(controller.signal);
    controller.abort(reason);
    await expect(token).rejects.toBe(reason);
    resolve("token");
    expect(await auth.token()).toBe("token");
    expect(reasons).toHaveLength(1);
  });

  test("is rejected in a refresh, too", async () => {
    const controller = new AbortController();
    const { provider } = counting((count) => (count === 1 ? "token" : new Promise<string>(() => undefined)));
    const auth = bearer(provider);
    const refresh = auth.refresh(await auth.token(), controller.signal);
    controller.abort(reason);
    await expect(refresh).rejects.toBe(reason);
  });

  test("and whose provider fails afterwards leaves no rejection without a handler", async () => {
    const { promise, reject } = deferred();
    const auth = bearer(() => promise);
    const token = auth.token(AbortSignal.abort(reason)).catch(() => undefined);
    const controller = new AbortController();
    const other = auth.token(controller.signal);
    controller.abort(reason);
    await expect(other).rejects.toBe(reason);
    reject(new Error("not now"));
    await token;
  });
});

test("a caller that has left before asks nobody", async () => {
  const { provider, reasons } = counting(() => "token");
  const auth = bearer(provider);
  await expect(auth.token(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(reasons).toEqual([]);
});

test("100 calls on one signal leave no listener", async () => {
  const { signal } = new AbortController();
  // Node warns of more than ten at the same time.
  setMaxListeners(0, signal);
  const auth = bearer(async ({ reason }) => {
    await Promise.resolve();
    return `${reason}-${Math.random()}`;
  });
  await parallel(50, () => auth.token(signal));
  await parallel(50, async () => auth.refresh(await auth.token(signal), signal));
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("the provider is given a signal that a caller does not abort", async () => {
  const controller = new AbortController();
  const signals: AbortSignal[] = [];
  const auth = bearer(({ signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const token = auth.token(controller.signal);
  controller.abort(reason);
  await expect(token).rejects.toBe(reason);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
