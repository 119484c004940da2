// How many operations the code has that a generator wrote: each makes them look otherwise.
import ts from "../../lib/typescript.js";

/** How many operations a module offers. */
export type CountOperations = (module: ts.SourceFile) => number;

/** Where the operations are in a generator's output. */
export interface OperationsOf {
  count: CountOperations;
  /** Matches the paths, below the output's folder, of the modules that have them. */
  where: RegExp;
}

const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]);

/** The exported constants, such as functions with something beside them. */
export const exportedConstants: CountOperations = (module) => exportedDeclarations(module).length;

/** The exported functions, and the exported constants. */
export const exportedValues: CountOperations = (module) =>
  exportedConstants(module) + module.statements.filter((node) => ts.isFunctionDeclaration(node) && isExported(node)).length;

/** The exported constants that are `async` functions; a constant beside them need not be an operation. */
export const exportedAsyncConstants: CountOperations = (module) =>
  exportedDeclarations(module).filter(({ initializer }) => {
    return initializer !== undefined && ts.isArrowFunction(initializer) && hasModifier(initializer, ts.SyntaxKind.AsyncKeyword);
  }).length;

/** The exported functions that are `async`. */
export const exportedAsyncFunctions: CountOperations = (module) =>
  module.statements.filter((node) => ts.isFunctionDeclaration(node) && isExported(node) && hasModifier(node, ts.SyntaxKind.AsyncKeyword))
    .length;

/** The members of an exported type, each a method of the client. */
export function membersOf(name: string): CountOperations {
  return (module) => membersOfType(module, name).length;
}

/** The methods of each path that is a member of an exported type. Those that a path does not have are optional; a path may be another one. */
export function methodsOf(name: string): CountOperations {
  return (module) => {
    const paths = membersOfType(module, name).filter(ts.isPropertySignature);
    const count = (type: ts.TypeNode | undefined): number => {
      if (type === undefined) return 0;
      if (ts.isTypeLiteralNode(type)) {
        return type.members.filter((method) => method.questionToken === undefined && METHODS.has(method.name?.getText(module) ?? ""))
          .length;
      }
      const other = ts.isIndexedAccessTypeNode(type) ? type.indexType.getText(module) : undefined;
      const found = paths.find((path) => path.type !== type && path.name.getText(module) === other);
      return found?.type !== undefined && ts.isTypeLiteralNode(found.type) ? count(found.type) : 0;
    };
    return paths.reduce((sum, { type }) => sum + count(type), 0);
  };
}

function exportedDeclarations(module: ts.SourceFile): readonly ts.VariableDeclaration[] {
  return module.statements.flatMap((node) => (ts.isVariableStatement(node) && isExported(node) ? node.declarationList.declarations : []));
}

function membersOfType(module: ts.SourceFile, name: string): readonly ts.TypeElement[] {
  return module.statements.flatMap((node): readonly ts.TypeElement[] => {
    if (ts.isInterfaceDeclaration(node)) return node.name.text === name ? node.members : [];
    return ts.isTypeAliasDeclaration(node) && node.name.text === name && ts.isTypeLiteralNode(node.type) ? node.type.members : [];
  });
}

function isExported(node: ts.Statement): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword);
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
}
