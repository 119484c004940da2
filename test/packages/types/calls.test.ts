import * as types from "@hosting-platform/types";
import { expect, it } from "vitest";
import { compile } from "../../harness/compile.js";
import { CALL_MODULES } from "./calls/all.js";
import { OPEN } from "./calls/enumerations.js";

const problems = compile(Object.fromEntries(CALL_MODULES.map(({ module, text }) => [module, text])), { exactOptionalPropertyTypes: true });
const codesIn = (module: string): string[] | undefined => problems[module]?.map(({ message }) => message.split(":")[0] ?? "");

it.each(CALL_MODULES.map(({ name, module, errors }) => [name, module, errors] as const))("%s", (_, module, errors) => {
  expect(codesIn(module)).toEqual(errors);
});

it("exports exactly the enumeration values at run time", () => {
  expect(Object.fromEntries(OPEN.map(([, constant]) => [constant, Reflect.get(types, constant) as unknown]))).toEqual(
    Object.fromEntries(OPEN.map(([, constant, values]) => [constant, values])),
  );
  expect(Object.keys(types).sort()).toEqual([...OPEN.map(([, constant]) => constant), "ASSIGNABLE_PROJECT_ROLES"].sort());
});
