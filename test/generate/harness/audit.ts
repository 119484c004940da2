import ts from "typescript";

const kindsOf = (names: readonly (keyof typeof ts.SyntaxKind)[]): Set<ts.SyntaxKind> => new Set(names.map((name) => ts.SyntaxKind[name]));

/** What a generated module may consist of; anything else is a string that became code. */
const STATEMENTS = kindsOf([
  ...(["ImportDeclaration", "ExportDeclaration", "InterfaceDeclaration", "TypeAliasDeclaration"] as const),
  ...(["VariableStatement", "FunctionDeclaration"] as const),
]);
const FORBIDDEN = kindsOf([
  ...(["NewExpression", "TaggedTemplateExpression", "TemplateExpression", "NoSubstitutionTemplateLiteral"] as const),
  ...(["RegularExpressionLiteral", "ImportType", "AwaitExpression", "DeleteExpression", "BinaryExpression"] as const),
  ...(["PostfixUnaryExpression", "ClassExpression", "FunctionExpression", "ComputedPropertyName", "Decorator"] as const),
  "SpreadAssignment",
]);

/** What every document's `servers.ts` computes. */
const DEFAULT_SERVER = "server ?? 0";
const CALLS = ["Object.assign", "invoke", "isErrorOf", "resultOf", "serverFor", "serverUrlOf"];

/** What a module does beyond declaring types, constants and functions that hand their request on; empty where it is as it should be. */
export function faultsOf(file: ts.SourceFile): string[] {
  const path = file.fileName;
  const faults = syntaxErrors(file).map((message) => `${path}: ${message}`);
  const tell = (node: ts.Node, what: string): void => {
    faults.push(`${path}: ${what}: ${node.getText(file).slice(0, 80)}`);
  };
  for (const statement of file.statements) {
    if (!STATEMENTS.has(statement.kind)) tell(statement, ts.SyntaxKind[statement.kind]);
    if (ts.isFunctionDeclaration(statement)) {
      const [only, ...more] = statement.body?.statements ?? [];
      if (only === undefined || !ts.isReturnStatement(only) || more.length > 0) tell(statement, "a function that does more than to call");
    }
  }
  const visit = (node: ts.Node): void => {
    if (FORBIDDEN.has(node.kind) && node.getText(file) !== DEFAULT_SERVER && !isCursor(node)) tell(node, ts.SyntaxKind[node.kind]);
    if (ts.isCallExpression(node) && !CALLS.includes(node.expression.getText(file))) tell(node, "a call");
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** Checks for a cursor or a list that may be missing: `page?.next || null`, `page?.items ?? []`. */
function isCursor(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { left, operatorToken, right } = node;
  const isNone = operatorToken.kind === ts.SyntaxKind.BarBarToken && right.kind === ts.SyntaxKind.NullKeyword;
  const isEmpty =
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && ts.isArrayLiteralExpression(right) && right.elements.length === 0;
  return (isNone || isEmpty) && (ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left));
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
}

function syntaxErrors(file: ts.SourceFile): string[] {
  const { parseDiagnostics } = file as ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] };
  return parseDiagnostics.map(({ messageText, start }) => {
    const around = file.text.slice(Math.max(0, start - 40), start + 40);
    return `${ts.flattenDiagnosticMessageText(messageText, " ")} at ${JSON.stringify(around)}`;
  });
}

/** The values that the constants of a module have under a property name, such as `operationId`. */
export function valuesOf(file: ts.SourceFile, property: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === property) {
      const parts = ts.isArrayLiteralExpression(node.initializer) ? node.initializer.elements : [node.initializer];
      for (const part of parts) if (ts.isStringLiteral(part)) found.push(part.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export function membersOf(file: ts.SourceFile, name: string, ...path: string[]): string[] {
  const declared = file.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name);
  let members = declared !== undefined && ts.isInterfaceDeclaration(declared) ? [...declared.members] : [];
  for (const step of path) {
    const member = members.find((each) => nameOf(each) === step);
    const given = member !== undefined && ts.isPropertySignature(member) ? member.type : undefined;
    const alias = file.statements.filter(ts.isTypeAliasDeclaration).find((each) => each.name.text === given?.getText(file));
    const type = alias?.type ?? given;
    members = type !== undefined && ts.isTypeLiteralNode(type) ? [...type.members] : [];
  }
  return members.map(nameOf).filter((each) => each !== undefined);
}

function nameOf(member: ts.TypeElement): string | undefined {
  const { name } = member;
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) ? name.text : undefined;
}

export function constantsOf(file: ts.SourceFile): string[][] {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer }) => {
      const list = initializer !== undefined && ts.isAsExpression(initializer) ? initializer.expression : undefined;
      return list && ts.isArrayLiteralExpression(list) ? [list.elements.filter(ts.isStringLiteral).map(({ text }) => text)] : [];
    }),
  );
}
