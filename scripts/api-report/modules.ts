import { posix } from "node:path";
import ts from "../lib/typescript.js";
import type { Declaration } from "./print-declaration.js";

/** Where a name leads: to another module of ours, by its path, or to one of other makers, by its specifier. */
export interface Target {
  module: string;
  isExternal: boolean;
}

/** What a name stands for: what the module itself declares, or a name of another one. */
export type Meaning = { kind: "declared"; declarations: Declaration[] } | { kind: "imported"; from: Target; name: string };

/** A module of declarations: what its names stand for. */
export interface Module {
  path: string;
  /** The names that can be referred to in it. */
  inner: ReadonlyMap<string, Meaning>;
  exported: ReadonlyMap<string, { meaning: Meaning; isTypeOnly: boolean }>;
  /** The modules of which all is exported. */
  stars: readonly Target[];
}

/** @param targetOf finds the module that a specifier names */
export function readModule(path: string, text: string, targetOf: (specifier: string) => Target): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const inner = new Map<string, Meaning>();
  const exported = new Map<string, { meaning: Meaning; isTypeOnly: boolean }>();
  const stars: Target[] = [];
  const later: (() => void)[] = [];

  const declare = (name: string, declaration: Declaration, isExported: boolean): void => {
    const known = inner.get(name);
    const meaning: Meaning = known?.kind === "declared" ? known : { kind: "declared", declarations: [] };
    meaning.declarations.push(declaration);
    inner.set(name, meaning);
    if (isExported) exported.set(name, { meaning, isTypeOnly: false });
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement);
    else if (ts.isExportDeclaration(statement)) readExport(statement);
    else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (!ts.isIdentifier(declaration.name)) throw unknown(statement);
        declare(declaration.name.text, declaration, isExported(statement));
      }
    } else if (isDeclaration(statement) && statement.name !== undefined) declare(statement.name.text, statement, isExported(statement));
    else throw unknown(statement);
  }
  // A name may be exported before it is declared.
  for (const act of later) act();
  return { path, inner, exported, stars };

  function readImport(statement: ts.ImportDeclaration): void {
    const { importClause } = statement;
    if (importClause === undefined) return;
    const bindings = importClause.namedBindings;
    if (importClause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) throw unknown(statement);
    for (const { name, propertyName } of bindings.elements) {
      inner.set(name.text, { kind: "imported", from: targetOfStatement(statement), name: (propertyName ?? name).text });
    }
  }

  function readExport(statement: ts.ExportDeclaration): void {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (exportClause === undefined) stars.push(targetOfStatement(statement));
    else if (!ts.isNamedExports(exportClause)) throw unknown(statement);
    else {
      for (const element of exportClause.elements) {
        const name = (element.propertyName ?? element.name).text;
        const exportAs = (meaning: Meaning): unknown =>
          exported.set(element.name.text, { meaning, isTypeOnly: isTypeOnly || element.isTypeOnly });
        if (moduleSpecifier !== undefined) exportAs({ kind: "imported", from: targetOfStatement(statement), name });
        else {
          later.push(() => {
            const meaning = inner.get(name);
            if (meaning === undefined) throw unknown(statement);
            exportAs(meaning);
          });
        }
      }
    }
  }

  function targetOfStatement({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): Target {
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) throw new Error(`${path} imports from nowhere`);
    const { text: specifier } = moduleSpecifier;
    if (!specifier.startsWith(".")) return targetOf(specifier);
    return { module: posix.join(posix.dirname(path), specifier.replace(/\.js$/, ".d.ts")), isExternal: false };
  }
}

function isDeclaration(statement: ts.Statement): statement is Extract<Declaration, ts.Statement> {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  );
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Only what the sources of the packages have is known here. */
function unknown(statement: ts.Statement): Error {
  return new Error(`${statement.getSourceFile().fileName}: the API report does not know statements like this one: ${statement.getText()}`);
}
