import * as types from "@hosting-platform/types";
import { expect, it } from "vitest";
import { compile } from "../../harness/compile.js";
import { EQUALS } from "../../harness/type-assertions.js";
import { CALL_MODULES } from "./calls/all.js";
import { OPEN } from "./calls/enumerations.js";

const equal = (left: string, right: string): string => `${EQUALS}same<Equals<${left}, ${right}>>();`;

/** The comparison that the calls assert by has to tell these apart. */
const EQUALITIES: [left: string, right: string, errors: string[]][] = [
  ["{ a: string }", "{ a: string }", []],
  ["any", "string", ["TS2344"]],
  ["string", "any", ["TS2344"]],
  ["any", "unknown", ["TS2344"]],
  ["{ a?: string }", "{ a: string | undefined }", ["TS2344"]],
  ["string", "string | undefined", ["TS2344"]],
];

const problems = compile(
  {
    ...Object.fromEntries(CALL_MODULES.map(({ module, text }) => [module, text])),
    ...Object.fromEntries(EQUALITIES.map(([left, right], index) => [`equal-${index}`, equal(left, right)])),
  },
  { exactOptionalPropertyTypes: true },
);
const codesIn = (module: string): string[] | undefined => problems[module]?.map(({ message }) => message.split(":")[0] ?? "");

it.each(CALL_MODULES.map(({ name, module, errors }) => [name, module, errors] as const))("%s", (_, module, errors) => {
  expect(codesIn(module)).toEqual(errors);
});

it("tells any and unknown from every other type", () => {
  expect(EQUALITIES.map((_, index) => codesIn(`equal-${index}`))).toEqual(EQUALITIES.map(([, , errors]) => errors));
});

it("exports the values of every enumeration at run time, and nothing else", () => {
  expect(Object.fromEntries(OPEN.map(([, constant]) => [constant, Reflect.get(types, constant) as unknown]))).toEqual(
    Object.fromEntries(OPEN.map(([, constant, values]) => [constant, values])),
  );
  expect(Object.keys(types).sort()).toEqual([...OPEN.map(([, constant]) => constant), "ASSIGNABLE_PROJECT_ROLES"].sort());
});
