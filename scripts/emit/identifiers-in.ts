import ts from "../core/modules/typescript.js";

const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true);

const TEMPLATE_PARTS = new Set([ts.SyntaxKind.TemplateHead, ts.SyntaxKind.TemplateMiddle, ts.SyntaxKind.TemplateTail]);

/**
 * Returns the identifiers that a TypeScript text refers to, except names of properties and parameters and words in comments and strings. The
 * text must not contain regular expressions or conditional expressions, and its templates only names.
 */
export function identifiersIn(text: string): Set<string> {
  const names = new Set<string>();
  scanner.setText(text);
  let before = ts.SyntaxKind.Unknown;
  let name = "";
  let isInTemplate = false;
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.CloseBraceToken && isInTemplate) token = scanner.reScanTemplateToken(false);
    if (TEMPLATE_PARTS.has(token)) isInTemplate = token !== ts.SyntaxKind.TemplateTail;
    if (name !== "" && token !== ts.SyntaxKind.ColonToken && token !== ts.SyntaxKind.QuestionToken) names.add(name);
    const behindDot = before === ts.SyntaxKind.DotToken || before === ts.SyntaxKind.QuestionDotToken;
    name = token === ts.SyntaxKind.Identifier && !behindDot ? scanner.getTokenText() : "";
    before = token;
  }
  return names;
}
