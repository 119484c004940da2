import ts from "../core/modules/typescript.js";

/**
 * Returns what the compiler accepts when it assigns new values to variables of old types, but not in the code of old callers: arguments that
 * are no longer taken, members that became read-only, and the like. Types that users give are not visited.
 */
export function brokenMembers(checker: ts.TypeChecker, old: ts.Symbol, now: ts.Symbol, isReceived: boolean): string[] {
  const problems: string[] = [];
  const seen = new Set<ts.Type>();
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbol(symbol);

  const isAssignable = (from: ts.Type, to: ts.Type): boolean => checker.isTypeAssignableTo(from, to);

  const visit = (before: ts.Type, after: ts.Type, path: string): void => {
    if (isAny(before) && !isAny(after)) problems.push(`had any type at \`${path}\``);
    if (seen.has(before) || !(before.flags & after.flags & ts.TypeFlags.Object)) return;
    seen.add(before);
    if (checker.getIndexInfosOfType(before).length > checker.getIndexInfosOfType(after).length)
      problems.push(`has certain members only at \`${path}\``);
    const [given, taken] = [before, after].map((type) => typeArgumentsOf(checker, type)) as [readonly ts.Type[], readonly ts.Type[]];
    if (before.getSymbol() === after.getSymbol())
      given.forEach((each, index) => taken[index] !== undefined && visit(each, taken[index], path));
    if (!isOwn(before)) return;
    for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
      const [olds, news] = [before, after].map((type) => checker.getSignaturesOfType(type, kind)) as [ts.Signature[], ts.Signature[]];
      if (news.length > 0 && mostArguments(news) < mostArguments(olds)) problems.push(`takes fewer arguments at \`${path}\``);
      // The compiler takes overloads in any order, but a call has the result of the first that fits.
      for (const { parameters } of olds.length + news.length > 2 ? olds : []) {
        const fits = (each: ts.Signature): boolean =>
          each.parameters.length === parameters.length &&
          each.parameters.every((taken, index) => isAssignable(typeOf(parameters[index] ?? taken), typeOf(taken)));
        const [was, is] = [olds.find(fits)?.getReturnType(), news.find(fits)?.getReturnType()];
        if (was && is && !isAssignable(is, was)) problems.push(`has another overload first at \`${path}\``);
      }
      const [first, other] = [olds[0], news[0]];
      if (first === undefined || other === undefined || olds.length + news.length > 2) continue;
      first.parameters.forEach((parameter, index) => {
        const same = other.parameters[index];
        if (same !== undefined && isAny(typeOf(parameter)) && !(typeOf(same).flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)))
          problems.push(`took any argument at \`${path}\``);
      });
      if (!accepts(other.getTypeParameters(), first.getTypeParameters())) problems.push(`has other type parameters at \`${path}\``);
      if (checker.getTypePredicateOfSignature(first) !== undefined && checker.getTypePredicateOfSignature(other) === undefined)
        problems.push(`no longer narrows the type at \`${path}\``);
      visit(first.getReturnType(), other.getReturnType(), path);
    }
    for (const member of checker.getPropertiesOfType(before)) {
      const same = checker.getPropertyOfType(after, member.name);
      if (same === undefined) continue;
      const at = `${path}.${member.name}`;
      if (isReadOnly(same) && !isReadOnly(member)) problems.push(`has the read-only member \`${at}\``);
      visit(typeOf(member), typeOf(same), at);
    }
  };

  if (old.flags & now.flags & ts.SymbolFlags.Value) visit(typeOf(old), typeOf(now), old.name);
  if (isReceived && old.flags & now.flags & ts.SymbolFlags.Type) {
    const [before, after] = [old, now].map((symbol) => checker.getDeclaredTypeOfSymbol(symbol)) as [ts.Type, ts.Type];
    visit(before, after, old.name);
  }
  return problems;
}

/** Returns the type parameters of a type that accept less than before, or have another default. */
export function brokenParameters(checker: ts.TypeChecker, old: ts.Symbol, now: ts.Symbol): string[] {
  const news = parametersOf(checker, now);
  return parametersOf(checker, old).flatMap((before, index) => {
    const after = news[index];
    if (after === undefined) return [];
    const [from, to] = [before, after].map((each) => each.getConstraint());
    const isNarrower = to !== undefined && (from === undefined || !checker.isTypeAssignableTo(from, to));
    const [was, is] = [before, after].map((each) => each.getDefault());
    const isSame = is !== undefined && was !== undefined && checker.isTypeAssignableTo(was, is) && checker.isTypeAssignableTo(is, was);
    const isOther = was !== undefined && !isSame;
    return isNarrower || isOther ? [`has another ${isNarrower ? "constraint" : "default"} of \`${before.symbol.name}\``] : [];
  });
}

function parametersOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.TypeParameter[] {
  if (!(symbol.flags & ts.SymbolFlags.Type)) return [];
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  return declared.aliasTypeArguments ?? (declared as ts.InterfaceType).typeParameters ?? [];
}

/** Checks if type arguments that were possible still are. */
function accepts(now: readonly ts.TypeParameter[] = [], old: readonly ts.TypeParameter[] = []): boolean {
  const least = (parameters: readonly ts.TypeParameter[]): number => parameters.filter((each) => each.getDefault() === undefined).length;
  return old.length === 0 || (now.length >= old.length && least(now) <= least(old));
}

function mostArguments(signatures: readonly ts.Signature[]): number {
  const most = signatures.map(({ parameters, declaration }) => {
    const last = declaration?.parameters.at(-1);
    return last !== undefined && ts.isParameter(last) && last.dotDotDotToken !== undefined ? Infinity : parameters.length;
  });
  return Math.max(0, ...most);
}

function typeArgumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

function isReadOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (each) =>
      (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly) !== 0 ||
      (ts.isGetAccessor(each) && !declarations.some((other) => ts.isSetAccessor(other))),
  );
}

function isAny({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Any) !== 0;
}

/** Checks for a type of the packages themselves: those of the compiler's libraries are the same on both sides. */
function isOwn(type: ts.Type): boolean {
  return type.getSymbol()?.declarations?.some((each) => each.getSourceFile().fileName.includes("/api-old/")) ?? false;
}
