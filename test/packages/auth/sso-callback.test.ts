import { inspect } from "node:util";
import { createState, memoryStates, ssoCallback, SsoError, type StateStore } from "@hosting-platform/auth";
import { HostingPlatformError } from "@hosting-platform/client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { Clock, MINUTE } from "./provider.js";
import { equal } from "../../../packages/auth/src/internal/equal.js";

const urlOf = (query: Record<string, string>): string => `https://app.example.com/callback?${new URLSearchParams(query).toString()}`;

test.each([
  ["a string", (url: string) => url],
  ["a path, as in a Node.js request", (url: string) => url.slice("https://app.example.com".length)],
  ["a URL", (url: string) => new URL(url)],
  ["a Request", (url: string) => new Request(url)],
])("reads the code from %s", async (_, form) => {
  const state = createState();
  const code = "c+/&= %";
  const request = form(urlOf({ code, state, resource: "web", resource_id: "1" }));
  expect(await ssoCallback(request, { expectedState: state })).toEqual({ code, state });
});

test.each([
  [{ iss: "https://issuer.example.com" }, undefined],
  [{ iss: "https://other.example.com" }, "issuer_mismatch"],
  [{}, "issuer_mismatch"],
])("checks the issuer of %j", async (more, reason) => {
  const state = createState();
  const callback = ssoCallback(urlOf({ code: "c0de", state, ...more }), { expectedState: state, issuer: "https://issuer.example.com" });
  expect(await callback.catch((error: unknown) => error)).toMatchObject(reason === undefined ? { code: "c0de" } : { reason });
});

const EXPECTED = "expected-state-0123456789";

test.each([
  ["without a state", "code=c0de", "state_missing"],
  ["with another state", "code=c0de&state=stat3", "state_mismatch"],
  ["with a prefix of the state", `code=c0de&state=${EXPECTED.slice(0, -1)}`, "state_mismatch"],
  ["with the state and a suffix", `code=c0de&state=${EXPECTED}0`, "state_mismatch"],
  ["with two states", `code=c0de&state=${EXPECTED}&state=${EXPECTED}`, "parameter_repeated"],
  ["with two codes", `code=c0de&code=c0de2&state=${EXPECTED}`, "parameter_repeated"],
  ["with an error and another state", "error=access_denied&state=stat3", "state_mismatch"],
])("refuses a callback %s", async (_, query, reason) => {
  const error = await rejection(ssoCallback(`https://app.example.com/callback?${query}`, { expectedState: EXPECTED }), SsoError);
  expect(error).toBeInstanceOf(HostingPlatformError);
  expect(error).toMatchObject({ name: "SsoError", code: "SSO_ERROR", reason });
  expect(inspect(error, { showHidden: true, depth: Infinity })).not.toMatch(/c0de|stat3|expected-state|EXPECTED/);
});

test.each([[{}], [{ code: "" }]])("refuses a callback without a code: %j", async (query) => {
  const state = createState();
  const error = await rejection(ssoCallback(urlOf({ ...query, state }), { expectedState: state }), SsoError);
  expect(error.reason).toBe("code_missing");
});

test("accepts each of several states once, in any order", async () => {
  const states = [createState(), createState(), createState()];
  const take = (state = "") => ssoCallback(urlOf({ code: "c0de", state }), { expectedState: states });
  for (const index of [1, 0, 2]) expect((await take(states[index])).state).toBe(states[index]);
  await expect(take(states[1])).rejects.toMatchObject({ reason: "state_used" });
  await expect(take(createState())).rejects.toMatchObject({ reason: "state_mismatch" });
});

test.each([undefined, null, "", 1, [], [""], [undefined]])("refuses any callback if the expected state is %j", async (expectedState) => {
  const url = urlOf({ code: "c0de", state: String(expectedState) });
  await rejection(ssoCallback(url, { expectedState: expectedState as string }), SsoError);
  await rejection(ssoCallback(urlOf({ code: "c0de", state: "" }), { expectedState: expectedState as string }), SsoError);
});

test("refuses an invalid URL without showing it", async () => {
  const error = await rejection(ssoCallback("http://[c0de?state=x", { expectedState: "x" }), SsoError);
  expect(error.reason).toBe("url_invalid");
  expect(inspect(error, { showHidden: true })).not.toContain("c0de");
});

test.each(["access_denied", "server_error", "temporarily_unavailable", "unauthorized_client"])(
  "throws the platform's error %s without its description",
  async (code) => {
    const state = createState();
    const query = { error: code, error_description: "d3scription", error_uri: "https://example.com/d3scription", code: "c0de", state };
    const error = await rejection(ssoCallback(urlOf(query), { expectedState: state }), SsoError);
    expect(error).toMatchObject({ reason: "authorization_error", error: code });
    expect(inspect(error, { showHidden: true })).not.toMatch(/c0de|d3scription/);
  },
);

test("accepts a state once, also after a wrong guess", async () => {
  const state = createState();
  await rejection(ssoCallback(urlOf({ code: "1", state: "guess" }), { expectedState: state }), SsoError);
  expect((await ssoCallback(urlOf({ code: "1", state }), { expectedState: state })).code).toBe("1");
  const error = await rejection(ssoCallback(urlOf({ code: "1", state }), { expectedState: state }), SsoError);
  expect(error.reason).toBe("state_used");
});

test("remembers the last 10,000 used states", async () => {
  const states = Array.from({ length: 10_001 }, createState);
  const take = (state = ""): Promise<unknown> => ssoCallback(urlOf({ code: "1", state }), { expectedState: state });
  for (const state of states) await take(state);
  await expect(take(states[1])).rejects.toMatchObject({ reason: "state_used" });
  await take(states[0]);
});

test("accepts a state only if the custom store returns true", async () => {
  const results: unknown[] = [true, Promise.resolve(true), false, Promise.resolve(false), undefined, "yes", 1, {}];
  const calls = results.map((result) =>
    ssoCallback(urlOf({ code: "1", state: "s" }), { expectedState: { take: () => result } as StateStore }),
  );
  const outcomes = (await Promise.allSettled(calls)).map(({ status }) => status === "fulfilled");
  expect(outcomes).toEqual([true, true, false, false, false, false, false, false]);
});

test("creates unique, URL-safe states of 43 characters", () => {
  const states = Array.from({ length: 1_000 }, createState);
  for (const state of states) {
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(encodeURIComponent(state)).toBe(state);
  }
  expect(new Set(states).size).toBe(states.length);
});

test("accepts a state for ten minutes", async () => {
  const clock = new Clock();
  const states = memoryStates({ now: clock.now });
  const [first, second] = [await states.create(), await states.create()];
  clock.pass(10 * MINUTE - 1);
  expect(await states.take(first)).toBe(true);
  clock.pass(1);
  expect(await states.take(second)).toBe(false);
});

test("keeps 10,000 states by default", async () => {
  const states = memoryStates();
  const [first, second] = [await states.create(), await states.create()];
  for (let count = 0; count < 9_999; count++) await states.create();
  expect([await states.take(first), await states.take(second)]).toEqual([false, true]);
});

test("returns true for equal strings only", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => equal(a, b) === (a === b) && equal(a, a)));
  expect([equal("", ""), equal("a\0", "a"), equal("a", "a\0"), equal("", "a")]).toEqual([true, false, false, false]);
});

test("reads as many characters wherever the strings differ", () => {
  const reads = (received: string, expected: string): number => {
    let count = 0;
    const counted = (text: string) => ({ length: text.length, charCodeAt: (index: number) => (count++, text.charCodeAt(index)) });
    equal(counted(received), counted(expected));
    return count;
  };
  const expected = "0123456789";
  const guesses = ["x123456789", "01234x6789", "012345678x", "xxxxxxxxxx", expected];
  expect(new Set(guesses.map((guess) => reads(guess, expected)))).toEqual(new Set([20]));
  expect(reads("0123", expected)).toBe(reads("xxxx", expected));
});
