import { AuthError, bearer } from "@hosting-platform/auth";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { counting, parallel } from "./provider.js";

const later = async (token: string): Promise<string> => {
  await new Promise((resolve) => setImmediate(resolve));
  return token;
};

test.each([
  ["returns at once", (count: number) => `token-${count}`],
  ["returns later", (count: number) => later(`token-${count}`)],
])("calls a provider that %s once for 20 concurrent calls", async (_, give) => {
  const { provider, reasons } = counting(give);
  const auth = bearer(provider);
  expect(new Set(await parallel(20, () => auth.token()))).toEqual(new Set(["token-1"]));
  expect(await auth.token()).toBe("token-1");
  expect(reasons).toEqual(["missing"]);
});

test("shares a failure between 20 concurrent calls without caching it", async () => {
  const { provider, reasons } = counting((count) => (count === 1 ? Promise.reject(new Error("not now")) : "token"));
  const auth = bearer(provider);
  const errors = await parallel(20, () => rejection(auth.token(), AuthError));
  expect(new Set(errors.map(({ cause }) => (cause as Error).message))).toEqual(new Set(["not now"]));
  expect(reasons).toEqual(["missing"]);
  expect(await auth.token()).toBe("token");
  expect(reasons).toEqual(["missing", "missing"]);
});

test("refreshes once for 20 concurrent 401 responses", async () => {
  const { provider, reasons } = counting((count) => later(`token-${count}`));
  const auth = bearer(provider);
  const old = await auth.token();
  expect(new Set(await parallel(20, () => auth.refresh(old)))).toEqual(new Set(["token-2"]));
  expect(await auth.token()).toBe("token-2");
  expect(reasons).toEqual(["missing", "rejected"]);
});

test("calls the provider once if 20 refreshes return the same token", async () => {
  const { provider, reasons } = counting(() => "token");
  const auth = bearer(provider);
  const old = await auth.token();
  for (let count = 0; count < 20; count++) expect(await auth.refresh(old)).toBeUndefined();
  expect(reasons).toEqual(["missing", "rejected"]);
});

test("throws an AuthError for a failed refresh without caching it", async () => {
  const { provider, reasons } = counting((count) => (count === 2 ? Promise.reject(new Error("not now")) : `token-${count}`));
  const auth = bearer(provider);
  const old = await auth.token();
  const errors = await parallel(20, () => rejection(auth.refresh(old), AuthError));
  expect((errors[0]?.cause as Error).message).toBe("not now");
  expect(await auth.token()).toBe("token-3");
  expect(await auth.refresh(old)).toBe("token-3");
  expect(reasons).toEqual(["missing", "rejected", "rejected"]);
});

test("does not return a refused token from the provider's cache", async () => {
  let cached = "old";
  const { provider, reasons } = counting((count, { reason }) => {
    if (count === 2) throw new Error("not now");
    if (reason === "rejected") cached = "new";
    return cached;
  });
  const auth = bearer(provider);
  await rejection(auth.refresh(await auth.token()), AuthError);
  expect(await auth.token()).toBe("new");
  expect(await auth.refresh("old")).toBe("new");
  expect(reasons).toEqual(["missing", "rejected", "rejected"]);
});
