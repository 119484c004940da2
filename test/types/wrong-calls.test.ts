import { describe, expect, test } from "vitest";
import { compile } from "../support/compile.js";
import { CALLS } from "./calls/all.js";
import { moduleOf } from "./calls/calls.js";

// A program for each kind, since the order that a message gives the members of a union in comes from all that the program holds.
describe.each(Object.entries(CALLS))("%s", (_, calls) => {
  const problems = compile(Object.fromEntries(calls.wrong.map(([name, code]) => [name, moduleOf(calls, code)])));

  test.each(calls.wrong)("%s", (name, _code, message) => {
    expect(problems[name]?.map((problem) => problem.message)).toEqual([message]);
  });
});

test("a schema of another type than a documented operation gives", () => {
  const call = `declare const client: p.PlatformClient;
    p.readAccessGroup(client, { path: { idOrName: "web" }, schema: {} as p.StandardSchema<string> });`;
  const problems = compile({ call: `import * as p from "@hosting-platform/client";\n${call}` });
  const messages = problems["call"]?.map(({ message }) => message.slice(0, 88));
  expect(messages).toEqual(["TS2322: Type 'StandardSchema<string>' is not assignable to type 'StandardSchema<{ access"]);
});
