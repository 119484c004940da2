// Widens the types of optional properties and of lists in parameters.
import ts from "../core/modules/typescript.js";

/** Properties that every object inherits. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith("__")));

const UNDEFINED = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);

/**
 * Widens an optional property with what every object inherits by that name, and in requests with `undefined`: it is left out there, and
 * `exactOptionalPropertyTypes` would refuse it.
 */
export function widenOptional(property: ts.PropertySignature, isSent: boolean): ts.PropertySignature | undefined {
  const { modifiers, name, questionToken, type } = property;
  if (type === undefined || questionToken === undefined) return undefined;
  if (type.kind === ts.SyntaxKind.UnknownKeyword || type.kind === ts.SyntaxKind.NeverKeyword) return undefined;
  const inherited = INHERITED.has(textOf(name)) ? [ts.factory.createTypeReferenceNode("Function")] : [];
  const more = [...inherited, ...(isSent ? [UNDEFINED] : [])];
  if (more.length === 0) return undefined;
  const types = ts.isUnionTypeNode(type) ? type.types : [type];
  const widened = ts.factory.createUnionTypeNode([...types, ...more]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, widened);
}

/** Widens the optional parameters of operations, which openapi-typescript does not pass to `transformProperty`, and lists in parameters. */
export function widenParameters(node: ts.Node, isList: (schema: string) => boolean): void {
  const name = ts.isPropertySignature(node) ? textOf(node.name) : "";
  if (name === "parameters" && ts.isPropertySignature(node) && node.type && ts.isTypeLiteralNode(node.type)) {
    for (const { type } of node.type.members.filter(ts.isPropertySignature)) {
      if (type === undefined || !ts.isTypeLiteralNode(type)) continue;
      const members = type.members.map((member) => (ts.isPropertySignature(member) ? widenOptional(member, true) : undefined) ?? member);
      Object.assign(type, { members: ts.factory.createNodeArray(members) });
    }
    readonlyLists(node, isList);
  } else if (name !== "requestBody" && name !== "responses") ts.forEachChild(node, (child) => widenParameters(child, isList));
}

/**
 * Makes the lists in the type of a parameter readonly, in place: callers pass constants. Bodies stay as they are, since callers also build
 * them piece by piece.
 *
 * @param isList whether a schema is a list, which is not readonly itself
 */
export function readonlyLists(member: ts.Node, isList: (schema: string) => boolean): void {
  const visit = (part: ts.Node): ts.Node => {
    if (ts.isLiteralTypeNode(part)) return part;
    // openapi-typescript writes a string's type as an identifier, which TypeScript refuses as a type where NODE_ENV is "development".
    if (ts.isIdentifier(part) && part.text.startsWith('"')) return ts.factory.createLiteralTypeNode(part as ts.Node as ts.StringLiteral);
    const own = ts.visitEachChild(part, visit, undefined);
    if (ts.isArrayTypeNode(own) || ts.isTupleTypeNode(own)) return ts.factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, own);
    return isList(schemaName(own)) ? ts.factory.createTypeReferenceNode("Readonly", [own as ts.TypeNode]) : own;
  };
  if (ts.isPropertySignature(member) && member.type) Object.assign(member, { type: visit(member.type) });
}

/** Returns the schema's name of `components["schemas"]["Name"]`; "" for another type. */
function schemaName(node: ts.Node): string {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return "";
  const { indexType: key } = node;
  return ts.isLiteralTypeNode(key) && ts.isStringLiteral(key.literal) ? key.literal.text : "";
}

/** Returns the name of a property; "" for a computed one. */
export function textOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";
}
