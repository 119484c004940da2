import { createState, memoryStates } from "@hosting-platform/auth";
import { expect, test } from "vitest";
import { Clock, MINUTE } from "./provider.js";

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
