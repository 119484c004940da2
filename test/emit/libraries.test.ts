import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { listOperations } from "../../scripts/model/operations.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

const read = (path: string): Promise<string> => readFile(join(REPOSITORY, path), "utf8");

// A name that a module exports itself hides the same name of a module that it passes on, without a word.
it("hides no operation by an export of the client's own", async () => {
  const path = "packages/client/src/index.ts";
  const own = ts.createSourceFile(path, await read(path), ts.ScriptTarget.ESNext).statements.flatMap((statement) => {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    return clause !== undefined && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  });
  expect(own).toContain("createClient");
  const operations = listOperations(JSON.parse(await read("generated/openapi.json")) as OpenApiDocument);
  expect(operations.filter(({ name }) => own.includes(name))).toEqual([]);
});
