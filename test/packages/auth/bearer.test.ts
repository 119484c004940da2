import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { AuthError, bearer, environmentToken, type ProvidedToken, team } from "@hosting-platform/auth";
import { HostingPlatformError, RequestError } from "@hosting-platform/client";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { counting, parallel } from "./provider.js";

const later = async (token: string): Promise<string> => {
  await new Promise((resolve) => setImmediate(resolve));
  return token;
};

test.each([
  ["returns synchronously", (count: number) => `token-${count}`],
  ["returns asynchronously", (count: number) => later(`token-${count}`)],
])("calls a provider that %s only once for 20 concurrent calls", async (_, give) => {
  const { provider, reasons } = counting(give);
  const auth = bearer(provider);
  expect(new Set(await parallel(20, () => auth.token()))).toEqual(new Set(["token-1"]));
  expect(await auth.token()).toBe("token-1");
  expect(reasons).toEqual(["missing"]);
});

test("shares a failure between 20 concurrent calls without caching it", async () => {
  const { provider, reasons } = counting((count) => (count === 1 ? Promise.reject(new Error("not now")) : "token"));
  const auth = bearer(provider);
  const errors = await parallel(20, () => rejection(auth.token(), Error));
  expect(errors.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, () => "not now"));
  expect(new Set(errors).size).toBe(1);
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

test("rejects as the provider does for a failed refresh without caching it", async () => {
  const { provider, reasons } = counting((count) => (count === 2 ? Promise.reject(new Error("not now")) : `token-${count}`));
  const auth = bearer(provider);
  const old = await auth.token();
  const errors = await parallel(20, () => rejection(auth.refresh(old), Error));
  expect(errors[0]?.message).toBe("not now");
  expect(await auth.token()).toBe("token-3");
  expect(await auth.refresh(old)).toBe("token-3");
  expect(reasons).toEqual(["missing", "rejected", "rejected"]);
});

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

const NONE: unknown[] = [undefined, "", 1, { token: null, expiresAt: Date.now() + 1e6 }, { token: { token: "token" } }];

test.each(NONE.map((given) => [given]))("throws an AuthError if the provider returns %j", async (given) => {
  const error = await rejection(bearer(() => given as ProvidedToken).token(), AuthError);
  expect(error).toBeInstanceOf(HostingPlatformError);
  expect(error).toMatchObject({ name: "AuthError", code: "AUTH_ERROR" });
  await rejection(bearer(() => Promise.resolve(given as ProvidedToken)).token(), AuthError);
});

test.each([new Error("no vault"), { digest: "NEXT_REDIRECT" }, undefined])("rejects with what the provider throws: %o", async (thrown) => {
  const throwing = vi.fn().mockThrow(thrown);
  for (const provider of [throwing, vi.fn().mockRejectedValue(thrown)]) {
    const outcomes = await Promise.allSettled([bearer(provider).token()]);
    expect(outcomes).toEqual([{ status: "rejected", reason: thrown }]);
    expect("reason" in outcomes[0] && Object.is(outcomes[0].reason, thrown)).toBe(true);
  }
});

test("throws an AuthError with the fields of an error of the client", async () => {
  const cause = new RequestError("mine");
  const error = await rejection(bearer(() => Promise.reject(cause)).token(), AuthError);
  expect([error.cause, error.message, error instanceof RequestError]).toEqual([cause, "The token provider failed: mine", true]);
});

// Tokens that no header field can carry.
test.each(["s3cret\r\nx-admin: 1", "s3cret\u{20ac}", "s3cret\x7f"])("refuses the token %j without showing it", async (token) => {
  for (const read of [() => bearer(() => token).token(), () => bearer(() => ({ token })).token(), () => bearer(token).token()]) {
    const error = await rejection(Promise.resolve().then(read), AuthError);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/s3|cret/);
    expect(error.cause).toBeUndefined();
  }
});

test("keeps any valid token unchanged", async () => {
  const visible = fc.constantFrom(...Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)), "é", "ÿ");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: visible, minLength: 1 }), async (token) => {
      expect(await bearer(token).token()).toBe(token);
      expect(await bearer(() => token).token()).toBe(token);
      expect(new Headers({ authorization: `Bearer ${token}` }).get("authorization")).toBe(`Bearer ${token}`);
    }),
  );
});

test.each([undefined, null, "", "  ", 1, {}])("throws at once for bearer(%j)", (source) => {
  expect(() => bearer(source as string)).toThrow(AuthError);
});

/** Every way in which a program writes a value, by accident too. */
function shown(value: object): string {
  const printed = inspect(value, { depth: Infinity, showHidden: true, showProxy: true, getters: true });
  return [printed, JSON.stringify(value), ...Object.values(value).map(String), ...Reflect.ownKeys(value).map(String)].join("\n");
}

test.each([
  ["a string", () => "s3cret"],
  ["a provider", () => () => Promise.resolve({ token: "s3cret", expiresAt: Date.now() + 3_600_000 })],
  ["the environment", () => environmentToken("TEST_TOKEN")],
])("hides the token of %s when bearer() is printed", async (_, source) => {
  vi.stubEnv("TEST_TOKEN", "s3cret");
  const auth = bearer(source());
  expect(shown(auth)).not.toContain("s3cret");
  expect(await auth.token()).toBe("s3cret");
  await auth.refresh("s3cret").catch(() => undefined);
  expect(shown(auth)).not.toContain("s3cret");
  expect(shown({ options: { auth } })).not.toContain("s3cret");
});

const token = (name?: string): Promise<string> => bearer(environmentToken(name)).token();

test("reads HOSTING_PLATFORM_TOKEN by default", async () => {
  vi.stubEnv("HOSTING_PLATFORM_TOKEN", "from-the-environment");
  expect(await token()).toBe("from-the-environment");
});

test("reads the variable on first use and after a refused token", async () => {
  const auth = bearer(environmentToken("LATE"));
  vi.stubEnv("LATE", "first");
  expect(await auth.token()).toBe("first");
  expect(await auth.refresh("first")).toBeUndefined();
  vi.stubEnv("LATE", "second");
  expect(await auth.token()).toBe("first");
});

test.each([undefined, "", "  "])("throws an AuthError that names the variable if it is %j", async (value) => {
  vi.stubEnv("NOT_SET", value);
  const error = await rejection(token("NOT_SET"), AuthError);
  expect(error.message).toBe("The environment variable NOT_SET is not set");
});

test("reads Deno's environment if there is no process", async () => {
  vi.stubGlobal("process", undefined);
  vi.stubGlobal("Deno", { env: { get: (name: string) => `deno-${name}` } });
  expect(await token("X")).toBe("deno-X");
});

test("throws an AuthError if Deno denies env access", async () => {
  const cause = new Error("Requires env access");
  vi.stubGlobal("process", undefined);
  vi.stubGlobal("Deno", { env: { get: vi.fn().mockThrow(cause) } });
  const error = await rejection(token("X"), AuthError);
  expect(error.message).toMatch(/variable X is not permitted/);
  expect(error.cause).toBe(cause);
});

test.each([undefined, {}])("throws an AuthError without an environment if process is %j", async (process) => {
  vi.stubGlobal("process", process);
  const error = await rejection(token("X"), AuthError);
  expect(error.message).toMatch(/^Cannot read X: /);
});

test.each(["Bearer hush", "hush\n"])("names the variable whose value cannot be a token: %j", async (value) => {
  vi.stubEnv("NOT_A_TOKEN", value);
  const { message } = await rejection(token("NOT_A_TOKEN"), AuthError);
  expect(message).toContain("NOT_A_TOKEN");
  expect(message).not.toContain("hush");
});

test.each([
  [{ teamId: "team_1" }, { teamId: "team_1" }],
  [{ slug: "acme" }, { slug: "acme" }],
  [{ teamId: "team_1", slug: undefined }, { teamId: "team_1" }],
  [{ teamId: undefined, slug: "acme" }, { slug: "acme" }],
])("normalizes %j to %j and freezes it", (scope, expected) => {
  const given = team(scope);
  expect(given).toStrictEqual(expected);
  expect(Object.isFrozen(given)).toBe(true);
});

test.each<[scope: unknown]>([
  [{}],
  [undefined],
  ["team_1"],
  [{ teamId: "" }],
  [{ slug: "" }],
  [{ teamId: "  " }],
  [{ teamId: null }],
  [{ teamId: 1 }],
  [{ teamId: "team_1", slug: "acme" }],
  [{ teamId: "team_1", slug: null }],
])("refuses %j", (scope) => expect(() => team(scope as { teamId: string })).toThrow(RequestError));
