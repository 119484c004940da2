import { inspect } from "node:util";
import { AuthError, bearer, type ProvidedToken } from "@hosting-platform/auth";
import { HostingPlatformError } from "@hosting-platform/client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";

const NONE: [name: string, given: unknown][] = [
  ["undefined", undefined],
  ["an empty string", ""],
  ["a number", 1],
  ["an object with a token of null", { token: null, expiresAt: Date.now() + 1e6 }],
  ["an object with a token that is no string", { token: { token: "token" } }],
];

/** What no header field carries behind `Bearer`. */
const UNFIT: [name: string, token: string][] = [
  ["CR, LF and another header", "s3cret\r\nx-admin: 1"],
  ["a character outside Latin-1", "s3cret\u{20ac}"],
  ["DEL", "s3cret\x7f"],
];

test.each(NONE)("throws an AuthError if the provider returns %s", async (_, given) => {
  const error = await rejection(bearer(() => given as ProvidedToken).token(), AuthError);
  expect(error).toBeInstanceOf(HostingPlatformError);
  expect(error).toMatchObject({ name: "AuthError", code: "AUTH_ERROR" });
  await rejection(bearer(() => Promise.resolve(given as ProvidedToken)).token(), AuthError);
});

test.each([
  ["throws", () => expect.fail("no vault")],
  ["rejects", () => Promise.reject(new Error("no vault"))],
])("throws an AuthError if the provider %s", async (_, provider) => {
  const error = await rejection(bearer(provider).token(), AuthError);
  expect((error.cause as Error).message).toBe("no vault");
});

test.each(UNFIT)("refuses a token with %s without showing it", async (_, token) => {
  const errors = [
    await rejection(bearer(() => token).token(), AuthError),
    await rejection(bearer(() => ({ token })).token(), AuthError),
    await rejection(
      Promise.resolve().then(() => bearer(token)),
      AuthError,
    ),
  ];
  for (const error of errors) {
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
