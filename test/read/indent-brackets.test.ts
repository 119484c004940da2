import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { indentBrackets } from "../../scripts/read/indent-brackets.js";

test.each([
  ["a list that closes below its key", "a:\n  b: [\n    1,\n   2\n  ]\nc: 1\n"],
  ["an object of several", "a:\n  b: {\n    c: 1,\n\n    d: [ # none\n    ]\n  }\n"],
  ["no lines of other texts", "a:\n  b: [\n  ]\n  c: |\n    {\n    }\n  # [\n  d: >-\n    [\n    ]\n"],
])("gives the indentation that the core wants to %s", (_what, text) => {
  const indented = indentBrackets(text) ?? "";
  expect(() => parseYaml(text)).toThrow("deficient indentation");
  expect(parseYaml(indented)).toEqual(parse(text));
  expect(indented.split("\n")).toHaveLength(text.split("\n").length);
});

test("leaves a text with other faults alone", () => expect(indentBrackets("a: [\n]\nb: [\n")).toBeUndefined());
