import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { REPOSITORY } from "../../scripts/lint/redocly-config.js";
import { programOf, snippetFile } from "../harness/compile.js";
import { findAny } from "../harness/find-any.js";
import { entriesOf, PACKAGES } from "../harness/package-entries.js";

const specifiers = PACKAGES.flatMap((name) => entriesOf(name)).map(({ specifier }) => specifier);
const modules = Object.fromEntries(specifiers.map((specifier) => [specifier, `export * from "${specifier}";`]));
const program = programOf(modules);
const checker = program.getTypeChecker();
const values = new Map(specifiers.map((specifier) => [specifier, declaredValues(specifier)]));

/** Returns the values that the declarations of an entry promise: no types, and nothing that is exported as a type. */
function declaredValues(specifier: string): string[] {
  const source = program.getSourceFile(snippetFile(specifier));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${specifier} has no declarations`);
  const isTypeOnly = (symbol: ts.Symbol): boolean =>
    (symbol.declarations ?? []).some((declaration) => ts.isTypeOnlyImportOrExportDeclaration(declaration));
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  const exported = checker.getExportsOfModule(module);
  return exported.filter((symbol) => (resolved(symbol).flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol)).map(({ name }) => name);
}

it("has one entry per tag in types and client, and a fixed set of others", () => {
  const tags = specifiers.map(
    (specifier) => /^@hosting-platform\/(client|types\/operations)\/(?!by-path$|core$)(.+)$/.exec(specifier) ?? [],
  );
  const of = (place: string): unknown[] => tags.filter((match) => match[1] === place).map((match) => match[2]);
  expect(of("client").length).toBeGreaterThan(0);
  expect(of("client")).toEqual(of("types/operations"));
  expect(specifiers.filter((_, index) => tags[index]?.length === 0).map((specifier) => specifier.slice(18))).toEqual([
    ...["types", "types/components", "client", "client/by-path", "client/core", "auth", "auth/id-token", "pagination", "sdk"],
    ...["emulator", "generator"],
  ]);
});

it.each(specifiers)("declares no any in %s, and only values that exist at run time", async (specifier) => {
  expect(findAny(program, snippetFile(specifier), join(REPOSITORY, "packages"))).toEqual([]);
  const found = (await import(specifier)) as Record<string, unknown>;
  expect(values.get(specifier)?.filter((name) => found[name] === undefined)).toEqual([]);
  // Its module is the one that the other entries share.
  if (specifier === "@hosting-platform/client/core") return;
  expect(Object.keys(found).filter((name) => values.get(specifier)?.includes(name) !== true)).toEqual([]);
});

it("declares no internal value of the shared module in any entry", async () => {
  const core = "@hosting-platform/client/core";
  const shared = (await import(core)) as object;
  const internal = Object.keys(shared).filter((name) => values.get(core)?.includes(name) !== true);
  expect([...values.values()].flat().filter((name) => internal.includes(name))).toEqual([]);
  expect(values.get(core)).toEqual(expect.arrayContaining(["ApiError", "createClient", "followRedirects"]));
  expect(values.get(core)).not.toContain("ClientOptions");
});
