// Prints TypeScript type syntax the way prettier would, so that no formatter has to read it again.
import ts from "typescript";
import { docComment, LINE_WIDTH, propertyKey, quote } from "./text.js";

/** The source of a list of declarations, one blank line between them. */
export function printDeclarations(nodes: readonly ts.Node[]): string {
  return nodes.map(printDeclaration).join("\n");
}

function printDeclaration(node: ts.Node): string {
  const comment = leadingComment(node, "");
  if (ts.isInterfaceDeclaration(node)) {
    return `${comment}export interface ${node.name.text} ${printMembers(node.members, "")}\n`;
  }
  if (ts.isTypeAliasDeclaration(node) && node.typeParameters === undefined) {
    const name = `export type ${node.name.text} =`;
    return `${comment}${name}${after(node.type, "", name.length + 1)};\n`;
  }
  return `${comment}${printUnknown(node)}\n`;
}

/** Members in braces, each on its own line. */
export function printMembers(members: readonly ts.TypeElement[], indent: string): string {
  if (members.length === 0) return "{}";
  const inner = `${indent}  `;
  return `{\n${members.map((member) => leadingComment(member, inner) + printMember(member, inner)).join("")}${indent}}`;
}

function printMember(member: ts.TypeElement, indent: string): string {
  if (ts.isPropertySignature(member) && member.type !== undefined) {
    const readonly = member.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ReadonlyKeyword) === true ? "readonly " : "";
    const head = `${indent}${readonly}${printName(member.name)}${member.questionToken === undefined ? "" : "?"}:`;
    return `${head}${after(member.type, indent, head.length + 1)};\n`;
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const [parameter] = member.parameters;
    const head = `${indent}[${parameter === undefined ? "key" : printName(parameter.name)}: string]:`;
    return `${head}${after(member.type, indent, head.length + 1)};\n`;
  }
  return `${indent}${printUnknown(member)};\n`;
}

/** A type behind `name:` or `name =`: on the same line where it fits, a union one member a line where it does not. */
function after(type: ts.TypeNode, indent: string, column: number): string {
  const flat = printType(type, indent);
  if (ts.isIntersectionTypeNode(type) && isBroken(type, column + 1 + firstLineLength(flat)))
    return ` ${printBrokenIntersection(type, indent)}`;
  if (!ts.isUnionTypeNode(type) || column + 1 + firstLineLength(flat) <= LINE_WIDTH || shouldHug(type)) return ` ${flat}`;
  const inner = `${indent}  `;
  return unionMembers(type, `${inner}  `)
    .map((member) => `\n${inner}| ${member}`)
    .join("");
}

/** Prettier keeps an object beside `null` on one line. */
function shouldHug(type: ts.UnionTypeNode): boolean {
  const objects = type.types.filter((member) => ts.isTypeLiteralNode(member));
  return objects.length === 1 && type.types.every((member) => ts.isTypeLiteralNode(member) || isNullish(member));
}

function isNullish(type: ts.TypeNode): boolean {
  return type.kind === ts.SyntaxKind.UndefinedKeyword || (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword);
}

function firstLineLength(text: string): number {
  const end = text.indexOf("\n");
  return end === -1 ? text.length : end;
}

const KEYWORDS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.StringKeyword, "string"],
  [ts.SyntaxKind.NumberKeyword, "number"],
  [ts.SyntaxKind.BooleanKeyword, "boolean"],
  [ts.SyntaxKind.UnknownKeyword, "unknown"],
  [ts.SyntaxKind.NeverKeyword, "never"],
  [ts.SyntaxKind.UndefinedKeyword, "undefined"],
  [ts.SyntaxKind.NullKeyword, "null"],
  [ts.SyntaxKind.TrueKeyword, "true"],
  [ts.SyntaxKind.FalseKeyword, "false"],
]);

/** A type whose closing brace, if any, stands at `indent`. */
export function printType(type: ts.Node, indent: string): string {
  const keyword = KEYWORDS.get(type.kind);
  if (keyword !== undefined) return keyword;
  if (ts.isLiteralTypeNode(type)) return printType(type.literal, indent);
  if (ts.isStringLiteral(type)) return quote(type.text);
  if (ts.isNumericLiteral(type)) return type.text;
  if (ts.isPrefixUnaryExpression(type)) return `-${printType(type.operand, indent)}`;
  if (ts.isIdentifier(type)) return escapeSeparators(type.text);
  if (ts.isTypeLiteralNode(type)) return printMembers(type.members, indent);
  if (ts.isUnionTypeNode(type)) return printUnion(type, indent);
  if (ts.isIntersectionTypeNode(type)) return printIntersection(type, indent);
  if (ts.isArrayTypeNode(type)) return `${printOperand(type.elementType, indent)}[]`;
  if (ts.isTupleTypeNode(type)) return `[${type.elements.map((element) => printType(element, indent)).join(", ")}]`;
  if (ts.isRestTypeNode(type)) return `...${printType(type.type, indent)}`;
  if (ts.isParenthesizedTypeNode(type)) return printOperand(type.type, indent);
  if (ts.isTypeOperatorNode(type)) return `readonly ${printOperand(type.type, indent)}`;
  if (ts.isIndexedAccessTypeNode(type)) return `${printOperand(type.objectType, indent)}[${printType(type.indexType, indent)}]`;
  if (ts.isTypeReferenceNode(type)) return printReference(type, indent);
  return printUnknown(type);
}

function printUnion(type: ts.UnionTypeNode, indent: string): string {
  return unionMembers(type, indent).join(" | ");
}

/** Beside literals, `string` is written so that the compiler does not swallow them and editors still offer them. */
function unionMembers(type: ts.UnionTypeNode, indent: string): string[] {
  const members = flatten(type).map((member) => printType(member, indent));
  const open = members.some((member) => member.startsWith('"'));
  return members.map((member) => (open && member === "string" ? "(string & {})" : member));
}

function flatten(type: ts.Node): ts.Node[] {
  if (ts.isParenthesizedTypeNode(type)) return flatten(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(flatten) : [type];
}

function printIntersection(type: ts.IntersectionTypeNode, indent: string): string {
  return type.types.map((member) => printOperand(member, indent)).join(" & ");
}

/** Prettier breaks an intersection that is too long, and one of several references and an object. */
function isBroken(type: ts.IntersectionTypeNode, width: number): boolean {
  const objects = type.types.filter((member) => ts.isTypeLiteralNode(member)).length;
  return objects < type.types.length && (width > LINE_WIDTH || (objects > 0 && type.types.length - objects > 1));
}

/** One operand a line; an object opens behind the operand before it. */
function printBrokenIntersection(type: ts.IntersectionTypeNode, indent: string): string {
  const inner = `${indent}  `;
  return type.types
    .map((member, index) => {
      const text = printOperand(member, inner);
      if (index === 0) return text;
      return ts.isTypeLiteralNode(member) ? ` & ${text}` : ` &\n${inner}${text}`;
    })
    .join("");
}

/** A type in a place where a union or an intersection needs parentheses. */
function printOperand(type: ts.Node, indent: string): string {
  const inner = ts.isParenthesizedTypeNode(type) ? type.type : type;
  const compound = ts.isUnionTypeNode(inner) || ts.isIntersectionTypeNode(inner) || ts.isTypeOperatorNode(inner);
  const text = printType(inner, indent);
  return compound ? `(${text})` : text;
}

function printReference(type: ts.TypeReferenceNode, indent: string): string {
  const name = ts.isIdentifier(type.typeName) ? type.typeName.text : printUnknown(type.typeName);
  if (type.typeArguments === undefined || type.typeArguments.length === 0) return name;
  return `${name}<${type.typeArguments.map((argument) => printType(argument, indent)).join(", ")}>`;
}

function printName(name: ts.Node): string {
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return propertyKey(name.text);
  return printUnknown(name);
}

/** openapi-typescript writes string literals as identifiers that hold JSON. */
function escapeSeparators(text: string): string {
  return text.startsWith('"') ? quote(JSON.parse(text) as string) : text;
}

/** The comment that openapi-typescript set before a node; a description is said without its tag, as editors show it best. */
function leadingComment(node: ts.Node, indent: string): string {
  const comments = ts.getSyntheticLeadingComments(node) ?? [];
  return comments
    .map((comment) => {
      const lines = comment.text.replaceAll("*\\/", "*/").replace(/^\*/, "").split("\n");
      const text = lines.map((line) =>
        line
          .replace(/^ \* ?/, "")
          .replace(/^\s*@description /, "")
          .trimEnd(),
      );
      return `${docComment(text[0]?.trim() === "" ? text.slice(1) : text, indent)}\n`;
    })
    .join("");
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });

/** Syntax that openapi-typescript writes only in its helper types. */
function printUnknown(node: ts.Node): string {
  const file = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);
  return printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/^( +)/gm, (spaces) => " ".repeat(spaces.length / 2));
}
