import { dirname, posix } from "node:path";
import ts from "../core/modules/typescript.js";

/** All exports of a module. */
const ALL = "*";

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;

/** A unit that is kept or removed: a statement, or one name of an import or export. */
type Part = ts.Statement | Specifier;

interface Module {
  path: string;
  source: ts.SourceFile;
  /** Declarations and imports by local name. A function with overloads has several. */
  inner: Map<string, Part[]>;
  /** Exports by name. */
  exported: Map<string, Part[]>;
  /** `export *` declarations. */
  stars: ts.ExportDeclaration[];
  kept: Set<Part>;
}

/**
 * Reduces declaration modules to what the entries' exports need. The compiler declares all exports of a source, which would publish
 * internals and their dependencies.
 */
export function reachableDeclarations(texts: ReadonlyMap<string, string>, entries: readonly string[]): Map<string, string> {
  const modules = new Map([...texts].map(([path, text]) => [path, readModule(path, text)]));
  const reach = new Reach(modules);
  for (const entry of entries) reach.need(entry, ALL);
  const reached = [...modules.values()].filter(({ path, kept }) => kept.size > 0 || entries.includes(path));
  return new Map(reached.map((module) => [module.path, textOf(module)]));
}

/** Marks the parts of modules that exports need. */
class Reach {
  readonly #modules: ReadonlyMap<string, Module>;
  /** True if an export exists, by path and name. */
  readonly #results = new Map<string, boolean>();

  constructor(modules: ReadonlyMap<string, Module>) {
    this.#modules = modules;
  }

  /** Keeps an export and returns whether it exists. Modules without a text are published elsewhere. */
  need(path: string, name: string): boolean {
    const module = this.#modules.get(path);
    if (module === undefined) return true;
    const key = `${path} ${name}`;
    const result = this.#results.get(key);
    if (result !== undefined) return result;
    // Two modules may `export *` from each other.
    this.#results.set(key, false);
    const own = name === ALL ? [...module.exported.values()].flat() : (module.exported.get(name) ?? []);
    for (const part of own) this.#keep(module, part);
    const stars = name !== ALL && own.length > 0 ? [] : module.stars.filter((star) => this.need(targetOf(module, star) ?? "", name));
    for (const star of stars) module.kept.add(star);
    this.#results.set(key, own.length + stars.length > 0);
    return own.length + stars.length > 0;
  }

  #keep(module: Module, part: Part): void {
    if (module.kept.has(part)) return;
    module.kept.add(part);
    if (!isSpecifier(part)) this.#refer(module, part);
    else {
      const { text } = part.propertyName ?? part.name;
      const target = targetOf(module, statementOf(part));
      if (target !== undefined) this.need(target, text);
      else if (ts.isExportSpecifier(part)) for (const local of module.inner.get(text) ?? []) this.#keep(module, local);
    }
  }

  /** Also looks up property names, which may keep more than necessary. */
  #refer(module: Module, statement: ts.Statement): void {
    for (const name of namesIn(statement)) for (const part of module.inner.get(name) ?? []) this.#keep(module, part);
  }
}

/** The last parsed file by path: most modules do not change between rounds of `--watch`. */
const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string): ts.SourceFile {
  const last = parsed.get(path);
  if (last?.text === text) return last;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  parsed.set(path, source);
  return source;
}

const names = new WeakMap<ts.Statement, ReadonlySet<string>>();

/** Returns all identifiers in a statement. */
function namesIn(statement: ts.Statement): ReadonlySet<string> {
  const known = names.get(statement);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  names.set(statement, found);
  return found;
}

function readModule(path: string, text: string): Module {
  const source = parse(path, text);
  const module: Module = { path, source, inner: new Map(), exported: new Map(), stars: [], kept: new Set() };
  const add = (names: Map<string, Part[]>, { text: name }: { text: string }, part: Part): unknown =>
    names.set(name, [...(names.get(name) ?? []), part]);
  for (const statement of source.statements) {
    const specifiers = specifiersOf(statement);
    if (specifiers !== undefined) {
      const names = ts.isExportDeclaration(statement) ? module.exported : module.inner;
      for (const specifier of specifiers) add(names, specifier.name, specifier);
    } else if (ts.isExportDeclaration(statement) && statement.exportClause === undefined) {
      module.stars.push(statement);
    } else {
      for (const name of namesOf(statement)) {
        add(module.inner, name, statement);
        if (isExported(statement)) add(module.exported, name, statement);
      }
    }
  }
  return module;
}

function specifiersOf(statement: ts.Statement): readonly Specifier[] | undefined {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  if (clause !== undefined && ts.isNamedImports(clause)) return clause.elements;
  if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) return undefined;
  return ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : undefined;
}

/** Returns the names that a statement declares. Supports only the kinds of statements that the packages use. */
function namesOf(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name);
    if (names.every(ts.isIdentifier)) return names;
  } else if (isDeclaration(statement) && statement.name !== undefined && ts.isIdentifier(statement.name)) {
    return [statement.name];
  }
  throw new Error(`unsupported statement: ${statement.getText()}`);
}

function isDeclaration(statement: ts.Statement): statement is ts.DeclarationStatement {
  const { FunctionDeclaration, ClassDeclaration, InterfaceDeclaration, TypeAliasDeclaration, EnumDeclaration } = ts.SyntaxKind;
  return [FunctionDeclaration, ClassDeclaration, InterfaceDeclaration, TypeAliasDeclaration, EnumDeclaration].includes(statement.kind);
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function isSpecifier(part: Part): part is Specifier {
  return ts.isImportSpecifier(part) || ts.isExportSpecifier(part);
}

function statementOf(specifier: Specifier): ts.ImportDeclaration | ts.ExportDeclaration {
  return ts.isExportSpecifier(specifier) ? specifier.parent.parent : (specifier.parent.parent.parent as ts.ImportDeclaration);
}

/** Returns the path that an import or export refers to; undefined if it has no module specifier. */
function targetOf({ path }: Module, { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | undefined {
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  return posix.join(dirname(path), moduleSpecifier.text.replace(/\.js$/, ".ts"));
}

/** Returns the text of the kept parts. */
function textOf({ source, kept }: Module): string {
  const statements = source.statements.map((statement) => {
    const specifiers = specifiersOf(statement);
    if (specifiers === undefined) return kept.has(statement) ? statement.getFullText() : "";
    const needed = specifiers.filter((specifier) => kept.has(specifier));
    if (needed.length === specifiers.length) return statement.getFullText();
    if (needed.length === 0) return "";
    const [first, last] = [specifiers[0]?.getStart() ?? 0, specifiers.at(-1)?.end ?? 0];
    const names = needed.map((specifier) => specifier.getText()).join(", ");
    return source.text.slice(statement.pos, first) + names + source.text.slice(last, statement.end);
  });
  return `${statements.join("").trimStart()}\n`;
}
