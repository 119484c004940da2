import type { Verdict } from "../diff/model.js";
import ts from "../lib/typescript.js";
import { verdictOf } from "./verdict.js";

/** Who makes the values of a type: the consumer (`input`) or the package (`output`). */
export type Side = "input" | "output";

const PRINTER = ts.createPrinter({ removeComments: true });

/** A node without comments, so that texts are equal where nodes are. */
export function codeOf(node: ts.Node): string {
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, " ");
}

/** What it means that a type became another one: breaking, unless it is one of a few cases that are known to be safe. */
export function compareTypes(base: ts.TypeNode, now: ts.TypeNode, side: Side): Verdict {
  const [a, b] = [unwrapped(base), unwrapped(now)];
  if (codeOf(a) === codeOf(b)) return "compatible";
  if (ts.isTypeLiteralNode(a) && ts.isTypeLiteralNode(b)) return compareMembers(a.members, b.members, side);
  if (ts.isFunctionTypeNode(a) && ts.isFunctionTypeNode(b)) return compareSignatures(a, b, side);
  if (ts.isArrayTypeNode(a) && ts.isArrayTypeNode(b)) return compareTypes(a.elementType, b.elementType, side);
  if (ts.isTypeOperatorNode(a) && ts.isTypeOperatorNode(b) && a.operator === b.operator && a.operator === ts.SyntaxKind.ReadonlyKeyword) {
    return compareTypes(a.type, b.type, side);
  }
  if (ts.isTupleTypeNode(a) && ts.isTupleTypeNode(b)) return compareTuples(a, b, side);
  if (
    ts.isTypeReferenceNode(a) &&
    ts.isTypeReferenceNode(b) &&
    COVARIANT.has(codeOf(a.typeName)) &&
    codeOf(a.typeName) === codeOf(b.typeName)
  ) {
    const [others, args] = [a.typeArguments ?? [], b.typeArguments ?? []];
    if (others.length === args.length) return gravest(args.map((arg, index) => compareTypes(others[index] ?? arg, arg, side)));
  }
  return compareUnions(a, b, side);
}

/** Generic types of the language of which a wider argument makes a wider type. */
const COVARIANT = new Set(["Promise", "Readonly", "Partial", "ReadonlyArray", "Array"]);

function compareTuples(base: ts.TupleTypeNode, now: ts.TupleTypeNode, side: Side): Verdict {
  const [before, after] = [base.elements.map(codeOf), now.elements.map(codeOf)];
  // Where the values of an enumeration stand, one more is one more to handle.
  return side === "output" && before.every((element) => after.includes(element)) ? "risky" : "breaking";
}

function compareUnions(base: ts.TypeNode, now: ts.TypeNode, side: Side): Verdict {
  const [before, after] = [unionOf(base), unionOf(now)];
  const isOpen = isOpenUnion(before) && isOpenUnion(after);
  const [lost, gained] = [missing(before, after, isOpen), missing(after, before, isOpen)];
  const [[, from] = [], [, to] = []] = [lost[0], gained[0]];
  if (from !== undefined && to !== undefined) {
    // Of one member that became another one, what is within decides; a member may also be a wider one than that which went.
    const isPair = lost.length === 1 && gained.length === 1;
    if (isPair && (from !== base || to !== now) && from.kind === to.kind) return compareTypes(from, to, side);
    if (isUnknown(to) && side === "input") return "compatible";
    return isUnknown(from) && side === "output" ? "risky" : "breaking";
  }
  if (side === "input") return lost.length > 0 ? "breaking" : "compatible";
  if (gained.length === 0) return "compatible";
  // Code that is told one value more still compiles, but where it handles every one.
  return before.size > 0 && gained.every(([, type]) => ts.isLiteralTypeNode(type) && type.literal.kind !== ts.SyntaxKind.NullKeyword)
    ? "risky"
    : "breaking";
}

/** The members of a union that another one has not. Where both take any text, the texts that they name are but proposals. */
function missing(
  from: ReadonlyMap<string, ts.TypeNode>,
  other: ReadonlyMap<string, ts.TypeNode>,
  isOpen: boolean,
): [string, ts.TypeNode][] {
  return [...from].filter(
    ([code, type]) => !other.has(code) && !(isOpen && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)),
  );
}

function isOpenUnion(members: ReadonlyMap<string, ts.TypeNode>): boolean {
  return members.has("string & {}") || members.has("string");
}

function isUnknown({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.UnknownKeyword;
}

/** The members of a union; a type that is none is one with one member, and `never` one with none. */
function unionOf(type: ts.TypeNode): Map<string, ts.TypeNode> {
  const members = ts.isUnionTypeNode(type) ? type.types : [type];
  return new Map(
    members.map(unwrapped).flatMap((member) => (member.kind === ts.SyntaxKind.NeverKeyword ? [] : [[codeOf(member), member]])),
  );
}

function unwrapped(type: ts.TypeNode): ts.TypeNode {
  return ts.isParenthesizedTypeNode(type) ? unwrapped(type.type) : type;
}

type Member = ts.TypeElement | ts.ClassElement;

/** What it means that the members of an object became others. */
export function compareMembers(base: readonly Member[], now: readonly Member[], side: Side): Verdict {
  const [before, after] = [membersByName(base), membersByName(now)];
  const verdicts = [...new Set([...before.keys(), ...after.keys()])].map((name): Verdict => {
    const [olds, news] = [before.get(name) ?? [], after.get(name) ?? []];
    if (news.length === 0) return "breaking";
    if (olds.length === 0) return side === "output" || news.every(isOptional) ? "compatible" : "breaking";
    // Overloads that are added at the end are asked last.
    if (olds.length > news.length || (olds.length < news.length && side === "input")) return "breaking";
    return gravest(olds.map((old, index) => compareMember(old, news[index] ?? old, side)));
  });
  return gravest(verdicts);
}

function membersByName(members: readonly Member[]): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  for (const member of members) {
    const name = member.name === undefined ? String(member.kind) : `${isStatic(member) ? "static " : ""}${codeOf(member.name)}`;
    found.set(name, [...(found.get(name) ?? []), member]);
  }
  return found;
}

function compareMember(base: Member, now: Member, side: Side): Verdict {
  if (codeOf(base) === codeOf(now)) return "compatible";
  const optional: Verdict =
    isOptional(base) === isOptional(now) || (side === "input" ? isOptional(now) : isOptional(base)) ? "compatible" : "breaking";
  const readonly: Verdict = side === "output" && !isReadonly(base) && isReadonly(now) ? "risky" : "compatible";
  return gravest([optional, readonly, compareMemberTypes(base, now, side)]);
}

function compareMemberTypes(base: Member, now: Member, side: Side): Verdict {
  if (isSignature(base) && isSignature(now)) return compareSignatures(base, now, base.kind === ts.SyntaxKind.Constructor ? "output" : side);
  if (!isProperty(base) || !isProperty(now) || base.type === undefined || now.type === undefined) return "breaking";
  return compareTypes(base.type, now.type, side);
}

type Property = ts.PropertySignature | ts.PropertyDeclaration;

function isProperty(member: Member): member is Property {
  return ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
}

function isSignature(member: Member): member is Member & ts.SignatureDeclaration {
  const { MethodSignature, MethodDeclaration, CallSignature, Constructor, ConstructSignature } = ts.SyntaxKind;
  return [MethodSignature, MethodDeclaration, CallSignature, Constructor, ConstructSignature].includes(member.kind);
}

function isOptional(member: Member): boolean {
  return "questionToken" in member && member.questionToken !== undefined;
}

function isStatic(member: Member): boolean {
  return hasModifier(member, ts.SyntaxKind.StaticKeyword);
}

function isReadonly(member: Member): boolean {
  return hasModifier(member, ts.SyntaxKind.ReadonlyKeyword);
}

function hasModifier(member: Member, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(member) && ts.getModifiers(member)?.some((modifier) => modifier.kind === kind) === true;
}

/** What it means that a function became another one: one that the consumer calls (`output`), or one that it hands over (`input`). */
export function compareSignatures(base: ts.SignatureDeclaration, now: ts.SignatureDeclaration, side: Side): Verdict {
  if (!keepsTypeParameters(base.typeParameters, now.typeParameters)) return "breaking";
  const given: Side = side === "output" ? "input" : "output";
  const verdicts = Array.from({ length: Math.max(base.parameters.length, now.parameters.length) }, (_, index): Verdict => {
    const [before, after] = [base.parameters[index], now.parameters[index]];
    // A function that is handed over need not take all that it is given.
    if (before === undefined) return side === "input" || mayBeLeftOut(after) ? "compatible" : "breaking";
    if (after === undefined || (before.dotDotDotToken === undefined) !== (after.dotDotDotToken === undefined)) return "breaking";
    if (side === "output" && mayBeLeftOut(before) && !mayBeLeftOut(after)) return "breaking";
    if (side === "input" && !mayBeLeftOut(before) && mayBeLeftOut(after)) return "breaking";
    return before.type === undefined || after.type === undefined ? "breaking" : compareTypes(before.type, after.type, given);
  });
  if (base.type === undefined || now.type === undefined) return gravest([...verdicts, base.type === now.type ? "compatible" : "breaking"]);
  return gravest([...verdicts, compareTypes(base.type, now.type, side)]);
}

function mayBeLeftOut(parameter: ts.ParameterDeclaration | undefined): boolean {
  return parameter?.questionToken !== undefined || parameter?.dotDotDotToken !== undefined;
}

/** Whether they are the same, but for more at the end that have a default. */
export function keepsTypeParameters(
  base: readonly ts.TypeParameterDeclaration[] = [],
  now: readonly ts.TypeParameterDeclaration[] = [],
): boolean {
  const isKept = base.every((parameter, index) => {
    const other = now[index];
    return other !== undefined && codeOf(parameter) === codeOf(other);
  });
  return isKept && now.slice(base.length).every((parameter) => parameter.default !== undefined);
}

export function gravest(verdicts: readonly Verdict[]): Verdict {
  return verdictOf(verdicts.map((verdict) => ({ verdict }))) ?? "compatible";
}
