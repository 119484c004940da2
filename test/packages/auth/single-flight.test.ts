import { AuthError, bearer } from "@hosting-platform/auth";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { counting, parallel } from "./provider.js";

const later = async (token: string): Promise<string> => {
  await new Promise((resolve) => setImmediate(resolve));
  return token;
};

test.each([
  ["answers at once", (count: number) => `token-${count}`],
  ["takes its time", (count: number) => later(`token-${count}`)],
])("20 calls at the same time ask a provider once that %s", async (_, give) => {
  const { provider, reasons } = counting(give);
  const auth = bearer(provider);
  expect(new Set(await parallel(20, () => auth.token()))).toEqual(new Set(["token-1"]));
  expect(await auth.token()).toBe("token-1");
  expect(reasons).toEqual(["missing"]);
});

test("20 calls at the same time share a failure, which is not kept", async () => {
  const { provider, reasons } = counting((count) => (count === 1 ? Promise.reject(new Error("not now")) : "token"));
  const auth = bearer(provider);
  const errors = await parallel(20, () => rejection(auth.token(), AuthError));
  expect(new Set(errors.map(({ cause }) => (cause as Error).message))).toEqual(new Set(["not now"]));
  expect(reasons).toEqual(["missing"]);
  expect(await auth.token()).toBe("token");
  expect(reasons).toEqual(["missing", "missing"]);
});

test("20 answers of 401 at the same time lead to one refresh", async () => {
  const { provider, reasons } = counting((count) => later(`token-${count}`));
  const auth = bearer(provider);
  const old = await auth.token();
  expect(new Set(await parallel(20, () => auth.refresh(old)))).toEqual(new Set(["token-2"]));
  expect(await auth.token()).toBe("token-2");
  expect(reasons).toEqual(["missing", "rejected"]);
});

test("20 answers of 401 at the same time stand where the provider has no other token, and it is asked once", async () => {
  const { provider, reasons } = counting(() => "token");
  const auth = bearer(provider);
  const old = await auth.token();
  for (let count = 0; count < 20; count++) expect(await auth.refresh(old)).toBeUndefined();
  expect(reasons).toEqual(["missing", "rejected"]);
});

test("a refresh that fails is an AuthError, and not kept", async () => {
  const { provider, reasons } = counting((count) => (count === 2 ? Promise.reject(new Error("not now")) : `token-${count}`));
  const auth = bearer(provider);
  const old = await auth.token();
  const errors = await parallel(20, () => rejection(auth.refresh(old), AuthError));
  expect((errors[0]?.cause as Error).message).toBe("not now");
  expect(await auth.token()).toBe("token-3");
  expect(await auth.refresh(old)).toBe("token-3");
  expect(reasons).toEqual(["missing", "rejected", "rejected"]);
});

test("a refresh that fails does not bring back the refused token out of a cache of the provider's own", async () => {
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
