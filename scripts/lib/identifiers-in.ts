import ts from "./typescript.js";

const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true);

/** The identifiers of a TypeScript text that has no template and no regular expression. Words in comments and strings are none. */
export function identifiersIn(text: string): Set<string> {
  const names = new Set<string>();
  scanner.setText(text);
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.Identifier) names.add(scanner.getTokenText());
  }
  return names;
}
