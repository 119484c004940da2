import ts from "typescript";
import { describe, expect, test } from "vitest";
import { programOf, snippetFile } from "../../harness/compile.js";

const PARTS = ["auth", "client", "pagination", "types"] as const;

/** Types of one part that have another name in the SDK, since that name is taken there. */
const RENAMED: Record<string, string> = { "client Pagination": "OperationPagination" };

const program = programOf(Object.fromEntries(["sdk", ...PARTS].map((name) => [name, `export * from "@hosting-platform/${name}";`])));
const checker = program.getTypeChecker();

/** The exports of a package, types included, each with what it leads to. */
function exportsOf(name: string): Map<string, ts.Symbol> {
  const source = program.getSourceFile(snippetFile(name));
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
  return new Map(symbols.map((symbol) => [symbol.name, resolved(symbol)]));
}

function resolved(symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

describe.each(PARTS)("the exports of %s", (part) => {
  test("are the same values in the SDK", async () => {
    const [sdk, own] = (await Promise.all([import("@hosting-platform/sdk"), import(`@hosting-platform/${part}`)])) as object[];
    const values = Object.entries(own ?? {});
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter(([name, value]) => Reflect.get(sdk ?? {}, name) !== value).map(([name]) => name)).toEqual([]);
  });

  test("are the same types in the SDK", () => {
    const sdk = exportsOf("sdk");
    const other = [...exportsOf(part)].filter(([name, symbol]) => sdk.get(RENAMED[`${part} ${name}`] ?? name) !== symbol);
    expect(other.map(([name]) => name)).toEqual([]);
  });
});

test("adds only createPlatform to the exports of its parts", () => {
  const parts = new Set(PARTS.flatMap((part) => [...exportsOf(part).keys()]));
  const own = [...exportsOf("sdk").keys()].filter((name) => !parts.has(name));
  expect(own.sort()).toEqual(["OperationPagination", "PlatformCredential", "PlatformOptions", "PlatformTeam", "createPlatform"]);
});
