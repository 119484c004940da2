import { dirname, posix } from "node:path";
import ts from "../core/modules/typescript.js";

/** All names that a module exports. */
const ALL = "*";

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier;

/** What is kept or left out: a statement, or one name of an import or of an export. */
type Part = ts.Statement | Specifier;

interface Module {
  path: string;
  source: ts.SourceFile;
  /** By the names that can be referred to in it: what declares or imports them, a function with overloads by several statements. */
  inner: Map<string, Part[]>;
  /** By the names that it exports. */
  exported: Map<string, Part[]>;
  /** The exports of all that another module has. */
  stars: ts.ExportDeclaration[];
  kept: Set<Part>;
}

/**
 * Of modules of declarations, by their paths, what the exports of the entries lead to. A compiler declares all that a source exports: what a
 * package keeps to itself would be published because it stands beside something else, and so would all that this refers to.
 */
export function reachableDeclarations(texts: ReadonlyMap<string, string>, entries: readonly string[]): Map<string, string> {
  const modules = new Map([...texts].map(([path, text]) => [path, readModule(path, text)]));
  const answers = new Map<string, boolean>();

  /** Keeps an export; says whether there is one. A module that is not among these is published elsewhere. */
  function need(path: string, name: string): boolean {
    const module = modules.get(path);
    if (module === undefined) return true;
    const question = `${path} ${name}`;
    const answer = answers.get(question);
    if (answer !== undefined) return answer;
    // Two modules may export all of each other.
    answers.set(question, false);
    const own = name === ALL ? [...module.exported.values()].flat() : (module.exported.get(name) ?? []);
    for (const part of own) keep(module, part);
    const stars = name !== ALL && own.length > 0 ? [] : module.stars.filter((star) => need(targetOf(module, star) ?? "", name));
    for (const star of stars) module.kept.add(star);
    answers.set(question, own.length + stars.length > 0);
    return own.length + stars.length > 0;
  }

  function keep(module: Module, part: Part): void {
    if (module.kept.has(part)) return;
    module.kept.add(part);
    if (!isSpecifier(part)) refer(module, part);
    else {
      const { text } = part.propertyName ?? part.name;
      const target = targetOf(module, statementOf(part));
      if (target !== undefined) need(target, text);
      else if (ts.isExportSpecifier(part)) for (const local of module.inner.get(text) ?? []) keep(module, local);
    }
  }

  /** Names of properties are looked up too, which may keep more than has to be. */
  function refer(module: Module, statement: ts.Statement): void {
    for (const name of namesIn(statement)) for (const part of module.inner.get(name) ?? []) keep(module, part);
  }

  for (const entry of entries) need(entry, ALL);
  const reached = [...modules.values()].filter(({ path, kept }) => kept.size > 0 || entries.includes(path));
  return new Map(reached.map((module) => [module.path, textOf(module)]));
}

/** By path, what was parsed last: a round of `--watch` changes few of the modules. */
const parsed = new Map<string, ts.SourceFile>();

function parse(path: string, text: string): ts.SourceFile {
  const last = parsed.get(path);
  if (last?.text === text) return last;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  parsed.set(path, source);
  return source;
}

const names = new WeakMap<ts.Statement, ReadonlySet<string>>();

/** Every identifier of a statement. */
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

/** What a statement declares. Only what the sources of the packages have is known here. */
function namesOf(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map(({ name }) => name);
    if (names.every(ts.isIdentifier)) return names;
  } else if (isDeclaration(statement) && statement.name !== undefined && ts.isIdentifier(statement.name)) {
    return [statement.name];
  }
  throw new Error(`cannot tell whether this is needed: ${statement.getText()}`);
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

/** The source that an import or an export names; undefined where it names none. */
function targetOf({ path }: Module, { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string | undefined {
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  return posix.join(dirname(path), moduleSpecifier.text.replace(/\.js$/, ".ts"));
}

/** The parts that are kept, as they stand. */
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
