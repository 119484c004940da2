import { describe, expect, test } from "vitest";
import { compile } from "../support/compile.js";
import { EQUALS } from "../support/type-assertions.js";
import { CALLS } from "./calls/all.js";
import { moduleOf } from "./calls/calls.js";

const calls = Object.entries(CALLS).flatMap(([kind, those]) =>
  Object.entries(those.right).map(([name, code]) => [`${kind}: ${name}`, moduleOf(those, code)] as const),
);
const modules = Object.fromEntries(calls);

describe.each([
  ["strict", {}],
  ["strict and with exact optional properties", { exactOptionalPropertyTypes: true }],
])("under a configuration that is %s", (_, options) => {
  const problems = compile(modules, options);

  test.each(Object.keys(modules))("%s", (name) => {
    expect(problems[name]).toEqual([]);
  });
});

test("the comparison of types tells any and unknown from everything else", () => {
  const snippet = (left: string, right: string): string => `${EQUALS}same<Equals<${left}, ${right}>>();`;
  const problems = compile({
    anyString: snippet("any", "string"),
    stringAny: snippet("string", "any"),
    anyUnknown: snippet("any", "unknown"),
    optional: snippet("{ a?: string }", "{ a: string | undefined }"),
    union: snippet("string", "string | undefined"),
    equal: snippet("{ a: string }", "{ a: string }"),
  });
  const refused = Object.entries(problems).flatMap(([name, found]) => (found.length > 0 ? [name] : []));
  expect(refused).toEqual(["anyString", "stringAny", "anyUnknown", "optional", "union"]);
});
