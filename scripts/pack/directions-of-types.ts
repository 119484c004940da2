import ts from "../core/modules/typescript.js";

/** Bit flags: users receive values of a type, or give them. */
export const RECEIVED = 1;
export const GIVEN = 2;

/** Returns how users of modules use each type, as their functions, classes and constants have it. */
export function directionsOfTypes(program: ts.Program, modules: readonly string[]): ReadonlyMap<ts.Symbol, number> {
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, number>();
  const visit = (node: ts.Node, ways: number): void => {
    if (ts.isTypeReferenceNode(node)) use(node.typeName, ways);
    else if (ts.isExpressionWithTypeArguments(node)) use(node.expression, ways);
    else if (ts.isTypeQueryNode(node)) use(node.exprName, ways);
    // A parameter is received by the function, and so given to it.
    node.forEachChild((below) => visit(below, ts.isParameter(below) ? swapped(ways) : ways));
  };
  const use = (name: ts.Node, ways: number): void => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol !== undefined) mark(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol, ways);
  };
  const mark = (symbol: ts.Symbol, ways: number): void => {
    const known = found.get(symbol) ?? 0;
    if ((known | ways) === known) return;
    found.set(symbol, known | ways);
    for (const declaration of symbol.declarations ?? [])
      if (isInModules(declaration.getSourceFile().fileName))
        declaration.forEachChild((below) => visit(below, ts.isParameter(below) ? swapped(ways) : ways));
  };
  const isInModules = (path: string): boolean => path.includes("/api-old/");
  for (const path of modules) {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (target.flags & ts.SymbolFlags.Value) mark(target, RECEIVED);
    }
  }
  return found;
}

function swapped(ways: number): number {
  return (ways & RECEIVED ? GIVEN : 0) | (ways & GIVEN ? RECEIVED : 0);
}
