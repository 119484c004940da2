import { expect, test } from "vitest";
import { operations, programs } from "./harness/contract.js";
import { compile } from "../../harness/compile.js";

const STRICT = {
  ...{ exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true, noUnusedLocals: true, noUnusedParameters: true },
  types: ["node"],
};

test("compiles every sample strictly against the packages", () => {
  expect(Object.keys(programs)).toHaveLength(2 * operations.length);
  expect(Object.entries(compile(programs, STRICT)).filter(([, problems]) => problems.length > 0)).toEqual([]);
});
