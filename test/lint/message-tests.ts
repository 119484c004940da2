import ts from "typescript";

/** What words for people are called. */
const WORDS = new Set(["message", "hint", "reason"]);

/** The methods of a text that look into it. */
const LOOKS = new Set("startsWith endsWith includes indexOf lastIndexOf match matchAll search split replace replaceAll at".split(" "));

/** The methods that also lay out a text, such as on one line. */
const LAYS_OUT = new Set(["split", "replace", "replaceAll", "includes"]);

/**
 * Returns the expressions of a module that look into words, as `line: expression`. Words are what is called `message`, `hint` or `reason`, what is
 * assigned or made from them, and the parameters of the module's functions that they are passed to. To lay them out is allowed: by patterns
 * without letters, anchors at the beginning and captured groups, none of which can find a fact.
 */
export function messageTests(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const words = new Words(file);
  const found: string[] = [];
  walk(file, (node) => {
    if (!looksInto(node, words)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().replaceAll(/\s+/g, " ")}`);
  });
  return found;
}

function looksInto(node: ts.Node, words: Words): boolean {
  if (ts.isCallExpression(node)) return callsALook(node, words);
  if (ts.isSwitchStatement(node)) return words.are(node.expression) && node.caseBlock.clauses.some(isTextCase);
  if (ts.isBinaryExpression(node)) return isComparison(node) && [node.left, node.right].some(isMessage);
  if (ts.isElementAccessExpression(node)) return words.are(node.expression);
  const isVariable = ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name);
  return isVariable && node.initializer !== undefined && words.are(node.initializer);
}

function callsALook({ expression, arguments: [first] }: ts.CallExpression, words: Words): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: of } = expression;
  if (LOOKS.has(name.text) && words.are(of)) return !(LAYS_OUT.has(name.text) && isLayout(first, name.text === "split"));
  if (first === undefined || !words.are(first)) return false;
  return ["test", "exec"].includes(name.text) || (["includes", "indexOf"].includes(name.text) && isListOfTexts(of));
}

/** Checks for a pattern that finds signs and white space only. A group that `split` captures stays in the text. */
function isLayout(pattern: ts.Expression | undefined, isSplit: boolean): boolean {
  if (pattern === undefined || !(ts.isStringLiteralLike(pattern) || ts.isRegularExpressionLiteral(pattern))) return false;
  const source = (ts.isStringLiteralLike(pattern) ? pattern.text : pattern.text.slice(1, pattern.text.lastIndexOf("/")))
    .replaceAll(/\\[pP]\{\w+\}|\\u[\dA-Fa-f]{4}|\\./g, "")
    .replaceAll(/\[[^\]]*\]/g, (characters) => characters.replaceAll("^", ""));
  return !/[A-Za-z^]/.test(source) && (isSplit || !/\((?!\?[:=!<])/.test(source));
}

/** What is called `reason` may also be a code. */
function isMessage(node: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && (name.text === "message" || name.text === "hint");
}

/** Compares with a text of the program. An empty one stands for none. */
function isComparison({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isEquality = /^[!=]==?$/.test(operatorToken.getText());
  return isEquality && [left, right].some((each) => ts.isStringLiteralLike(each) && each.text !== "");
}

function isTextCase(clause: ts.CaseOrDefaultClause): boolean {
  return ts.isCaseClause(clause) && ts.isStringLiteralLike(clause.expression);
}

function isListOfTexts(node: ts.Expression): boolean {
  return ts.isArrayLiteralExpression(node) && node.elements.some((each) => ts.isStringLiteralLike(each));
}

/** The variables and parameters of a module that have words. */
class Words {
  /** The scopes of each name. */
  readonly #scopes = new Map<string, Set<ts.Node>>();

  readonly #functions = new Map<string, ts.SignatureDeclaration>();

  constructor(file: ts.SourceFile) {
    walk(file, (node) => this.#addFunction(node));
    // What is made from a variable may stand above it.
    for (let before = -1; before < this.#size;) {
      before = this.#size;
      walk(file, (node) => this.#addNames(node));
    }
  }

  get #size(): number {
    return [...this.#scopes.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #addFunction(node: ts.Node): void {
    if (ts.isFunctionDeclaration(node) && node.name) this.#functions.set(node.name.text, node);
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined) return;
    if (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
      this.#functions.set(node.name.text, node.initializer);
  }

  #addNames(node: ts.Node): void {
    if (ts.isBindingElement(node) && isWord(node.propertyName)) this.#add(node.name, scopeOf(node));
    if (ts.isVariableDeclaration(node) && node.initializer && this.are(node.initializer)) this.#add(node.name, scopeOf(node));
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer) && this.are(node.expression))
      for (const { name } of node.initializer.declarations) this.#add(name, node);
    if (ts.isCallExpression(node)) this.#addParameters(node);
  }

  /** The parameters of a function of the module that words are passed to, and of one that a method of words calls. */
  #addParameters({ expression, arguments: given }: ts.CallExpression): void {
    if (ts.isPropertyAccessExpression(expression) && this.are(expression.expression))
      for (const each of given) if (ts.isArrowFunction(each) && each.parameters[0]) this.#add(each.parameters[0].name, each);
    const called = ts.isIdentifier(expression) ? this.#functions.get(expression.text) : undefined;
    for (const [index, each] of given.entries()) {
      const parameter = called?.parameters[index];
      if (called && parameter && this.are(each)) this.#add(parameter.name, called);
    }
  }

  #add(name: ts.Node, scope: ts.Node): void {
    if (ts.isIdentifier(name)) this.#scopes.set(name.text, (this.#scopes.get(name.text) ?? new Set()).add(scope));
  }

  /** Checks if an expression is words, or made from them. */
  are(node: ts.Expression): boolean {
    if (ts.isIdentifier(node)) return WORDS.has(node.text) || this.#isInScope(node);
    if (ts.isPropertyAccessExpression(node)) return WORDS.has(node.name.text);
    if (ts.isElementAccessExpression(node)) return isWord(node.argumentExpression);
    if (ts.isBinaryExpression(node))
      return /^(?:\?\?|\|\||\+)$/.test(node.operatorToken.getText()) && (this.are(node.left) || this.are(node.right));
    if (ts.isConditionalExpression(node)) return this.are(node.whenTrue) || this.are(node.whenFalse);
    if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => this.are(expression));
    if (ts.isCallExpression(node)) return this.#areMadeBy(node);
    const isWrapper = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node);
    return isWrapper && this.are(node.expression);
  }

  /** A method of words returns words, such as `trim`, and a function what it makes of them. */
  #areMadeBy({ expression, arguments: given }: ts.CallExpression): boolean {
    if (ts.isPropertyAccessExpression(expression)) return this.are(expression.expression);
    return given.some((each) => this.are(each));
  }

  #isInScope(node: ts.Identifier): boolean {
    const scopes = this.#scopes.get(node.text);
    if (scopes === undefined) return false;
    let above: ts.Node = node;
    while (!scopes.has(above) && !ts.isSourceFile(above)) above = above.parent;
    return scopes.has(above);
  }
}

function isWord(name: ts.Node | undefined): boolean {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && WORDS.has(name.text);
}

/** Returns the function, block or file in which a variable can be used. */
function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isFunctionLike(scope)) scope = scope.parent;
  return scope;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
