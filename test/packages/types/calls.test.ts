import * as types from "@hosting-platform/types";
import { beforeAll, expect, it } from "vitest";
import { type Found, type Programs, STRICT, writePrograms } from "../../harness/compilers.js";
import { CALL_MODULES, modulesOf, sameCode } from "./calls/all.js";
import { OPEN } from "./calls/enumerations.js";

let programs: Programs;
let found: Found[];
beforeAll(async () => {
  programs = await writePrograms({ calls: { modules: modulesOf(CALL_MODULES), options: STRICT } });
  // The fastest version; the others are among the slow tests.
  found = await programs.check("7.0");
});

it.each(CALL_MODULES.map(({ name, module, errors }) => [name, module, errors] as const))("%s", (_, module, errors) => {
  const codes = found.filter(({ file }) => file === `calls/${module}.ts`).map(({ code }) => code);
  expect(codes.map(sameCode)).toEqual(errors.map(sameCode));
});

it("exports exactly the enumeration values at run time", () => {
  expect(Object.fromEntries(OPEN.map(([, constant]) => [constant, Reflect.get(types, constant) as unknown]))).toEqual(
    Object.fromEntries(OPEN.map(([, constant, values]) => [constant, values])),
  );
  expect(Object.keys(types).sort()).toEqual([...OPEN.map(([, constant]) => constant), "ASSIGNABLE_PROJECT_ROLES"].sort());
});
