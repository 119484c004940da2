import ts from "typescript";
import { describe, expect, test } from "vitest";
import { compile, programOf, snippetFile } from "../../harness/compile.js";
import { EQUALS } from "../../harness/type-assertions.js";

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

describe.each(PARTS)("of the package %s", (part) => {
  test("every value is the same in the SDK", async () => {
    const [sdk, own] = (await Promise.all([import("@hosting-platform/sdk"), import(`@hosting-platform/${part}`)])) as object[];
    const values = Object.entries(own ?? {});
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter(([name, value]) => Reflect.get(sdk ?? {}, name) !== value).map(([name]) => name)).toEqual([]);
  });

  test("every type is the same in the SDK", () => {
    const sdk = exportsOf("sdk");
    const other = [...exportsOf(part)].filter(([name, symbol]) => sdk.get(RENAMED[`${part} ${name}`] ?? name) !== symbol);
    expect(other.map(([name]) => name)).toEqual([]);
  });
});

test("the SDK has createPlatform beside the parts, and nothing else", () => {
  const parts = new Set(PARTS.flatMap((part) => [...exportsOf(part).keys()]));
  const own = [...exportsOf("sdk").keys()].filter((name) => !parts.has(name));
  expect(own.sort()).toEqual(["OperationPagination", "PlatformCredential", "PlatformOptions", "PlatformTeam", "createPlatform"]);
});

const START = `import * as s from "@hosting-platform/sdk";\n${EQUALS}
const baseUrl = "https://api.example.com"; const token = "t";\n`;
const CALLS: Record<string, [code: string, ...problems: string[]]> = {
  "right calls": [
    `same<Equals<ReturnType<typeof s.createPlatform>, s.PlatformClient>>();
     s.createPlatform({ baseUrl, token });
     s.createPlatform({ baseUrl, token, teamId: "team_1", timeout: 5, retry: false });
     s.createPlatform({ baseUrl, token: s.environmentToken(), slug: "a-team" });
     s.createPlatform({ baseUrl, token: async () => ({ token, expiresAt: new Date() }) });
     const groups = await s.paginate(s.listAccessGroups, s.createPlatform({ baseUrl, token })).toArray();
     same<Equals<typeof groups, s.AccessGroupListItem[]>>();
     same<Equals<s.Pagination["next"], string | null>>();
     same<Equals<s.OperationPagination<number, string>["cursor"], string>>();`,
  ],
  "no token": [`s.createPlatform({ baseUrl });`, "TS2345"],
  "a token that may be undefined": [`s.createPlatform({ baseUrl, token: token as string | undefined });`, "TS2322"],
  "no base URL": [`s.createPlatform({ token });`, "TS2345"],
  "a team by both names": [`s.createPlatform({ baseUrl, token, teamId: "team_1", slug: "a-team" });`, "TS2345"],
  "a team that may be undefined": [`s.createPlatform({ baseUrl, token, teamId: token as string | undefined });`, "TS2345"],
  "auth beside the token": [`s.createPlatform({ baseUrl, token, auth: s.bearer(token) });`, "TS2322"],
  "an option that there is not": [`s.createPlatform({ baseUrl, token, timeouts: 5 });`, "TS2561"],
};
const problems = compile(Object.fromEntries(Object.entries(CALLS).map(([name, [code]]) => [name, `${START}${code}`])));

test.each(Object.keys(CALLS))("the compiler on %s", (name) => {
  const [, ...expected] = CALLS[name] ?? [""];
  expect(problems[name]?.map(({ message }) => message.split(":")[0] ?? "")).toEqual(expected);
});
