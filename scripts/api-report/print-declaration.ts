import { HARD_LINE, indented, joined, type Layout, LINE, linesOf, group, render } from "../lib/layout.js";
import ts from "../lib/typescript.js";
import { deprecation, membersLayout, type Rename, signature, typed, typeLayout, typeParameters } from "./print-type.js";

/** What gives a name a meaning. */
export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.FunctionDeclaration
  | ts.EnumDeclaration
  | ts.VariableDeclaration;

/** A declaration under a name, as one text whatever way it was written: members sorted, without comments but `@deprecated`. */
export function printDeclaration(node: Declaration, name: string, isExported: boolean, rename: Rename): string {
  const keywords = isExported ? "export " : "";
  // Of a variable, the comment stands before the statement.
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return render([deprecation(commented), keywords, layoutOf(node, name, rename)]);
}

function layoutOf(node: Declaration, name: string, rename: Rename): Layout {
  if (ts.isInterfaceDeclaration(node)) return ["interface ", headOf(node, name, rename), membersLayout(node.members, rename)];
  if (ts.isClassDeclaration(node)) {
    const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) === true;
    return ["declare ", isAbstract ? "abstract " : "", "class ", headOf(node, name, rename), membersLayout(node.members, rename)];
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const type = typeLayout(node.type, rename);
    const value = ts.isUnionTypeNode(node.type) ? group(indented([LINE, type])) : [" ", type];
    return ["type ", name, typeParameters(node.typeParameters, rename), " =", value, ";"];
  }
  if (ts.isFunctionDeclaration(node)) return ["declare function ", name, signature(node, rename), typed(node.type, rename), ";"];
  if (ts.isVariableDeclaration(node)) return ["declare const ", name, typed(node.type, rename), ";"];
  const members = node.members.map((member): Layout => [HARD_LINE, deprecation(member), linesOf(member.getText()), ","]);
  return ["declare enum ", name, " {", indented(members), HARD_LINE, "}"];
}

/** Name, type parameters, and what is extended or implemented. */
function headOf(node: ts.InterfaceDeclaration | ts.ClassDeclaration, name: string, rename: Rename): Layout {
  const clauses = (node.heritageClauses ?? []).map(({ token, types }): Layout => {
    const names = types.map((type) => typeLayout(type, rename));
    return [" ", ts.tokenToString(token) ?? "", group(indented([LINE, joined(names, [",", LINE])]))];
  });
  return [name, typeParameters(node.typeParameters, rename), clauses, " "];
}
