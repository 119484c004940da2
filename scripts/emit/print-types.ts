// Prints TypeScript types in prettier's format, so that the output needs no formatting.
import ts from "../core/modules/typescript.js";
import { group, HARD_LINE, ifBroken, indented, joined, type Layout, LINE, linesOf, listOf, render, SOFT_LINE, unionOf } from "./layout.js";
import { unescaped } from "./openapi-typescript.js";
import { docComment, propertyKey, quote } from "./text.js";
import { isName } from "../model/names.js";

/** Prints declarations, separated by blank lines. */
export function printDeclarations(nodes: readonly ts.Node[]): string {
  return nodes.map((node) => `${render([leadingComment(node), declaration(node)])}\n`).join("\n");
}

/** Prints members in braces, one per line. */
export function printMembers(members: readonly ts.TypeElement[]): string {
  return render(braces(members));
}

/** openapi-typescript's own helper refuses a type that may be null. */
const WITH_REQUIRED = `type WithRequired<T, K extends keyof NonNullable<T>> = T & {
  [P in K]-?: NonNullable<T>[P];
};`;

function declaration(node: ts.Node): Layout {
  if (ts.isTypeAliasDeclaration(node) && node.name.text === "WithRequired" && node.typeParameters !== undefined)
    return linesOf(WITH_REQUIRED);
  if (ts.isInterfaceDeclaration(node)) return ["export interface ", identifier(node.name), " ", braces(node.members)];
  if (ts.isTypeAliasDeclaration(node) && node.typeParameters === undefined) {
    const type = layoutOf(node.type);
    const value = isOpenUnion(node.type) ? group(indented([LINE, type])) : [" ", type];
    return [node.modifiers?.length ? "export type " : "type ", identifier(node.name), " =", value, ";"];
  }
  throw unknownNode(node);
}

function braces(members: readonly ts.TypeElement[]): Layout {
  if (members.length === 0) return "{}";
  const lines = members.map((member): Layout => [HARD_LINE, leadingComment(member), memberLayout(member), ";"]);
  return ["{", indented(lines), HARD_LINE, "}"];
}

function memberLayout(member: ts.TypeElement): Layout {
  if (ts.isPropertySignature(member) && member.type !== undefined) {
    const readonly = member.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ReadonlyKeyword) === true ? "readonly " : "";
    return [readonly, nameOf(member.name), member.questionToken === undefined ? "" : "?", ": ", valueLayout(member.type)];
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const [parameter] = member.parameters;
    return ["[", parameter === undefined ? "key" : nameOf(parameter.name), ": string]: ", valueLayout(member.type)];
  }
  throw unknownNode(member);
}

/** Lays out a type after a colon. */
function valueLayout(type: ts.TypeNode): Layout {
  return isOpenUnion(type) ? group(indented([SOFT_LINE, layoutOf(type)])) : layoutOf(type);
}

export function layoutOf(type: ts.Node): Layout {
  const keyword = ts.tokenToString(type.kind);
  if (keyword !== undefined) return keyword;
  if (ts.isLiteralTypeNode(type)) return layoutOf(type.literal);
  if (ts.isStringLiteral(type)) return quote(unescaped(type.text));
  if (ts.isNumericLiteral(type)) return type.text.replace("+", "");
  if (ts.isPrefixUnaryExpression(type)) return ["-", layoutOf(type.operand)];
  if (ts.isIdentifier(type)) return identifier(type);
  if (ts.isTypeLiteralNode(type)) return braces(type.members);
  if (ts.isUnionTypeNode(type)) return unionLayout(type);
  if (ts.isIntersectionTypeNode(type)) return intersectionLayout(type);
  if (ts.isTypeOperatorNode(type)) return [ts.tokenToString(type.operator) ?? "", " ", layoutOf(type.type)];
  if (ts.isArrayTypeNode(type)) return [operand(type.elementType), "[]"];
  if (ts.isTupleTypeNode(type)) return tupleLayout(type);
  if (ts.isParenthesizedTypeNode(type)) return layoutOf(type.type);
  if (ts.isRestTypeNode(type)) return ["...", layoutOf(type.type)];
  if (ts.isOptionalTypeNode(type)) return [operand(type.type), "?"];
  if (ts.isIndexedAccessTypeNode(type)) return [operand(type.objectType), "[", layoutOf(type.indexType), "]"];
  if (ts.isTypeReferenceNode(type)) return referenceLayout(type);
  if (ts.isTemplateLiteralTypeNode(type)) return ["`", type.head.text, type.templateSpans.map(spanLayout), "`"];
  throw unknownNode(type);
}

function spanLayout({ type, literal }: ts.TemplateLiteralTypeSpan): Layout {
  return ["${", layoutOf(type), "}", literal.text];
}

/** openapi-typescript makes no others, with the options that it gets. */
function unknownNode(node: ts.Node): Error {
  return new Error(`cannot print a ${ts.SyntaxKind[node.kind]}`);
}

function unionLayout(type: ts.UnionTypeNode): Layout {
  const members = unionMembers(type);
  if (!isOpenUnion(type)) return joined(members, " | ");
  return unionOf(members);
}

/** Lays out a union's members. Beside literals, `string` becomes `string & {}`, so that editors still suggest the literals. */
function unionMembers(type: ts.UnionTypeNode): Layout[] {
  const members = flatten(type).map((member) => (ts.isIntersectionTypeNode(member) ? operand(member) : layoutOf(member)));
  const open = members.some((member) => typeof member === "string" && /^["']/.test(member));
  return members.map((member) => (open && member === "string" ? "(string & {})" : member));
}

function flatten(type: ts.Node): ts.Node[] {
  if (ts.isParenthesizedTypeNode(type)) return flatten(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(flatten) : [type];
}

/** Checks for a union that may take several lines. Prettier keeps an object and `null` together. */
function isOpenUnion(type: ts.Node): type is ts.UnionTypeNode {
  if (!ts.isUnionTypeNode(type)) return false;
  const members = flatten(type);
  const objects = members.filter(isObject);
  return objects.length !== 1 || !members.every((member) => isObject(member) || isNull(member));
}

function isObject(type: ts.Node): boolean {
  return ts.isTypeLiteralNode(type);
}

function isNull(type: ts.Node): boolean {
  return ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword;
}

/** Lays out an intersection. An object starts on the same line; other operands get lines of their own if they do not fit. */
function intersectionLayout(type: ts.IntersectionTypeNode): Layout {
  const parts = type.types.map((member, index): Layout => {
    const part = operand(member);
    const previous = type.types[index - 1];
    if (previous === undefined) return part;
    if (!isObject(member) && !isObject(previous)) return indented([" &", LINE, part]);
    return [" & ", index > 1 && !(isObject(member) && isObject(previous)) ? indented(part) : part];
  });
  return group(parts);
}

function tupleLayout(type: ts.TupleTypeNode): Layout {
  if (type.elements.length === 0) return "[]";
  const elements = type.elements.map((element) => {
    if (!isOpenUnion(element)) return group(layoutOf(element));
    return group([indented([ifBroken("("), SOFT_LINE, layoutOf(element)]), SOFT_LINE, ifBroken(")")]);
  });
  return listOf("[", elements, "]");
}

/** Lays out a type where unions and intersections need parentheses. */
function operand(type: ts.Node): Layout {
  const inner = ts.isParenthesizedTypeNode(type) ? type.type : type;
  if (ts.isIntersectionTypeNode(inner) || ts.isTypeOperatorNode(inner)) return ["(", layoutOf(inner), ")"];
  if (!ts.isUnionTypeNode(inner)) return layoutOf(inner);
  return isOpenUnion(inner) ? ["(", group([indented([SOFT_LINE, layoutOf(inner)]), SOFT_LINE]), ")"] : ["(", layoutOf(inner), ")"];
}

function referenceLayout(type: ts.TypeReferenceNode): Layout {
  const name = layoutOf(type.typeName);
  const types = type.typeArguments ?? [];
  if (types.length === 0) return name;
  return [name, group(["<", indented([SOFT_LINE, joined(types.map(layoutOf), [",", LINE])]), SOFT_LINE, ">"])];
}

function nameOf(name: ts.Node): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return propertyKey(unescaped(name.text));
  throw unknownNode(name);
}

/** Returns an identifier's text. openapi-typescript represents string literals as identifiers with JSON. */
function identifier({ text }: ts.Identifier): string {
  if (text.startsWith('"')) return quote(unescaped(JSON.parse(text) as string));
  if (!isName(text)) throw new Error(`${JSON.stringify(text)} is not a type name`);
  return text;
}

/** Returns the JSDoc comment that openapi-typescript added to a node, with the description moved out of its tag. */
function leadingComment(node: ts.Node): Layout {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  return comments.map(({ text: comment }): Layout => {
    const lines = unescaped(comment).replaceAll("*\\/", "*/").replace(/^\*/, "").split("\n");
    const tagged = lines.map((line) => line.replace(/^ \* ?/, "").trimEnd());
    const text = deprecatedLast(tagged).map((line) => line.replace(/^\s*@description /, ""));
    const doc = docComment(text[0]?.trim() === "" ? text.slice(1) : text);
    return doc === "" ? "" : [linesOf(doc), HARD_LINE];
  });
}

/** Moves the tag of a deprecated type behind its description, which would be the tag's text otherwise. */
function deprecatedLast(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line, index) => line === "@deprecated" && lines[index + 1]?.startsWith("@description ") === true);
  if (at === -1) return lines;
  const next = lines.findIndex((line, index) => index > at + 1 && line.startsWith("@"));
  const end = next === -1 ? lines.length - 1 : next;
  return [...lines.slice(0, at), ...lines.slice(at + 1, end), "@deprecated", ...lines.slice(end)];
}
