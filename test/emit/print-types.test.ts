import ts from "typescript";
import { expect, it, test } from "vitest";
import { group, HARD_LINE, indented, type Layout, LINE, listOf, render, SOFT_LINE, unionOf } from "../../scripts/emit/layout.js";
import { layoutOf, printMembers } from "../../scripts/emit/print-types.js";

/** The type of a declaration, as syntax of a text: what the printer prints has to be what it was given. */
function parsed(text: string): ts.TypeNode {
  const file = ts.createSourceFile("a.ts", `type A = ${text};`, ts.ScriptTarget.ESNext, true);
  const [statement] = file.statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error(`${text} is no type`);
  return statement.type;
}

test.each<string>([
  ...["string", "null", "true", '"a"', "-1", "1.5", 'A["b"]["c"]', "string[][]", "(A | B)[]", "(A & B)[]", "(A & B) | C", "A & (B | C)"],
  ...["[A, B | C]", "A<B<C>>", "A | null", "{}", "keyof T", "A & {\n  a: string;\n}"],
  "{\n  readonly a?: string;\n  [key: string]: unknown;\n}",
  '{\n  "a-b": {\n    1: A;\n  };\n} | null',
])("prints %s unchanged", (text) => expect(render(layoutOf(parsed(text)))).toBe(text));

test.each<[string, string, string]>([
  ["quotes only where needed", "{ 'a': 'x', \"b-c\": 'y' }", '{\n  a: "x";\n  "b-c": "y";\n}'],
  ["no redundant parentheses", "(A) | (B | C)", "A | B | C"],
  ["string beside literals", '"a" | string', '"a" | (string & {})'],
])("prints %s", (_, given, want) => expect(render(layoutOf(parsed(given)))).toBe(want));

test.each(["a b", "x; evil()", "", "a\n"])("refuses the type name %j", (name) => {
  const node = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier(name));
  expect(() => render(layoutOf(node))).toThrow("is not a type name");
});

test("prints string literals that are stored as identifiers", () =>
  expect(render(layoutOf(ts.factory.createIdentifier(JSON.stringify('a"\u2028'))))).toBe(`'a"\\u2028'`));

it("prints members in braces, with escaped comments", () => {
  const type = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const member = (comment: string): ts.PropertySignature => {
    const node = ts.factory.createPropertySignature(undefined, "a", undefined, type);
    return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
  };
  expect(printMembers([member("*\n * @description One.\n *     Two.\n * @deprecated\n "), member("* @description a *\\/ b ")])).toBe(
    "{\n  /**\n   * One.\n   *     Two.\n   * @deprecated\n   */\n  a: string;\n  /** a *\\/ b */\n  a: string;\n}",
  );
  expect(printMembers([member("*\n * A.\n * @deprecated\n * @description One.\n *     \n *     Two.\n ")])).toBe(
    "{\n  /**\n   * A.\n   * One.\n   *\n   *     Two.\n   * @deprecated\n   */\n  a: string;\n}",
  );
  expect(printMembers([member("*\n * @deprecated\n * @description One.\n * @default 1\n ")])).toBe(
    "{\n  /**\n   * One.\n   * @deprecated\n   * @default 1\n   */\n  a: string;\n}",
  );
  expect(printMembers([])).toBe("{}");
});

const wide = "w".repeat(139);
test.each<[string, Layout, string]>([
  ["a group that just fits", [group(["a", SOFT_LINE, wide]), HARD_LINE], `a${wide}\n`],
  ["a group that does not fit", group(["ab", LINE, wide]), `ab\n${wide}`],
  ["a group with the text up to the next break", [group(["a", SOFT_LINE, wide]), ";"], `a\n${wide};`],
  ["an inner group that fits in an outer one that does not", group([wide, indented([LINE, group(["a", LINE, "b"])])]), `${wide}\n  a b`],
  ["a long list", listOf("(", ["a", wide], ")"), `(\n  a,\n  ${wide},\n)`],
  ["a union", unionOf(["a", "b"]), "a | b"],
  ["a long union", unionOf(["a", wide]), `| a\n| ${wide}`],
])("lays out %s", (_, given, want) => expect(render(given)).toBe(want));
