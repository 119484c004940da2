import { format } from "prettier";
import { expect, test } from "vitest";
import { Expression, type Literal, SAMPLE_WIDTH } from "../../../scripts/docs/samples/literal.js";
import { callOf, commentOf } from "../../../scripts/docs/samples/statements.js";

const PRETTIER = { parser: "typescript", printWidth: SAMPLE_WIDTH };
const LONG = "a text of so many words that it takes half of a line";

test.each<[string, Record<string, Literal>]>([
  ["an empty object", {}],
  ["an object that fits on one line", { a: 1, b: null, c: [true, "x"], d: { e: [] } }],
  ["an object that needs several lines", { first: LONG, second: [LONG, LONG], third: { fourth: { fifth: LONG, sixth: [] } } }],
  ["names and quotes of all kinds", { "a-b": 'say "it"', c: "it's", 1: "\n", d: new Expression("call()") }],
  ["a table", { rows: [1, 3].map((a) => ({ a, b: a + 1 })) }],
  ["a list of single members", { rows: [{ a: 1 }, { b: 2 }] }],
])("formats %s as Prettier does", async (_, options) => {
  for (const start of ["call", `const result = await ${"call".repeat(12)}`])
    for (const given of [["platform"], ["platform", `"${LONG}"`]]) {
      const code = `${callOf({ start, arguments: given, options })}\n`;
      expect(code).toBe(await format(code, PRETTIER));
      expect(await format(callOf({ start, arguments: given, options }).replace(/\n */g, " "), PRETTIER)).toBe(code);
    }
});

test("breaks a list if its trailing comma would not fit", async () => {
  for (let length = 1; length < 30; length++) {
    const options = { first: LONG, second: ["x".repeat(length), "some forty characters that fill the line"] };
    const code = `${callOf({ start: "call", arguments: ["platform"], options })}\n`;
    expect(code).toBe(await format(code.replace(/\n */g, " "), PRETTIER));
  }
});

test("breaks a comment between words, and ends it with its text", () =>
  expect(commentOf(`${LONG}, and ${LONG}\nalert()`)).toBe(
    `// ${LONG}, and a text of\n// so many words that it takes half of a line alert()`,
  ));
