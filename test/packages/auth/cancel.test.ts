import { bearer, type TokenRequest } from "@hosting-platform/auth";
import { createClient, readAccessGroup } from "@hosting-platform/client";
import { expect, test, vi } from "vitest";
import { json } from "../../harness/server.js";
import { useService } from "../../harness/service.js";
import { useHandledRejections } from "../unhandled.js";
import { counting, deferred } from "./provider.js";

const service = useService();
const reason = new Error("the caller left");
useHandledRejections();

const callOf = (provider: Parameters<typeof bearer>[0], deadline?: number) => {
  const client = createClient({ baseUrl: service.baseUrl, fetch: service.fetch, auth: bearer(provider), retry: false, deadline });
  return (signal?: AbortSignal) => readAccessGroup(client, { path: { idOrName: "web" }, signal });
};

test("does not cancel other calls or discard the token", async () => {
  const { promise, resolve } = deferred();
  const { provider, reasons } = counting(() => promise);
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

test("leaves its token to the next call, after a refresh too", async () => {
  service.respond(({ headers }) => json({}, headers.authorization === "Bearer new" ? 200 : 401));
  const { promise, resolve } = deferred();
  const { provider, reasons } = counting((count) => (count === 1 ? "old" : promise));
  const call = callOf(provider);
  const controller = new AbortController();
  const leaving = call(controller.signal);
  await expect.poll(() => reasons).toHaveLength(2);
  controller.abort(reason);
  await expect(leaving).rejects.toBe(reason);
  const next = call();
  resolve("new");
  await next;
  expect(reasons).toEqual(["missing", "rejected"]);
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer new"]);
});

test("leaves no unhandled rejection if the provider fails later", async () => {
  const { promise, reject } = deferred();
  const { provider, reasons } = counting(() => promise);
  const controller = new AbortController();
  const call = callOf(provider)(controller.signal);
  await expect.poll(() => reasons).toHaveLength(1);
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  reject(new Error("not now"));
});

test("asks a provider in React Native, which has no AbortSignal.timeout", async () => {
  vi.stubGlobal("AbortSignal", {});
  const { signal } = new AbortController();
  await callOf(({ signal: own }) => `token-${String(own.aborted)}`)(signal);
  expect(service.request.headers.authorization).toBe("Bearer token-false");
});

test("does not abort the provider's signal", async () => {
  const provider = vi.fn<(request: TokenRequest) => Promise<string>>(() => new Promise(() => undefined));
  const controller = new AbortController();
  const call = callOf(provider)(controller.signal);
  await expect.poll(() => provider.mock.calls).toHaveLength(1);
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(provider.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false]);
});
