import { AuthError, bearer, ssoTokens, type SsoTokensOptions } from "@hosting-platform/auth";
import { createClient } from "@hosting-platform/client";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { CREDENTIALS, fieldsOf, TOKENS } from "./sso.js";

const server = useServer();

const provide = (refreshToken: SsoTokensOptions["refreshToken"], onRotate: SsoTokensOptions["onRotate"] = () => undefined) =>
  bearer(ssoTokens({ client: createClient({ baseUrl: server.baseUrl }), ...CREDENTIALS, refreshToken, onRotate }));

const sent = (): unknown[] => server.requests.map((request) => fieldsOf(request)["refresh_token"]);

/** Accepts the latest refresh token only. */
function rotateStrictly(first: string): void {
  let latest = first;
  server.respond((request) => {
    if (fieldsOf(request)["refresh_token"] !== latest) return json({ error: "invalid_grant" }, 400);
    const count = server.requests.length;
    latest = `r3fresh-${count}`;
    return json({ ...TOKENS, access_token: `acc3ss-${count}`, refresh_token: latest, expires_in: undefined });
  });
}

const start = (store: { token: string }, read: () => string = () => store.token) => provide(read, (token) => (store.token = token));

test("sends the token that another process has stored", async () => {
  const store = { token: "r3fresh-0" };
  rotateStrictly(store.token);
  const [first, second] = [start(store), start(store)];
  expect(await first.token()).toBe("acc3ss-1");
  expect(await second.token()).toBe("acc3ss-2");
  expect(await first.refresh("acc3ss-1")).toBe("acc3ss-3");
  expect(await second.refresh("acc3ss-2")).toBe("acc3ss-4");
  expect(sent()).toEqual(["r3fresh-0", "r3fresh-1", "r3fresh-2", "r3fresh-3"]);
});

test("reads the store again after invalid_grant, until another process has stored its token", async () => {
  const store = { token: "r3fresh-0" };
  rotateStrictly("r3fresh-9");
  let reads = 0;
  const auth = start(store, () => (++reads === 4 ? "r3fresh-9" : store.token));
  expect(await auth.token()).toBe("acc3ss-2");
  expect([reads, sent()]).toEqual([4, ["r3fresh-0", "r3fresh-9"]]);
});

test("keeps its own token while the store still has the last one", async () => {
  rotateStrictly("r3fresh-0");
  const auth = provide(() => Promise.resolve("r3fresh-0"));
  expect(await auth.token()).toBe("acc3ss-1");
  expect(await auth.refresh("acc3ss-1")).toBe("acc3ss-2");
  expect(await auth.refresh("acc3ss-2")).toBe("acc3ss-3");
});

test("sends a refused token once if the store has no other", async () => {
  rotateStrictly("another");
  const auth = start({ token: "r3fresh-0" });
  expect((await rejection(auth.token(), AuthError)).cause).toMatchObject({ body: { error: "invalid_grant" } });
  expect(sent()).toEqual(["r3fresh-0"]);
});

test("sends three tokens at most if the store always has another", async () => {
  rotateStrictly("another");
  let reads = 0;
  await rejection(start({ token: "" }, () => `r3fresh-${reads++}`).token(), AuthError);
  expect(sent()).toEqual(["r3fresh-0", "r3fresh-1", "r3fresh-2"]);
});

test("rejects with what reading throws, and sends nothing", async () => {
  const thrown = new RangeError("out of range");
  expect(await rejection(provide(() => Promise.reject(thrown)).token(), RangeError)).toBe(thrown);
  expect(server.requests).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  ["returns null", () => null, "refreshToken returned no token"],
  ["returns spaces", () => " ", "refreshToken returned no token"],
])("throws an AuthError and sends nothing if reading %s", async (_, read, message) => {
  const auth = provide(read as () => string);
  expect(await rejection(auth.token(), AuthError)).toMatchObject({ message });
  expect(server.requests).toEqual([]);
});
