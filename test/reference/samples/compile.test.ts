import { expect, test } from "vitest";
import { compile } from "../../support/compile.js";
import { operations, programs } from "./support/contract.js";

const STRICT = {
  ...{ exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true, noUnusedLocals: true, noUnusedParameters: true },
  types: ["node"],
};

test("every sample in TypeScript compiles strictly against the packages", () => {
  expect(Object.keys(programs)).toHaveLength(2 * operations.length);
  const found = compile(programs, STRICT);
  expect(Object.entries(found).filter(([, problems]) => problems.length > 0)).toEqual([]);
});

test("what is not shown has the type unknown", () => {
  const { "readTeam function": code = "" } = programs;
  expect(code).toContain("const result = await readTeam(");
  const found = compile({ sample: `${code}const known: string = result;\nconsole.log(known);\n` }, STRICT);
  expect(found["sample"]?.map(({ message }) => message)).toEqual(["TS2322: Type 'unknown' is not assignable to type 'string'."]);
});
