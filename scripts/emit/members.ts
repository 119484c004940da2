// Reads and changes the members of TypeScript's object types.
import ts from "../core/modules/typescript.js";

type Replace = (members: readonly ts.TypeElement[]) => ts.TypeElement[];

/** Replaces the members of the object type at a path in a member. */
export function replaceMembers(member: ts.PropertySignature, path: readonly string[], replace: Replace): ts.PropertySignature {
  if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member;
  const [name, ...rest] = path;
  const members =
    name === undefined
      ? replace(member.type.members)
      : member.type.members.map((inner) =>
          ts.isPropertySignature(inner) && memberName(inner) === name ? replaceMembers(inner, rest, replace) : inner,
        );
  const type = ts.factory.createTypeLiteralNode(members);
  return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
}

/** Returns the name of a member, or the empty string. */
export function memberName(member: ts.TypeElement): string {
  const { name } = member;
  if (name === undefined) return "";
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";
}
