import ts from "../core/modules/typescript.js";
import { refuse } from "../read/document-fault.js";
import { identifiersIn } from "./identifiers-in.js";
import { declareTypes } from "./openapi-typescript.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { groupByTag, listOperations } from "../model/operations.js";
import { isFurtherQuery } from "../model/parameters.js";
import { type OperationModel, operationsInterface } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import { printDeclarations, printMembers } from "./print-types.js";
import { referenceFaults } from "../model/references.js";
import { typeNames } from "./schemas.js";
import { HEADER, importLine, LINE_WIDTH } from "./text.js";
import { memberName, replaceMembers } from "./members.js";
import { operationView, ownPaths, wholeQuery } from "./operation-view.js";
import { refuseGrowth } from "../model/normalize/growth.js";
import { typeView } from "../model/normalize/type-view.js";
import { nameRecursiveSchemas } from "../model/normalize/recursion.js";

/**
 * Generates `types.ts` with `paths`, `components` and `operations`, and in `types/` a file for the components and one per tag: code that uses
 * one tag makes the compiler read only that tag.
 */
export function generateTypes(document: OpenApiDocument): OutputFile[] {
  refuse(referenceFaults(document));
  const models = listOperations(document);
  const typed = typeView(document);
  refuseGrowth(document, typed);
  const view = operationView(typed, models);
  const declarations = declareTypes(view, nameRecursiveSchemas(view), typeNames(document));
  const groups = groupByTag(models);
  const members = new Map(declarations.operations.map((member) => [memberName(member), member]));
  const helpers = declarations.others.flatMap((node) => (ts.isTypeAliasDeclaration(node) ? [node.name.text] : []));
  const shared: Shared = { names: ["components", ...helpers], used: new Set() };
  const files = [...groups].map(([group, operations]) => operationsFile(group, operations, members, shared));
  const passedOn = ["components", ...declarations.others.map(nameOf).filter((name) => name === "webhooks")];
  const types = typesFile(ownPaths(declarations.paths), [...groups.keys()], passedOn, shared);
  const exported = helpers.filter((name) => shared.used.has(name));
  return [types, componentsFile(declarations.components, declarations.others, exported), ...files];
}

/** The names that the file of components declares, and those that other files use. */
interface Shared {
  names: readonly string[];
  used: Set<string>;
}

function typesFile(paths: readonly ts.Node[], groups: readonly string[], passedOn: readonly string[], shared: Shared): OutputFile {
  const declared = printDeclarations(paths);
  const imports = groups.map((group) => importLine("import type", [operationsInterface(group)], `./types/operations/${group}.js`));
  imports.unshift(...componentImports(declared, shared, "./types/components.js"));
  const text = [
    HEADER,
    ...(imports.length === 0 ? [] : [imports.join("")]),
    `export type { ${passedOn.join(", ")} } from "./types/components.js";\n`,
    operationsDeclaration(groups.map(operationsInterface)),
    declared,
  ];
  return { path: "types.ts", text: text.join("\n") };
}

function operationsDeclaration(names: readonly string[]): string {
  if (names.length === 0) return "export type operations = Record<string, never>;\n";
  const head = "export interface operations";
  const flat = `extends ${names.join(", ")} {}`;
  if (head.length + 1 + flat.length <= LINE_WIDTH) return `${head} ${flat}\n`;
  return 2 + flat.length <= LINE_WIDTH ? `${head}\n  ${flat}\n` : `${head}\n  extends\n    ${names.join(",\n    ")} {}\n`;
}

function componentsFile(components: readonly ts.Node[], others: readonly ts.Node[], exported: readonly string[]): OutputFile {
  const nodes = [...components, ...others];
  const isPrivate = (node: ts.Node): boolean => ts.isTypeAliasDeclaration(node) && !node.modifiers?.length;
  // Without it, a declaration file exports every name.
  const end = nodes.some(isPrivate) ? [exported.length === 0 ? "export {};\n" : `export type { ${exported.join(", ")} };\n`] : [];
  return { path: "types/components.ts", text: [HEADER, printDeclarations(nodes), ...end].join("\n") };
}

function operationsFile(
  group: string,
  operations: readonly OperationModel[],
  members: ReadonlyMap<string, ts.PropertySignature>,
  shared: Shared,
): OutputFile {
  const own = operations.flatMap((operation) => {
    const member = members.get(operation.name);
    return member === undefined ? [] : [wholeQuery(spreadFreeForm(member, operation))];
  });
  const body = `export interface ${operationsInterface(group)} ${printMembers(own)}\n`;
  const imports = componentImports(body, shared, "../components.js").map((line) => `${line}\n`);
  return { path: `types/operations/${group}.ts`, text: [`${HEADER}\n`, ...imports, body].join("") };
}

/** Imports what a file uses of the file of components: openapi-typescript's helper types, too, which it writes into one file. */
function componentImports(text: string, shared: Shared, from: string): string[] {
  const used = identifiersIn(text);
  const names = shared.names.filter((name) => used.has(name));
  for (const name of names) shared.used.add(name);
  return names.length === 0 ? [] : [importLine("import type", names, from)];
}

/** Converts a free-form query parameter to an index signature: its keys are beside the named parameters. */
function spreadFreeForm(member: ts.PropertySignature, operation: OperationModel): ts.PropertySignature {
  const names = new Set(
    operation.parameters.filter((parameter) => isFurtherQuery(operation, parameter)).map((parameter) => parameter.name),
  );
  if (names.size === 0) return member;
  return replaceMembers(member, ["parameters", "query"], (query) => [
    ...query.filter((parameter) => !names.has(memberName(parameter))),
    indexSignature(),
  ]);
}

function indexSignature(): ts.IndexSignatureDeclaration {
  const string = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const unknown = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const key = ts.factory.createParameterDeclaration(undefined, undefined, "key", undefined, string);
  return ts.factory.createIndexSignature(undefined, [key], unknown);
}

function nameOf(node: ts.Node): string {
  return ts.isInterfaceDeclaration(node) ? node.name.text : "";
}
