import { dirname, posix } from "node:path";
import { compare } from "../core/cli/finding.js";
import ts from "../core/modules/typescript.js";
import { oneLine } from "../model/case.js";
import { entriesOf, type PackageApi } from "./package-api.js";

/** Declarations by their name, and that of the member: neither their order nor their file matters. */
export class Description {
  readonly #parts = new Map<string, { text: string; lines: string[] }>();
  readonly #names = new Set<string>();
  readonly #exported = new Set<string>();

  constructor(api: PackageApi) {
    const open = new Set(entriesOf(api).map(([, path]) => path));
    for (const [path, text] of api.modules)
      for (const [, from = ""] of text.matchAll(/^export \* from "(\..*)\.js";?$/gm)) open.add(posix.join(dirname(path), `${from}.d.ts`));
    for (const [path, text] of api.modules)
      for (const statement of ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true).statements) {
        if (ts.isImportDeclaration(statement)) this.#import(statement);
        else if (ts.isExportDeclaration(statement)) this.#export(path, statement);
        else if (ts.isVariableStatement(statement))
          for (const each of statement.declarationList.declarations) this.#declare(each, statement, open.has(path));
        else this.#declare(statement, statement, open.has(path));
      }
  }

  /** Returns the lines of what another description does not have. */
  linesWithout(other: Description): string[] {
    return [...this.#parts].flatMap(([key, { text, lines }]) => (other.#parts.get(key)?.text === text ? [] : lines));
  }

  /** Finds a type that is not exported, and the name that it had before. */
  renamedSince(old: Description): { name: string; was: string } | undefined {
    for (const [key, { text }] of this.#parts) {
      const words = old.#parts.get(key)?.text.split(/\b/) ?? [];
      for (const [index, name] of text.split(/\b/).entries()) {
        const was = words[index] ?? "";
        if (this.#hasOwn(name, old) && old.#hasOwn(was, this)) return { name, was };
      }
    }
    return undefined;
  }

  #hasOwn(name: string, other: Description): boolean {
    return this.#names.has(name) && !this.#exported.has(name) && !other.#names.has(name);
  }

  /** What an import without a new name means is declared elsewhere in the package, or in another. */
  #import({ importClause, moduleSpecifier: from }: ts.ImportDeclaration): void {
    const names = importClause?.namedBindings;
    for (const { name, propertyName } of names !== undefined && ts.isNamedImports(names) ? names.elements : []) {
      const line = `import { ${propertyName ? `${propertyName.text} as ` : ""}${name.text} } from ${from.getText()};`;
      if (propertyName !== undefined || !from.getText().startsWith(`".`)) this.#parts.set(line, { text: line, lines: [line] });
    }
  }

  #export(path: string, statement: ts.ExportDeclaration): void {
    const { exportClause: clause, isTypeOnly } = statement;
    const names = clause !== undefined && ts.isNamedExports(clause) ? clause.elements : [];
    if (names.length === 0) this.#add(`export ${path} ${statement.getText()}`, statement.getText());
    for (const { name, propertyName, ...each } of names) {
      this.#exported.add((propertyName ?? name).text);
      const type = isTypeOnly || each.isTypeOnly ? "type " : "";
      this.#add(`export ${path} ${name.text}`, `export ${type}{ ${propertyName ? `${propertyName.text} as ` : ""}${name.text} };`);
    }
  }

  #declare(node: ts.Node, statement: ts.Statement, isOpen: boolean): void {
    const [name, members] = [nameOf(node), membersOf(node)];
    const isExported = isOpen && /^export\b/.test(statement.getText());
    this.#names.add(name);
    if (isExported) this.#exported.add(name);
    const head = statement.getSourceFile().text.slice(statement.getStart(), members?.pos ?? statement.end);
    const text = textOf(node, true).replace(/^(?:(?:export|declare) )+/, "");
    this.#add(name, `${isExported ? "export " : ""}${text}`, members ? `${head} }` : head);
    members?.forEach((member, index) => {
      const value = ts.isEnumMember(member) && !member.initializer ? ` = ${index}` : "";
      this.#add(`${name}.${nameOf(member)}`, textOf(member) + value, `${head} ${member.getText()} }`);
    });
  }

  #add(key: string, text: string, line = text): void {
    const known = this.#parts.get(key) ?? { text: "", lines: [] };
    this.#parts.set(key, { text: `${known.text}\n${text}`, lines: [...known.lines, oneLine(line)] });
  }
}

/** Gives types that are not exported the names that the old version has in their place. */
export function withOldNames(old: PackageApi, now: PackageApi): PackageApi {
  const { name, was } = new Description(now).renamedSince(new Description(old)) ?? {};
  if (name === undefined || was === undefined) return now;
  // Not the names of members.
  const uses = new RegExp(String.raw`(?<![.\w"'])(?:(?<=(?:const|let|function) )${name}\b|${name}(?![\w"']|\??[:(]))`, "g");
  const modules = new Map([...now.modules].map(([path, code]) => [path, code.replace(uses, was)]));
  // What is left is no type.
  const isDone = [...modules].every(([path, code]) => code === now.modules.get(path));
  return isDone ? now : withOldNames(old, { ...now, modules });
}

function membersOf(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  return "members" in node ? (node.members as ts.NodeArray<ts.Node>) : undefined;
}

/** Returns the name of a declaration or member. A symbol as its name may itself be private. */
function nameOf(node: ts.Node): string {
  return "name" in node && node.name ? (node.name as ts.Node).getText().replace(/^\[\w+\]$/, "") : "";
}

/** Returns the text of a declaration. The order of the members of a type, and of the types of a union, does not matter. */
function textOf(node: ts.Node, isHead = false): string {
  const textsOf = (nodes: readonly ts.Node[]): string[] => nodes.map((each) => textOf(each));
  if (ts.isUnionTypeNode(node)) return textsOf(node.types).sort(compare).join(" | ");
  const members = membersOf(node);
  const sorted = members === undefined || isHead ? [] : textsOf([...members].sort((a, b) => compare(nameOf(a), nameOf(b))));
  const isMembers = ({ kind, pos }: ts.Node): boolean => kind === ts.SyntaxKind.SyntaxList && pos === members?.pos;
  const children = node.getChildren().flatMap((child) => (isMembers(child) ? sorted : [textOf(child)]));
  return (children.length === 0 ? node.getText() : children.join(" ")).replace(/ [;,]$/, "");
}
