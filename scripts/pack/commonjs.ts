import ts from "../core/modules/typescript.js";

/** Compiles a module to CommonJS, without types and comments. */
export function commonJs(text: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, removeComments: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
