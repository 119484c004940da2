import { format } from "prettier";
import { expect, test } from "vitest";
import { operations, programs } from "./support/contract.js";
import { strictErrors } from "./support/strict.js";

test("every sample compiles strictly against the packages", () => {
  expect(Object.keys(programs)).toHaveLength(2 * operations.length);
  expect(strictErrors(programs)).toEqual({});
});

test("every sample is formatted as prettier formats it by default", async () => {
  for (const [name, code] of Object.entries(programs)) expect(await format(code, { parser: "typescript" }), name).toBe(code);
});
