import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { programOf, snippetFile } from "../support/compile.js";
import { findAny } from "../support/find-any.js";

const snippets = {
  types: `export * from "@hosting-platform/types";`,
  client: `export * from "@hosting-platform/client";`,
  broken: `import type { Missing } from "./missing.js";
    export interface Request { body?: any; query: { ids: any[] }; text: string }
    export function call(request: Request, ...rest: string[]): Promise<any> { throw new Error(String([request, rest])); }
    export class Thrown extends Error { declare body: Missing; cause = "known" }
    export type Table = Record<string, any>;
    export type Limited = <T extends { field: any }>(value: T) => void;`,
};
const program = programOf(snippets);
const packages = join(REPOSITORY, "packages");

test.each(["types", "client"] as const)("no declaration of the package %s has the type any", (name) => {
  expect(findAny(program, snippetFile(name), packages)).toEqual([]);
});

test("any is found wherever it stands, also where a type is missing", () => {
  const folder = join(REPOSITORY, "test");
  expect(findAny(program, snippetFile("broken"), folder).sort()).toEqual([
    "Limited(value).field",
    "Table[]",
    "Thrown.body",
    "call()<>",
    "call(request).body",
    "call(request).query.ids<>",
  ]);
});
