import { expect, test } from "vitest";
import { enterSchema } from "../../../scripts/core/cli/current-schema.js";
import { EndlessStep, withTimeLimit } from "../../../scripts/core/cli/time-limit.js";

const endless = (): never => {
  enterSchema("Thing");
  for (;;);
};

test("ends a step that does not end, and names its schema", () => {
  expect(() => withTimeLimit("types", endless, 50)).toThrow(EndlessStep);
  expect(() => withTimeLimit("types", endless, 50)).toThrow("The step `types` took longer than 0.05 seconds at the schema `Thing`.");
});

test("ends a step within another", () => {
  expect(() => withTimeLimit("outer", () => withTimeLimit("inner", endless), 50)).toThrow(EndlessStep);
});

test("returns the value, a promise, or the error of the work", async () => {
  expect(withTimeLimit("read", () => 1)).toBe(1);
  expect(await withTimeLimit("read", () => Promise.resolve(2))).toBe(2);
  const error = new TypeError("wrong");
  expect(() =>
    withTimeLimit("read", () => {
      throw error;
    }),
  ).toThrow(error);
});
