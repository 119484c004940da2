import ts from "../core/modules/typescript.js";

const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true);

/**
 * Returns the identifiers that a TypeScript text refers to, except names of properties and parameters and words in comments and strings. The
 * text must not contain templates, regular expressions or conditional expressions.
 */
export function identifiersIn(text: string): Set<string> {
  const names = new Set<string>();
  scanner.setText(text);
  let before = ts.SyntaxKind.Unknown;
  let name = "";
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (name !== "" && token !== ts.SyntaxKind.ColonToken && token !== ts.SyntaxKind.QuestionToken) names.add(name);
    const behindDot = before === ts.SyntaxKind.DotToken || before === ts.SyntaxKind.QuestionDotToken;
    name = token === ts.SyntaxKind.Identifier && !behindDot ? scanner.getTokenText() : "";
    before = token;
  }
  return names;
}
