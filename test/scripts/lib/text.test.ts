import { describe, expect, test } from "vitest";
import {
  docComment,
  escapeComment,
  importLine,
  isIdentifier,
  kebabCase,
  kebabToPascal,
  pascalCase,
  propertyKey,
  quote,
} from "../../../scripts/lib/text.js";

type Rows = [string, { given: string; want: string }][];

test.each<Rows[number]>([
  ["a plain text", { given: "a", want: '"a"' }],
  ["the empty text", { given: "", want: '""' }],
  ["double quotes", { given: 'a"b', want: `'a"b'` }],
  ["single quotes", { given: "a'b", want: `"a'b"` }],
  ["as many of both", { given: `"'`, want: `"\\"'"` }],
  ["more double quotes", { given: `""'`, want: `'""\\''` }],
  ["a backslash", { given: "a\\", want: '"a\\\\"' }],
  ["a backslash before a quote", { given: '\\""', want: `'\\\\""'` }],
  ["line breaks", { given: "a\r\nb", want: '"a\\r\\nb"' }],
  ["line separators", { given: "\u2028\u2029", want: '"\\u2028\\u2029"' }],
  ["half a character", { given: "\ud800", want: '"\\ud800"' }],
  ["a template", { given: "`${x}`", want: '"`${x}`"' }],
])("quote: %s", (_, { given, want }) => {
  expect(quote(given)).toBe(want);
});

test.each<Rows[number]>([
  ["a name", { given: "teamId", want: "teamId" }],
  ["a reserved word", { given: "delete", want: "delete" }],
  ["a number", { given: "200", want: "200" }],
  ["zero", { given: "0", want: "0" }],
  ["a number in another form", { given: "007", want: '"007"' }],
  ["a negative number", { given: "-1", want: '"-1"' }],
  ["a fraction", { given: "1.5", want: '"1.5"' }],
  ["a number that is not exact", { given: "9007199254740993", want: '"9007199254740993"' }],
  ["a hyphen", { given: "a-b", want: '"a-b"' }],
  ["nothing", { given: "", want: '""' }],
  ["letters that not every tool takes", { given: "ключ", want: '"ключ"' }],
])("propertyKey: %s", (_, { given, want }) => {
  expect(propertyKey(given)).toBe(want);
});

test.each([
  ["a", true],
  ["_$1", true],
  ["1a", false],
  ["a b", false],
  ["a\n", false],
  ["", false],
])("isIdentifier(%j) is %s", (given, want) => {
  expect(isIdentifier(given)).toBe(want);
});

describe("docComment", () => {
  test.each<[string, { given: string[]; indent?: string; want: string }]>([
    ["one line", { given: ["One."], want: "/** One. */" }],
    ["one line, indented", { given: ["One."], indent: "  ", want: "  /** One. */" }],
    ["several lines", { given: ["One.", "", "Two."], want: "/**\n * One.\n *\n * Two.\n */" }],
    [
      "line breaks in a line",
      { given: ["One.\r\nTwo.\u2028Three."], indent: "  ", want: "  /**\n   * One.\n   * Two.\n   * Three.\n   */" },
    ],
    ["spaces at the ends", { given: ["One.  ", "Two. ", " "], want: "/**\n * One.\n * Two.\n */" }],
    ["nothing", { given: [""], want: "" }],
    ["no lines", { given: [], want: "" }],
    ["the end of a comment", { given: ["a */ b"], want: "/** a *\\/ b */" }],
    ["a slash behind a star", { given: ["*", "/"], want: "/**\n * *\n * /\n */" }],
  ])("%s", (_, { given, indent = "", want }) => {
    expect(docComment(given, indent)).toBe(want);
  });

  test("an escaped comment has no end in it, whatever its line breaks", () => {
    for (const gap of ["", "\n", "\r", "\r\n", "\u2028", "\u2029"])
      expect(escapeComment(`*${gap}/`).replace(/\n/g, "\n * ")).not.toContain("*/");
  });
});

test.each<Rows[number]>([
  ["words", { given: "AI gateway rules", want: "ai-gateway-rules" }],
  ["a word", { given: "DNS", want: "dns" }],
  ["signs around and between", { given: " /a & b!", want: "a-b" }],
  ["a path out of the folder", { given: "../../a", want: "a" }],
  ["no Latin letter", { given: "日本", want: "u-65e5-672c" }],
  ["signs alone", { given: "++", want: "u-2b-2b" }],
  ["nothing", { given: "", want: "u" }],
])("kebabCase: %s", (_, { given, want }) => {
  expect(kebabCase(given)).toBe(want);
});

test.each<Rows[number]>([
  ["words", { given: "ai-gateway-rules", want: "AiGatewayRules" }],
  ["a digit first", { given: "3d-models", want: "_3dModels" }],
  ["digits apart", { given: "v1-2", want: "V1_2" }],
  ["digits together", { given: "v12", want: "V12" }],
])("kebabToPascal: %s", (_, { given, want }) => {
  expect(kebabToPascal(given)).toBe(want);
});

test("pascalCase changes the first letter alone", () => {
  expect(["readThing", "", "_a"].map(pascalCase)).toEqual(["ReadThing", "", "_a"]);
});

test.each<[string, { given: string[]; want: string }]>([
  ["one line where it fits", { given: ["a", "b"], want: 'import type { a, b } from "./x.js";\n' }],
  [
    "one name a line where it does not",
    { given: ["a".repeat(70), "b".repeat(70)], want: `import type {\n  ${"a".repeat(70)},\n  ${"b".repeat(70)},\n} from "./x.js";\n` },
  ],
  ["one name, however long", { given: ["a".repeat(150)], want: `import type { ${"a".repeat(150)} } from "./x.js";\n` }],
])("importLine: %s", (_, { given, want }) => {
  expect(importLine("import type", given, "./x.js")).toBe(want);
});
