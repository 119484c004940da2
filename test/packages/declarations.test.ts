// Reads the declarations of the packages as editors and compilers do, all in one program: loading it is most of the cost.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { BY_BARREL, BY_TAGS } from "../../scripts/bench/packages/types.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { errorResponses } from "../../scripts/model/operation-facts.js";
import { listOperations } from "../../scripts/model/operations.js";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { instantiations, programOf, snippetFile } from "../harness/compile.js";
import { findAny } from "../harness/find-any.js";
import { INDEXED_POST } from "../harness/indexed-operation.js";
import { entriesOf, PACKAGES } from "../harness/package-entries.js";

const specifiers = PACKAGES.flatMap((name) => entriesOf(name)).map(({ specifier }) => specifier);

/** What a module of a user has wrong with the types of the SDK. */
const WRONG = `import * as p from "@hosting-platform/sdk";
declare const client: p.OperationClient;
export const read: number = await p.readAccessGroup(client, { path: { idOrName: "web" } });
export const page: number = await p.listAccessGroups(client);
export const items: number = await p.paginate(p.listAccessGroups, client).toArray();
export const made: p.AccessGroup = { name: "web" };`;

const program = programOf({
  wrong: WRONG,
  ...Object.fromEntries(specifiers.map((specifier) => [specifier, `import * as p from "${specifier}";\nexport * from "${specifier}";`])),
});
const checker = program.getTypeChecker();
const exported = new Map(specifiers.map((specifier) => [specifier, exportsOf(specifier)]));
const values = new Map(specifiers.map((specifier) => [specifier, declaredValues(specifier)]));

function sourceOf(name: string): ts.SourceFile {
  const source = program.getSourceFile(snippetFile(name));
  if (source === undefined) throw new Error(`${name} is not in the program`);
  return source;
}

function symbolsOf(specifier: string): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(sourceOf(specifier));
  if (module === undefined) throw new Error(`${specifier} has no declarations`);
  return checker.getExportsOfModule(module);
}

/** Returns the exports of an entry, types included, each with the symbol that it leads to. */
function exportsOf(specifier: string): Map<string, ts.Symbol> {
  return new Map(symbolsOf(specifier).map((symbol) => [symbol.name, resolved(symbol)]));
}

function resolved(symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** Returns the values that the declarations of an entry promise: no types, and nothing that is exported as a type. */
function declaredValues(specifier: string): string[] {
  const isTypeOnly = (symbol: ts.Symbol) => symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration) === true;
  const isValue = (symbol: ts.Symbol) => (resolved(symbol).flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(symbol);
  return symbolsOf(specifier).flatMap((symbol) => (isValue(symbol) ? [symbol.name] : []));
}

describe("the entries", () => {
  it("are one per tag in types and client, and a fixed set of others", () => {
    const tags = specifiers.map(
      (specifier) => /^@hosting-platform\/(client|types\/operations)\/(?!by-path$|core$)(.+)$/.exec(specifier) ?? [],
    );
    const of = (place: string): unknown[] => tags.filter((match) => match[1] === place).map((match) => match[2]);
    expect(of("client").length).toBeGreaterThan(0);
    expect(of("client")).toEqual(of("types/operations"));
    expect(specifiers.filter((_, index) => tags[index]?.length === 0).map((specifier) => specifier.slice(18))).toEqual([
      ...["types", "types/components", "client", "client/by-path", "client/core", "auth", "auth/id-token", "pagination", "sdk"],
      ...["emulator", "generator", "cli"],
    ]);
  });

  it.each(specifiers)("declare no any in %s, and only values that exist at run time", async (specifier) => {
    expect(findAny(program, snippetFile(specifier), join(REPOSITORY, "packages"))).toEqual([]);
    const found = (await import(specifier)) as Record<string, unknown>;
    expect(values.get(specifier)?.filter((name) => found[name] === undefined)).toEqual([]);
    // Its module is the one that the other entries share.
    if (specifier === "@hosting-platform/client/core") return;
    expect(Object.keys(found).filter((name) => values.get(specifier)?.includes(name) !== true)).toEqual([]);
  });

  it("declare no internal value of the shared module", async () => {
    const core = "@hosting-platform/client/core";
    const shared = (await import(core)) as object;
    const internal = Object.keys(shared).filter((name) => values.get(core)?.includes(name) !== true);
    expect([...values.values()].flat().filter((name) => internal.includes(name))).toEqual([]);
    expect(values.get(core)).toEqual(expect.arrayContaining(["ApiError", "createClient", "followRedirects"]));
    expect(values.get(core)).not.toContain("ClientOptions");
  });
});

describe("the SDK", () => {
  const PARTS = ["auth", "client", "pagination", "types"].map((name) => `@hosting-platform/${name}`);
  const ofSdk = exported.get("@hosting-platform/sdk");

  it.each(PARTS)("exports the same values as %s", async (part) => {
    const [sdk, own] = (await Promise.all([import("@hosting-platform/sdk"), import(part)])) as object[];
    const found = Object.entries(own ?? {});
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([name, value]) => Reflect.get(sdk ?? {}, name) !== value).map(([name]) => name)).toEqual([]);
  });

  it.each(PARTS)("exports the same types as %s", (part) => {
    // Its name is taken in the SDK.
    const nameOf = (name: string): string => (part.endsWith("/client") && name === "Pagination" ? "OperationPagination" : name);
    const other = [...(exported.get(part) ?? [])].filter(([name, symbol]) => ofSdk?.get(nameOf(name)) !== symbol);
    expect(other.map(([name]) => name)).toEqual([]);
  });

  it("adds only createPlatform to the exports of its parts", () => {
    const parts = new Set(PARTS.flatMap((part) => [...(exported.get(part)?.keys() ?? [])]));
    const own = [...(ofSdk?.keys() ?? [])].filter((name) => !parts.has(name));
    expect(own.sort()).toEqual(["OperationPagination", "PlatformCredential", "PlatformOptions", "PlatformTeam", "createPlatform"]);
  });
});

describe.each(["@hosting-platform/client", "@hosting-platform/sdk"])("an operation of %s", (from) => {
  const symbols = exported.get(from);

  it("documents its description, method, path and errors", () => {
    const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;
    const operations = listOperations(document);
    const missing = operations.flatMap((model) => {
      const documentation = ts.displayPartsToString(symbols?.get(model.name)?.getDocumentationComment(checker));
      const [what = ""] = (model.operation.description ?? model.operation.summary ?? "").trim().split("\n");
      const errors = errorResponses(model).map(([status]) => `\n- ${status}: `);
      const shown = [what, `\n\`${model.method.toUpperCase()} ${model.path}\`\n`, ...errors];
      return shown.filter((text) => text === "" || !documentation.includes(text)).map((text) => `${model.name}: ${text.trim()}`);
    });
    expect(operations.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  const REQUEST = `${INDEXED_POST.operationId.replace(/^./, (letter) => letter.toUpperCase())}Request`;

  it.each([
    ["readAccessGroup", "(client: p.OperationClient, request: p.ReadAccessGroupRequest): Promise<p.ReadAccessGroupResult>"],
    [INDEXED_POST.operationId, `(client: p.OperationClient, request?: p.${REQUEST}<As, Output>): Promise<NoInfer<Output>>`],
    ["listAccessGroups", "(client: p.OperationClient, request?: p.ListAccessGroupsRequest): Promise<p.ListAccessGroupsResult>"],
  ])("shows named types for %s", (name, shown) => {
    const symbol = symbols?.get(name);
    const [signature] = symbol === undefined ? [] : checker.getTypeOfSymbol(symbol).getCallSignatures();
    expect(signature && checker.signatureToString(signature, sourceOf(from), ts.TypeFormatFlags.NoTruncation)).toContain(shown);
  });
});

it("names types in compiler errors", () => {
  const found = program.getSemanticDiagnostics(sourceOf("wrong"));
  const messages = found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  const named = ["AccessGroup", "EmptyAccessGroupList | AccessGroupPage", "AccessGroupListItem[]", "{ name: string; }"];
  expect(messages.map((message) => /^Type '([^']+)' is .*(?:'number'|'AccessGroup')/.exec(message)?.[1])).toEqual(named);
});

it("names only the imported package in declaration files of users", () => {
  const text = `import * as sdk from "@hosting-platform/sdk";
const client = sdk.createPathClient({ baseUrl: "https://api.example.com" });
export const read = () => sdk.readAccessGroup(client, { path: { idOrName: "web" } });
export const byPath = () => client.GET("/v1/webhooks");
export const data = async () => (await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } })).data;
export const unwrapped = () => sdk.unwrap(client.POST("/v1/access-groups", { body: { name: "web" } }));
export const failed = async () => (await client.request("get", "/v1/webhooks")).error;
export const { GET, request } = client;
export const all = { ...sdk };`;
  const user = programOf({ user: text }, { noEmit: false, declaration: true, emitDeclarationOnly: true });
  let declared = "";
  user.emit(user.getSourceFile(snippetFile("user")), (_, written) => (declared = written));
  expect(new Set(declared.match(/(?<=(?:from |import\()")[^"]+/g))).toEqual(new Set(["@hosting-platform/sdk"]));
});

describe("type instantiations", () => {
  const empty = instantiations("export {};");

  /** Returns how many types the compiler instantiates for a program beyond those for an empty one. */
  const cost = (...lines: string[]): number => instantiations(lines.join("\n")) - empty;

  const PLATFORM = `import { createPlatform, environmentToken } from "@hosting-platform/sdk";
export const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken(), teamId: "team_1" });`;

  const PAGES = `import { paginate } from "@hosting-platform/pagination";
import { createClient, listAccessGroups, listAccessGroupMembers } from "@hosting-platform/client";
const client = createClient({ baseUrl: "https://api.example.com" });
void [client, paginate, listAccessGroups, listAccessGroupMembers];`;
  const LOOP = `for await (const { name } of paginate(listAccessGroups, client, { query: { limit: 3 } }, { maxItems: 5 })) void name;`;

  it.each([
    ["five calls through the modules of two tags", BY_TAGS, 65],
    ["five calls through the SDK", BY_BARREL.replace("@hosting-platform/client", "@hosting-platform/sdk"), 66],
    ["createPlatform", PLATFORM, 0],
  ])("are few for %s", (_, code, most) => expect(cost(code)).toBeLessThanOrEqual(most));

  it("are few for a paginated call, and none for a repetition", () => {
    const one = cost(PAGES, LOOP);
    expect(one - cost(PAGES)).toBeLessThanOrEqual(90);
    expect(cost(PAGES, LOOP, LOOP)).toBe(one);
  });
});
