import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  group,
  HARD_LINE,
  ifBroken,
  indented,
  joined,
  type Layout,
  LINE,
  listOf,
  render,
  SOFT_LINE,
  unionOf,
} from "../../../scripts/lib/layout.js";
import { printDeclarations, printMembers, printType } from "../../../scripts/lib/print-types.js";

/** The type of a declaration, as syntax of a text: what the printer prints has to be what it was given. */
function parsed(text: string): ts.TypeNode {
  const file = ts.createSourceFile("a.ts", `type A = ${text};`, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error(`${text} is no type`);
  return statement.type;
}

describe("printType", () => {
  test.each<string>([
    "string",
    "null",
    "never",
    "true",
    '"a"',
    "-1",
    "1.5",
    "A",
    'A["b"]["c"]',
    "string[][]",
    "(A | B)[]",
    "(A & B)[]",
    "(A & B) | C",
    "A & (B | C)",
    "[]",
    "[A, B | C]",
    "Record<string, unknown>",
    "A<B<C>>",
    "A | null",
    "{}",
    "{\n  a: string;\n}",
    "{\n  readonly a?: string;\n  [key: string]: unknown;\n}",
    '{\n  "a-b": {\n    1: A;\n  };\n} | null',
    "A & {\n  a: string;\n}",
    "keyof T",
  ])("%s", (text) => {
    expect(printType(parsed(text))).toBe(text);
  });

  test.each<[string, { given: string; want: string }]>([
    ["quotes only where they are needed", { given: "{ 'a': 'x', \"b-c\": 'y' }", want: '{\n  a: "x";\n  "b-c": "y";\n}' }],
    ["no parentheses that say nothing", { given: "(A) | (B | C)", want: "A | B | C" }],
    ["string beside literals", { given: '"a" | string', want: '"a" | (string & {})' }],
    ["string beside none", { given: "string | null", want: "string | null" }],
    ["large numbers", { given: "1e+21", want: "1e21" }],
  ])("%s", (_, { given, want }) => {
    expect(printType(parsed(given))).toBe(want);
  });

  test.each(["a b", "x; evil()", "", "a\n"])("the name %j of a type is refused", (name) => {
    const node = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier(name));
    expect(() => printType(node)).toThrow("is no name of a type");
  });

  test("string literals that openapi-typescript writes as identifiers are literals", () => {
    expect(printType(ts.factory.createIdentifier(JSON.stringify('a"\u2028')))).toBe(`'a"\\u2028'`);
  });
});

describe("declarations", () => {
  const member = (name: string, comment?: string): ts.PropertySignature => {
    const node = ts.factory.createPropertySignature(
      undefined,
      name,
      undefined,
      ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    );
    return comment === undefined ? node : ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
  };

  test("members stand in braces, each with its comment", () => {
    expect(printMembers([member("a", "* @description One. "), member("b")])).toBe("{\n  /** One. */\n  a: string;\n  b: string;\n}");
    expect(printMembers([member("a", "*\n * @description One.\n *     Two.\n * @deprecated\n ")])).toBe(
      "{\n  /**\n   * One.\n   *     Two.\n   * @deprecated\n   */\n  a: string;\n}",
    );
    expect(printMembers([])).toBe("{}");
  });

  test("a comment has one end", () => {
    expect(printMembers([member("a", "* @description a *\\/ b ")])).toBe("{\n  /** a *\\/ b */\n  a: string;\n}");
  });

  test("interfaces and aliases are exported, a blank line between them", () => {
    const one = ts.factory.createInterfaceDeclaration(undefined, "A", undefined, undefined, [member("a")]);
    const two = ts.factory.createTypeAliasDeclaration(undefined, "B", undefined, parsed("A | null"));
    expect(printDeclarations([one, two])).toBe("export interface A {\n  a: string;\n}\n\nexport type B = A | null;\n");
  });
});

describe("layout", () => {
  const wide = "w".repeat(139);
  test.each<[string, { given: Layout; want: string }]>([
    ["text", { given: ["a", ["b"]], want: "ab" }],
    ["a group that fits", { given: group(["a", LINE, "b", SOFT_LINE, ifBroken(","), "c"]), want: "a bc" }],
    ["a group that just fits", { given: [group(["a", SOFT_LINE, wide]), HARD_LINE], want: `a${wide}\n` }],
    ["a group that does not", { given: group(["ab", LINE, wide]), want: `ab\n${wide}` }],
    ["what follows a group counts until the next break", { given: [group(["a", SOFT_LINE, wide]), ";"], want: `a\n${wide};` }],
    ["a hard line breaks the groups around it", { given: group(["a", LINE, group(["b", HARD_LINE, "c"])]), want: "a\nb\nc" }],
    [
      "an inner group may fit where the outer does not",
      { given: group([wide, indented([LINE, group(["a", LINE, "b"])])]), want: `${wide}\n  a b` },
    ],
    ["no spaces at the ends of lines", { given: ["a ", indented([HARD_LINE, HARD_LINE, "b "])], want: "a\n\n  b" }],
    ["joined", { given: joined(["a", "b", "c"], ", "), want: "a, b, c" }],
    ["a list", { given: listOf("(", ["a", "b"], ")"), want: "(a, b)" }],
    ["a long list", { given: listOf("(", ["a", wide], ")"), want: `(\n  a,\n  ${wide},\n)` }],
    ["a union", { given: unionOf(["a", "b"]), want: "a | b" }],
    ["a long union", { given: unionOf(["a", wide]), want: `| a\n| ${wide}` }],
    ["a union of one", { given: unionOf([`${wide}w`]), want: `${wide}w` }],
  ])("%s", (_, { given, want }) => {
    expect(render(given)).toBe(want);
  });
});
