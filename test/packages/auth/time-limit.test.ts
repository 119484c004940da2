import { getEventListeners } from "node:events";
import { AuthError, bearer } from "@hosting-platform/auth";
import { afterEach, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { counting } from "./provider.js";

afterEach(() => vi.restoreAllMocks());

test("gives up a stalled provider after 60 seconds and calls it again", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const { provider, reasons } = counting((count) => (count === 1 ? new Promise<string>(() => undefined) : "token"));
  const auth = bearer(provider);
  const token = auth.token();
  limit.abort(new DOMException("too long", "TimeoutError"));
  const error = await rejection(token, AuthError);
  expect(error.cause).toMatchObject({ name: "TimeoutError" });
  expect(timeout).toHaveBeenCalledWith(60_000);
  timeout.mockRestore();
  expect(await auth.token()).toBe("token");
  expect(reasons).toHaveLength(2);
});

test("leaves no listener on the provider's signal", async () => {
  const signals: AbortSignal[] = [];
  await bearer(({ signal }) => {
    signals.push(signal);
    return "token";
  }).token();
  expect(signals.flatMap((signal) => getEventListeners(signal, "abort"))).toEqual([]);
  expect(signals).toHaveLength(1);
});
