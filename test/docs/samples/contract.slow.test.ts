import { expect, test } from "vitest";
import { operations, programs } from "./harness/contract.js";
import { STRICT, writePrograms } from "../../harness/compilers.js";

const OPTIONS = {
  ...STRICT,
  ...{ noPropertyAccessFromIndexSignature: true, noUnusedLocals: true, noUnusedParameters: true, types: ["node"] },
};

test("compiles every sample strictly against the packages", async () => {
  expect(Object.keys(programs)).toHaveLength(2 * operations.length);
  const modules = Object.fromEntries(Object.values(programs).map((text, index) => [index, text]));
  const written = await writePrograms({ samples: { modules, options: OPTIONS } });
  expect(await written.check("7.0")).toEqual([]);
});
