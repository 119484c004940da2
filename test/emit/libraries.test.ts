import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import type { OpenApiDocument } from "../../scripts/read/openapi.js";
import { listOperations } from "../../scripts/model/operations.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { filesBelow } from "../generate/harness/repositories.js";

const read = (path: string): Promise<string> => readFile(join(REPOSITORY, path), "utf8");

it.each([
  ["openapi-typescript", ["scripts/core/modules/commonjs.cjs", "scripts/core/modules/commonjs.d.cts"]],
  ["openapi-fetch", ["generated/client.ts", "scripts/emit/templates/client.ts"]],
])("lets %s stand behind one module, by an exact version", async (library, importers) => {
  const importing = new RegExp(`^(import|export)\\b[^;=]*["']${library}(/[^"']*)?["']|(?:import|require)\\(["']${library}`, "m");
  const found: string[] = [];
  for (const top of ["scripts", "generated", "packages/types/src", "packages/client/src"])
    for (const file of await filesBelow(join(REPOSITORY, top))) {
      // The bench runs the library by itself, to measure against it.
      if (file.startsWith("bench/") || !/\.[cm]?[jt]s$/.test(file)) continue;
      if (importing.test(await read(`${top}/${file}`))) found.push(`${top}/${file}`);
    }
  expect(found.sort()).toEqual(importers);
  const { devDependencies } = JSON.parse(await read("package.json")) as { devDependencies: Record<string, string> };
  expect(devDependencies[library]).toMatch(/^\d+\.\d+\.\d+$/);
});

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
