import ts from "../lib/typescript.js";
import type { Reports } from "./model.js";
import { readReportText } from "./text.js";

/** What a report says of a name: its declarations, of which a function with overloads has several. */
export interface Item {
  name: string;
  nodes: readonly ts.Statement[];
  isExported: boolean;
}

/** A name of another module, or of this one. */
export interface Link {
  specifier: string;
  name: string;
  /** It stands for a type alone, also where there is a value of that name. */
  isTypeOnly: boolean;
}

/** A report, read back. */
export interface Report {
  specifier: string;
  package: string;
  /** As `exports` has it. */
  entry: string;
  items: ReadonlyMap<string, Item>;
  imports: ReadonlyMap<string, Link>;
  exports: ReadonlyMap<string, Link>;
  stars: readonly string[];
  /** The lines of a report that is no code. */
  facts: readonly string[];
}

/** Reports by their specifiers. What is no report is left out. */
export type Surface = ReadonlyMap<string, Report>;

export function readReports(reports: Reports): Surface {
  return new Map(
    [...reports.values()].flatMap((text): [string, Report][] => {
      const report = readReport(text);
      return report === undefined ? [] : [[report.specifier, report]];
    }),
  );
}

function readReport(text: string): Report | undefined {
  const { heading, language, code } = readReportText(text) ?? {};
  if (heading === undefined || code === undefined) return undefined;
  const segments = heading.split("/");
  const length = heading.startsWith("@") ? 2 : 1;
  const [name, rest] = [segments.slice(0, length).join("/"), segments.slice(length)];
  const parts = language === "ts" ? readCode(heading, code) : { ...NO_CODE, facts: code.split("\n").filter((line) => line !== "") };
  return { specifier: heading, package: name, entry: rest.length === 0 ? "." : ["", ...rest].join("/").replace("/", "./"), ...parts };
}

type Parts = Pick<Report, "items" | "imports" | "exports" | "stars" | "facts">;

const NO_CODE: Parts = { items: new Map(), imports: new Map(), exports: new Map(), stars: [], facts: [] };

function readCode(specifier: string, code: string): Parts {
  const items = new Map<string, { name: string; nodes: ts.Statement[]; isExported: boolean }>();
  const imports = new Map<string, Link>();
  const exports = new Map<string, Link>();
  const stars: string[] = [];
  for (const statement of ts.createSourceFile(`${specifier}.ts`, code, ts.ScriptTarget.ES2022, true).statements) {
    const from = fromOf(statement) ?? specifier;
    if (ts.isExportDeclaration(statement) && statement.exportClause === undefined) stars.push(from);
    for (const element of specifiersOf(statement)) {
      const { name, propertyName } = element;
      const link = { specifier: from, name: (propertyName ?? name).text, isTypeOnly: ts.isTypeOnlyImportOrExportDeclaration(element) };
      (ts.isExportDeclaration(statement) ? exports : imports).set(name.text, link);
    }
    const name = nameOf(statement);
    if (name === undefined) continue;
    const item = items.get(name) ?? { name, nodes: [], isExported: isExported(statement) };
    item.nodes.push(statement);
    items.set(name, item);
  }
  return { items, imports, exports, stars, facts: [] };
}

function fromOf(statement: ts.Statement): string | undefined {
  const specifier = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement.moduleSpecifier : undefined;
  return specifier !== undefined && ts.isStringLiteral(specifier) ? specifier.text : undefined;
}

function specifiersOf(statement: ts.Statement): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  return clause !== undefined && (ts.isNamedImports(clause) || ts.isNamedExports(clause)) ? [...clause.elements] : [];
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name;
    return name !== undefined && ts.isIdentifier(name) ? name.text : undefined;
  }
  const name = "name" in statement ? (statement.name as ts.Node | undefined) : undefined;
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined;
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** What a name of an entry leads to. */
export interface Found {
  /** Where it is declared: an entry, or a module of other makers, of which there is no report. */
  specifier: string;
  name: string;
  item?: Item;
  isTypeOnly: boolean;
}

/** Follows a name through what is exported again; undefined where nothing of that name is exported. */
export function findExport(surface: Surface, specifier: string, name: string, seen = new Set<string>()): Found | undefined {
  const report = surface.get(specifier);
  if (report === undefined) return { specifier, name, isTypeOnly: false };
  if (seen.has(specifier)) return undefined;
  const item = report.items.get(name);
  if (item?.isExported === true) return { specifier, name, item, isTypeOnly: false };
  const link = report.exports.get(name);
  if (link !== undefined) return followLink(surface, report, link);
  const ways = report.stars
    .filter((star) => surface.has(star))
    .flatMap((star) => findExport(surface, star, name, new Set([...seen, specifier])) ?? []);
  // Two modules of which all is exported hide what both have, unless it is the same.
  const [first] = ways;
  return ways.every((way) => way.specifier === first?.specifier && way.name === first.name) ? first : undefined;
}

/** The entry that an entry has a name from, and what it is called there; undefined for what is its own. */
export function sourceOf(surface: Surface, specifier: string, name: string): Pick<Link, "specifier" | "name"> | undefined {
  const report = surface.get(specifier);
  if (report === undefined || report.items.get(name)?.isExported === true) return undefined;
  const link = report.exports.get(name);
  if (link !== undefined) return link.specifier === specifier ? undefined : link;
  const star = report.stars.find((star) => surface.has(star) && findExport(surface, star, name) !== undefined);
  return star === undefined ? undefined : { specifier: star, name };
}

/** All names that an entry exports. */
export function exportedNames(surface: Surface, specifier: string, seen: ReadonlySet<string> = new Set()): Set<string> {
  const report = surface.get(specifier);
  if (report === undefined || seen.has(specifier)) return new Set();
  const own = [...report.items.values()].flatMap(({ name, isExported }) => (isExported ? [name] : []));
  const inner = report.stars.flatMap((star) => [...exportedNames(surface, star, new Set([...seen, specifier]))]);
  return new Set([...own, ...report.exports.keys(), ...inner]);
}

function followLink(surface: Surface, report: Report, { specifier, name, isTypeOnly }: Link): Found | undefined {
  const item = specifier === report.specifier ? report.items.get(name) : undefined;
  if (item !== undefined) return { specifier, name, item, isTypeOnly };
  const found = findExport(surface, specifier, name);
  return found === undefined ? undefined : { ...found, isTypeOnly: isTypeOnly || found.isTypeOnly };
}
