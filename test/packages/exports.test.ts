import ts from "typescript";
import { expect, test } from "vitest";
import { programOf, snippetFile } from "../support/compile.js";
import { entriesOf, PACKAGES } from "../support/package-entries.js";

const specifiers = PACKAGES.flatMap((name) => entriesOf(name)).map(({ specifier }) => specifier);
const program = programOf(Object.fromEntries(specifiers.map((specifier) => [specifier, `export * from "${specifier}";`])));
const checker = program.getTypeChecker();

/** The values that the declarations of an entry promise: no types, and nothing that is exported as a type. */
function declaredValues(specifier: string): string[] {
  const source = program.getSourceFile(snippetFile(specifier));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${specifier} has no declarations`);
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => (resolved(symbol).flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol))
    .map(({ name }) => name)
    .sort();
}

function resolved(symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) => ts.isTypeOnlyImportOrExportDeclaration(declaration));
}

async function valuesAtRunTime(specifier: string): Promise<Record<string, unknown>> {
  return (await import(specifier)) as Record<string, unknown>;
}

test.each(specifiers)("%s has at run time the values that its declarations promise", async (specifier) => {
  const values = await valuesAtRunTime(specifier);
  expect(declaredValues(specifier).filter((name) => values[name] === undefined)).toEqual([]);
});

test("no entry has more than its declarations say, but the one whose module the others share", async () => {
  const larger = await Promise.all(
    specifiers.map(async (specifier) => {
      const declared = declaredValues(specifier);
      return Object.keys(await valuesAtRunTime(specifier)).some((name) => !declared.includes(name)) ? [specifier] : [];
    }),
  );
  expect(larger.flat()).toEqual(["@hosting-platform/client/core"]);
});

test("what the shared module has more is in no other entry's declarations", async () => {
  const shared = Object.keys(await valuesAtRunTime("@hosting-platform/client/core"));
  const declared = new Set(declaredValues("@hosting-platform/client/core"));
  const internal = shared.filter((name) => !declared.has(name));
  expect(specifiers.flatMap(declaredValues).filter((name) => internal.includes(name))).toEqual([]);
});

test("values are told from types", () => {
  const core = declaredValues("@hosting-platform/client/core");
  expect(core).toEqual(expect.arrayContaining(["ApiError", "createClient", "followRedirects"]));
  expect(core).not.toContain("ClientOptions");
  expect(declaredValues("@hosting-platform/types/components")).toEqual([]);
});
