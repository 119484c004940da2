import { compare } from "../lib/finding.js";
import { group, HARD_LINE, indented, joined, type Layout, LINE, linesOf, listOf, SOFT_LINE, unionOf } from "../lib/layout.js";
import { propertyKey, quote } from "../lib/text.js";
import ts from "../lib/typescript.js";

/** What a name of the module that is printed is called in the report. */
export type Rename = (name: string) => string;

const PRINTER = ts.createPrinter({ removeComments: true });

type Member = ts.TypeElement | ts.ClassElement;

/** Members in braces, each on its own line, in an order that says nothing of how they were written. */
export function membersLayout(members: readonly Member[], rename: Rename): Layout {
  const shown = members.filter((member) => !ts.isSemicolonClassElement(member));
  if (shown.length === 0) return "{}";
  // Overloads keep their order, which decides what a call means.
  const sorted = shown.map((member) => ({ member, key: sortKey(member) })).sort((a, b) => compare(a.key, b.key));
  const lines = sorted.map(({ member }): Layout => [HARD_LINE, deprecation(member), memberLayout(member, rename), ";"]);
  return ["{", indented(lines), HARD_LINE, "}"];
}

/** Of all that a doc comment says, what a compiler and an editor act on. */
export function deprecation(node: ts.Node): Layout {
  const tag = ts.getJSDocDeprecatedTag(node);
  if (tag === undefined) return "";
  const reason = (ts.getTextOfJSDocComment(tag.comment) ?? "").replace(/\s+/g, " ").trim();
  return [`/** @deprecated${reason === "" ? "" : ` ${reason}`} */`, HARD_LINE];
}

/** A type, laid out within the width of a line. */
export function typeLayout(type: ts.Node, rename: Rename): Layout {
  const layout = (node: ts.Node): Layout => typeLayout(node, rename);
  if (ts.isTypeReferenceNode(type)) return [entityName(type.typeName, rename), typeArguments(type.typeArguments, rename)];
  if (ts.isExpressionWithTypeArguments(type)) return [expression(type.expression, rename), typeArguments(type.typeArguments, rename)];
  if (ts.isTypeLiteralNode(type)) return membersLayout(type.members, rename);
  if (ts.isUnionTypeNode(type)) return unionOf(type.types.map(layout));
  if (ts.isIntersectionTypeNode(type)) return intersectionLayout(type, rename);
  if (ts.isArrayTypeNode(type)) return [layout(type.elementType), "[]"];
  if (ts.isTupleTypeNode(type)) return type.elements.length === 0 ? "[]" : listOf("[", type.elements.map(layout), "]");
  if (ts.isNamedTupleMember(type)) {
    const [rest, optional] = [type.dotDotDotToken === undefined ? "" : "...", type.questionToken === undefined ? "" : "?"];
    return [rest, type.name.text, optional, ": ", layout(type.type)];
  }
  if (ts.isRestTypeNode(type)) return ["...", layout(type.type)];
  if (ts.isOptionalTypeNode(type)) return [layout(type.type), "?"];
  if (ts.isParenthesizedTypeNode(type)) return ["(", group([indented([SOFT_LINE, layout(type.type)]), SOFT_LINE]), ")"];
  if (ts.isIndexedAccessTypeNode(type)) return [layout(type.objectType), "[", layout(type.indexType), "]"];
  if (ts.isTypeOperatorNode(type)) return [ts.tokenToString(type.operator) ?? "", " ", layout(type.type)];
  if (ts.isTypeQueryNode(type)) return ["typeof ", entityName(type.exprName, rename), typeArguments(type.typeArguments, rename)];
  if (ts.isFunctionTypeNode(type)) return [signature(type, rename), " => ", layout(type.type)];
  if (ts.isConstructorTypeNode(type)) return ["new ", signature(type, rename), " => ", layout(type.type)];
  if (ts.isConditionalTypeNode(type)) {
    const test = [layout(type.checkType), " extends ", layout(type.extendsType)];
    return group([test, indented([LINE, "? ", layout(type.trueType), LINE, ": ", layout(type.falseType)])]);
  }
  if (ts.isTypePredicateNode(type)) {
    const asserts = type.assertsModifier === undefined ? "" : "asserts ";
    return [asserts, other(type.parameterName), type.type === undefined ? "" : [" is ", layout(type.type)]];
  }
  if (ts.isLiteralTypeNode(type)) return ts.isStringLiteral(type.literal) ? quote(type.literal.text) : other(type.literal);
  if (ts.isMappedTypeNode(type)) return mappedLayout(type, rename);
  if (ts.isImportTypeNode(type)) throw new Error(`an import within a type is not known to the API report: ${type.getText()}`);
  return other(type);
}

/** `<A, B extends C = D>`. */
export function typeParameters(parameters: readonly ts.TypeParameterDeclaration[] | undefined, rename: Rename): Layout {
  if (parameters === undefined || parameters.length === 0) return "";
  const items = parameters.map((parameter): Layout => {
    const modifiers = (parameter.modifiers ?? []).map(({ kind }) => `${ts.tokenToString(kind) ?? ""} `).join("");
    const constraint = parameter.constraint === undefined ? "" : [" extends ", typeLayout(parameter.constraint, rename)];
    const preset = parameter.default === undefined ? "" : [" = ", typeLayout(parameter.default, rename)];
    return [modifiers, parameter.name.text, constraint, preset];
  });
  return listOf("<", items, ">");
}

/** Type parameters and parameters. */
export function signature({ typeParameters: generic, parameters }: ts.SignatureDeclarationBase, rename: Rename): Layout {
  const items = parameters.map((parameter): Layout => {
    const rest = parameter.dotDotDotToken === undefined ? "" : "...";
    const optional = parameter.questionToken === undefined ? "" : "?";
    return [rest, other(parameter.name), optional, typed(parameter.type, rename)];
  });
  const hasRest = parameters.at(-1)?.dotDotDotToken !== undefined;
  return [typeParameters(generic, rename), items.length === 0 ? "()" : hasRest ? bareList("(", items, ")") : listOf("(", items, ")")];
}

/** `: T`, or nothing where no type is written. */
export function typed(type: ts.TypeNode | undefined, rename: Rename): Layout {
  if (type === undefined) return "";
  const layout = typeLayout(type, rename);
  return [": ", ts.isUnionTypeNode(type) ? group(indented([SOFT_LINE, layout])) : layout];
}

function sortKey(member: Member): string {
  if (member.name !== undefined) return `1 ${modifiersOf(member).includes("static") ? "0" : "1"} ${nameText(member.name)}`;
  return `0 ${String(member.kind).padStart(4, "0")}`;
}

function memberLayout(member: Member, rename: Rename): Layout {
  const modifiers = modifiersOf(member)
    .map((modifier) => `${modifier} `)
    .join("");
  const optional = "questionToken" in member && member.questionToken !== undefined ? "?" : "";
  if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) {
    return [modifiers, nameText(member.name), optional, typed(member.type, rename)];
  }
  if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) {
    return [modifiers, nameText(member.name), optional, signature(member, rename), typed(member.type, rename)];
  }
  if (ts.isGetAccessor(member)) return [modifiers, "get ", nameText(member.name), "()", typed(member.type, rename)];
  if (ts.isSetAccessor(member)) return [modifiers, "set ", nameText(member.name), signature(member, rename)];
  if (ts.isConstructorDeclaration(member)) return [modifiers, "constructor", signature(member, rename)];
  if (ts.isCallSignatureDeclaration(member)) return [signature(member, rename), typed(member.type, rename)];
  if (ts.isConstructSignatureDeclaration(member)) return ["new ", signature(member, rename), typed(member.type, rename)];
  if (ts.isIndexSignatureDeclaration(member)) {
    const [key] = member.parameters;
    return [modifiers, "[", key === undefined ? "" : [other(key.name), typed(key.type, rename)], "]", typed(member.type, rename)];
  }
  throw new Error(`a member of this kind is not known to the API report: ${member.getText()}`);
}

function modifiersOf(member: Member): string[] {
  return ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []).map(({ kind }) => ts.tokenToString(kind) ?? "") : [];
}

function nameText(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? propertyKey(name.text) : printed(name);
}

/** An object opens behind what stands before it. */
function intersectionLayout({ types }: ts.IntersectionTypeNode, rename: Rename): Layout {
  const parts = types.map((type, index): Layout => {
    const part = typeLayout(type, rename);
    if (index === 0) return part;
    return ts.isTypeLiteralNode(type) ? [" & ", part] : indented([" &", LINE, part]);
  });
  return group(parts);
}

function mappedLayout({ readonlyToken, typeParameter, nameType, questionToken, type }: ts.MappedTypeNode, rename: Rename): Layout {
  const as = nameType === undefined ? "" : [" as ", typeLayout(nameType, rename)];
  const keys = typeParameter.constraint === undefined ? "" : [" in ", typeLayout(typeParameter.constraint, rename)];
  const readonly = readonlyToken === undefined ? "" : `${signOf(readonlyToken)}readonly `;
  const optional = questionToken === undefined ? "" : `${signOf(questionToken)}?`;
  const member = [readonly, "[", typeParameter.name.text, keys, as, "]", optional, typed(type, rename), ";"];
  return group(["{", indented([LINE, member]), LINE, "}"]);
}

function signOf({ kind }: ts.Node): string {
  return kind === ts.SyntaxKind.PlusToken ? "+" : kind === ts.SyntaxKind.MinusToken ? "-" : "";
}

function typeArguments(types: readonly ts.TypeNode[] | undefined, rename: Rename): Layout {
  if (types === undefined) return "";
  const items = types.map((type) => typeLayout(type, rename));
  return items.length === 1 ? ["<", items, ">"] : bareList("<", items, ">");
}

/** A list that the language allows no comma at the end of. */
function bareList(open: string, items: readonly Layout[], close: string): Layout {
  return group([open, indented([SOFT_LINE, joined(items, [",", LINE])]), SOFT_LINE, close]);
}

function entityName(name: ts.EntityName, rename: Rename): string {
  return ts.isIdentifier(name) ? rename(name.text) : `${entityName(name.left, rename)}.${name.right.text}`;
}

function expression(node: ts.Expression, rename: Rename): string {
  if (ts.isIdentifier(node)) return rename(node.text);
  return ts.isPropertyAccessExpression(node) ? `${expression(node.expression, rename)}.${node.name.text}` : printed(node);
}

function other(node: ts.Node): Layout {
  return linesOf(printed(node));
}

function printed(node: ts.Node): string {
  return PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
}
