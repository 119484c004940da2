import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/lib/openapi.js";
import { listOperations } from "../../scripts/lib/operations.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";

/** The names that a module exports one by one, beside what it passes on as a whole. */
async function namedExports(path: string): Promise<string[]> {
  const file = ts.createSourceFile(path, await readFile(join(REPOSITORY, path), "utf8"), ts.ScriptTarget.ESNext);
  return file.statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    return clause !== undefined && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  });
}

// A name that a module exports itself hides the same name of a module that it passes on, without a word.
test("no operation is hidden by an export of the client's own", async () => {
  const document = JSON.parse(await readFile(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;
  const operations = listOperations(document).map(({ name }) => name);
  const own = await namedExports("packages/client/src/index.ts");
  expect(own).toContain("createClient");
  expect(operations.filter((name) => own.includes(name))).toEqual([]);
  const client = (await import(join(REPOSITORY, "packages/client/dist/index.js"))) as Record<string, unknown>;
  expect(operations.filter((name) => typeof client[name] !== "function")).toEqual([]);
});
