import { expect, test } from "vitest";
import { codeOf, somePrograms } from "./support/contract.js";
import { strictErrors } from "./support/strict.js";

test("samples compile strictly, and a result that is not shown has the type unknown", () => {
  const code = codeOf("readTeam", "function");
  expect(code).toContain("const result = await readTeam(");
  const errors = strictErrors({ ...somePrograms, wrong: `${code}const known: string = result;\nconsole.log(known);\n` });
  expect(errors).toEqual({ wrong: ["TS2322: Type 'unknown' is not assignable to type 'string'."] });
});
