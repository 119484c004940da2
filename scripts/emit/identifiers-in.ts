import ts from "../core/modules/typescript.js";

const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true);

/**
 * The names that a TypeScript text refers to. The text has no template, no regular expression and no conditional; words in
 * comments and strings are no names, and neither are those of properties and parameters.
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
