import ts from "typescript";

/**
 * Where the exports of a module have the type `any`, the type of what the compiler cannot resolve included: as paths
 * such as `createClient(options).headers`. Types that are declared outside of `folder` are taken as they are.
 */
export function findAny(program: ts.Program, file: string, folder: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module of the program`);
  const found: string[] = [];
  const seen = new Set<ts.Type>();

  function visit(type: ts.Type, path: string): void {
    if ((type.flags & ts.TypeFlags.Any) !== 0) found.push(path);
    if (seen.has(type)) return;
    seen.add(type);
    for (const argument of typeArguments(type)) visit(argument, `${path}<>`);
    if (type.isUnionOrIntersection()) for (const member of type.types) visit(member, path);
    const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
    if (constraint !== undefined) visit(constraint, path);
    if (isForeign(type)) return;
    for (const property of checker.getPropertiesOfType(type)) visit(checker.getTypeOfSymbol(property), `${path}.${property.name}`);
    for (const { type: value } of checker.getIndexInfosOfType(type)) visit(value, `${path}[]`);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.parameters) visit(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
      visit(signature.getReturnType(), `${path}()`);
    }
  }

  function typeArguments(type: ts.Type): readonly ts.Type[] {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return [...(type.aliasTypeArguments ?? []), ...(isReference ? checker.getTypeArguments(type as ts.TypeReference) : [])];
  }

  function isForeign(type: ts.Type): boolean {
    // Text and numbers have many methods, all of them the library's.
    if ((type.flags & ts.TypeFlags.Object) === 0) return true;
    const symbol = type.getSymbol();
    if (symbol === undefined || isOwn(symbol)) return false;
    // A type without a name that the language's library makes, such as that of `Record`, belongs to whoever wrote it down.
    return !(symbol.name.startsWith("__") && sourcesOf(symbol).every((declared) => program.isSourceFileDefaultLibrary(declared)));
  }

  const sourcesOf = (symbol: ts.Symbol): ts.SourceFile[] => (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile());
  const isOwn = (symbol: ts.Symbol): boolean => sourcesOf(symbol).some(({ fileName }) => fileName.startsWith(`${folder}/`));

  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = (exported.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(exported) : exported;
    // The parameters of a foreign alias have constraints that are not ours.
    if ((symbol.flags & ts.SymbolFlags.TypeAlias) !== 0 && !isOwn(symbol)) continue;
    if ((symbol.flags & ts.SymbolFlags.Type) !== 0) visit(checker.getDeclaredTypeOfSymbol(symbol), exported.name);
    if ((symbol.flags & ts.SymbolFlags.Value) !== 0) visit(checker.getTypeOfSymbol(symbol), exported.name);
  }
  return found;
}
