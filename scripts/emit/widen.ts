// Widens the types of optional properties.
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

/** Widens the optional parameters of operations, which openapi-typescript does not pass to `transformProperty`. */
export function widenParameters(node: ts.Node): void {
  const name = ts.isPropertySignature(node) ? textOf(node.name) : "";
  if (name === "parameters" && ts.isPropertySignature(node) && node.type && ts.isTypeLiteralNode(node.type)) {
    for (const { type } of node.type.members.filter(ts.isPropertySignature)) {
      if (type === undefined || !ts.isTypeLiteralNode(type)) continue;
      const members = type.members.map((member) => (ts.isPropertySignature(member) ? widenOptional(member, true) : undefined) ?? member);
      Object.assign(type, { members: ts.factory.createNodeArray(members) });
    }
  } else if (name !== "requestBody" && name !== "responses") ts.forEachChild(node, widenParameters);
}

/** Returns the name of a property; "" for a computed one. */
export function textOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";
}
