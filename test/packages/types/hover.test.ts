// What editors and compilers show of an operation comes from its doc comment and from the names of its types.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { errorResponses } from "../../../scripts/model/operation-facts.js";
import { listOperations } from "../../../scripts/model/operations.js";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { INDEXED_POST } from "../../harness/indexed-operation.js";
import { compile, programOf, snippetFile } from "../../harness/compile.js";

const operations = listOperations(JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument);
const PACKAGES = ["@hosting-platform/client", "@hosting-platform/sdk"];
const REQUEST = `${INDEXED_POST.operationId.replace(/^./, (letter) => letter.toUpperCase())}Request`;
const program = programOf(Object.fromEntries(PACKAGES.map((from) => [from, `import * as p from "${from}";\nexport { p };\n`])));
const checker = program.getTypeChecker();

describe.each(PACKAGES)("an operation of %s", (from) => {
  const source = program.getSourceFile(snippetFile(from));
  const [p] = source === undefined ? [] : checker.getSymbolsInScope(source, ts.SymbolFlags.Alias).filter(({ name }) => name === "p");
  const exported = p === undefined ? [] : checker.getExportsOfModule(checker.getAliasedSymbol(p));
  const symbols = new Map(
    exported.map((symbol) => [symbol.name, symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol]),
  );

  it("documents its description, method, path and errors", () => {
    const missing = operations.flatMap((model) => {
      const documentation = ts.displayPartsToString(symbols.get(model.name)?.getDocumentationComment(checker));
      const [what = ""] = (model.operation.description ?? model.operation.summary ?? "").trim().split("\n");
      const errors = errorResponses(model).map(([status]) => `\n- ${status}: `);
      const shown = [what, `\n\`${model.method.toUpperCase()} ${model.path}\`\n`, ...errors];
      return shown.filter((text) => text === "" || !documentation.includes(text)).map((text) => `${model.name}: ${text.trim()}`);
    });
    expect(operations.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it.each([
    ["readAccessGroup", "(client: p.OperationClient, request: p.ReadAccessGroupRequest): Promise<p.ReadAccessGroupResult>"],
    [INDEXED_POST.operationId, `(client: p.OperationClient, request?: p.${REQUEST}<As, Output>): Promise<NoInfer<Output>>`],
    ["listAccessGroups", "(client: p.OperationClient, request?: p.ListAccessGroupsRequest): Promise<p.ListAccessGroupsResult>"],
  ])("shows named types for %s", (name, shown) => {
    const symbol = symbols.get(name);
    const [signature] = symbol === undefined ? [] : checker.getTypeOfSymbol(symbol).getCallSignatures();
    expect(signature && checker.signatureToString(signature, source, ts.TypeFormatFlags.NoTruncation)).toContain(shown);
  });
});

it("names types in compiler errors", () => {
  const errors = compile({
    errors: `import * as p from "@hosting-platform/sdk";
declare const client: p.OperationClient;
export const read: number = await p.readAccessGroup(client, { path: { idOrName: "web" } });
export const page: number = await p.listAccessGroups(client);
export const items: number = await p.paginate(p.listAccessGroups, client).toArray();
export const made: p.AccessGroup = { name: "web" };`,
  });
  const named = ["AccessGroup", "EmptyAccessGroupList | AccessGroupPage", "AccessGroupListItem[]", "{ name: string; }"];
  const shown = errors["errors"]?.map(({ message }) => /^TS\d+: Type '([^']+)' is .*(?:'number'|'AccessGroup': )/.exec(message)?.[1]);
  expect(shown).toEqual(named);
});

it("names only the imported package in declaration files of users", () => {
  const text = `import { type OperationClient, readAccessGroup } from "@hosting-platform/sdk";
export const read = (client: OperationClient) => readAccessGroup(client, { path: { idOrName: "web" } });`;
  const user = programOf({ user: text }, { noEmit: false, declaration: true, emitDeclarationOnly: true });
  let declared = "";
  user.emit(user.getSourceFile(snippetFile("user")), (_, written) => (declared = written));
  expect(new Set(declared.match(/(?<=(?:from |import\()")[^"]+/g))).toEqual(new Set(["@hosting-platform/sdk"]));
});
