import type { Verdict } from "../diff/model.js";
import ts from "../lib/typescript.js";
import { codeOf, compareMembers, compareSignatures, compareTypes, gravest, keepsTypeParameters, type Side } from "./compare-types.js";
import type { Item } from "./read-report.js";
import { sideOfMember } from "./sides.js";

/** What it means that a declaration changed; undefined where it did not, whatever its place and its comments. */
export function compareItems(base: Item, now: Item, sides: ReadonlySet<Side>): Verdict | undefined {
  if (textOf(base.nodes) === textOf(now.nodes)) return undefined;
  return onSides(sides, (side) => {
    const [olds, news] = [base.nodes, now.nodes];
    // A call is resolved to the first overload that it fits: one more at the end takes none away.
    const grows = news.length > olds.length && [...olds, ...news].every(ts.isFunctionDeclaration);
    if (news.length !== olds.length && !grows) return "breaking";
    return gravest(olds.map((old, index) => compareStatements(old, news[index] ?? old, side)));
  });
}

/** What it means that a part of the contract changed; undefined where it did not. */
export function comparePart(name: string, base: ts.TypeElement, now: ts.TypeElement, sides: ReadonlySet<Side>): Verdict | undefined {
  if (textOf([base]) === textOf([now])) return undefined;
  const [before, after] = [typeOf(base), typeOf(now)];
  // Who asks for a path or an operation gets its parameters, bodies and responses, each of which has a side of its own.
  const isOperation = !name.startsWith("components[") && before !== undefined && after !== undefined;
  if (!isOperation || !ts.isTypeLiteralNode(before) || !ts.isTypeLiteralNode(after)) {
    return onSides(sides, (side) => compareMembers([base], [now], side));
  }
  const names = new Set([...before.members, ...after.members].map((member) => member.name?.getText() ?? ""));
  return gravest(
    [...names].map((key): Verdict => {
      const [olds, news] = [before, after].map(({ members }) => members.filter((member) => (member.name?.getText() ?? "") === key));
      return compareMembers(olds ?? [], news ?? [], name.startsWith("paths[") && key !== "parameters" ? "output" : sideOfMember(key));
    }),
  );
}

/** Of a type whose side is not known, what would break on one side only is risky. */
function onSides(sides: ReadonlySet<Side>, verdictAt: (side: Side) => Verdict): Verdict {
  if (sides.size > 0) return gravest([...sides].map(verdictAt));
  const [input, output] = [verdictAt("input"), verdictAt("output")];
  return input === output ? input : "risky";
}

function typeOf(member: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(member) ? member.type : undefined;
}

function compareStatements(base: ts.Statement, now: ts.Statement, side: Side): Verdict {
  if (codeOf(base) === codeOf(now)) return "compatible";
  if (ts.isFunctionDeclaration(base) && ts.isFunctionDeclaration(now)) return compareSignatures(base, now, "output");
  if (ts.isVariableStatement(base) && ts.isVariableStatement(now)) {
    const [old, found] = [base, now].map((statement) => statement.declarationList.declarations[0]?.type);
    return old === undefined || found === undefined ? "breaking" : compareTypes(old, found, "output");
  }
  if (ts.isTypeAliasDeclaration(base) && ts.isTypeAliasDeclaration(now)) {
    return keepsTypeParameters(base.typeParameters, now.typeParameters) ? compareTypes(base.type, now.type, side) : "breaking";
  }
  if ((ts.isInterfaceDeclaration(base) && ts.isInterfaceDeclaration(now)) || (ts.isClassDeclaration(base) && ts.isClassDeclaration(now))) {
    const [old, found] = [base, now].map(({ heritageClauses = [] }) => heritageClauses.map(codeOf).join(" "));
    if (!keepsTypeParameters(base.typeParameters, now.typeParameters) || old !== found || isAbstract(base) !== isAbstract(now))
      return "breaking";
    // Of a class, the consumer makes objects by calling it.
    return compareMembers(base.members, now.members, ts.isClassDeclaration(base) ? "output" : side);
  }
  return "breaking";
}

function isAbstract(node: ts.InterfaceDeclaration | ts.ClassDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) === true;
}

/** Its words, with its comments: the report has none but `@deprecated`. How it is laid out is none of them. */
function textOf(nodes: readonly ts.Node[]): string {
  return nodes.map((node) => wordsOf(node.getFullText()).join(" ")).join("\n");
}

function wordsOf(code: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, code);
  const words: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (LAYOUT.includes(kind)) continue;
    if (CLOSING.includes(kind) && words.at(-1) === ",") words.pop();
    words.push(scanner.getTokenText());
  }
  return words;
}

const { NewLineTrivia, WhitespaceTrivia, SingleLineCommentTrivia } = ts.SyntaxKind;
const LAYOUT: readonly ts.SyntaxKind[] = [NewLineTrivia, WhitespaceTrivia, SingleLineCommentTrivia];

const { CloseParenToken, CloseBracketToken, GreaterThanToken } = ts.SyntaxKind;
const CLOSING: readonly ts.SyntaxKind[] = [CloseParenToken, CloseBracketToken, GreaterThanToken];
