import ts from "../core/modules/typescript.js";

/**
 * Rewrites the methods of declarations to properties with function types. The compiler compares the parameters of methods in both
 * directions, and would accept a method that takes less than before.
 */
export function callableProperties(declarations: string): string {
  const source = ts.createSourceFile("declarations.d.ts", declarations, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(source, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => ts.visitEachChild(rewritten(node, context.factory), visit, context);
      return (file) => ts.visitEachChild(file, visit, context);
    },
  ]);
  const [result] = transformed;
  return result === undefined ? declarations : ts.createPrinter().printFile(result);
}

function rewritten(node: ts.Node, factory: ts.NodeFactory): ts.Node {
  if (ts.isMethodSignature(node) && !isOverloaded(node)) {
    return factory.createPropertySignature(node.modifiers, node.name, node.questionToken, functionTypeOf(node, factory));
  }
  if (ts.isMethodDeclaration(node) && node.body === undefined && !isOverloaded(node)) {
    return factory.createPropertyDeclaration(node.modifiers, node.name, node.questionToken, functionTypeOf(node, factory), undefined);
  }
  return node;
}

function functionTypeOf(node: ts.MethodSignature | ts.MethodDeclaration, factory: ts.NodeFactory): ts.FunctionTypeNode {
  return factory.createFunctionTypeNode(
    node.typeParameters,
    node.parameters,
    node.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword),
  );
}

function isOverloaded({ parent, name }: ts.MethodSignature | ts.MethodDeclaration): boolean {
  const members: readonly ts.Node[] = "members" in parent ? parent.members : [];
  const isMethod = (member: ts.Node): member is ts.MethodSignature => ts.isMethodSignature(member) || ts.isMethodDeclaration(member);
  return members.filter((member) => isMethod(member) && member.name.getText() === name.getText()).length > 1;
}
