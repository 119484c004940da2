import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { programOf, snippetFile } from "../support/compile.js";
import { findAny } from "../support/find-any.js";
import { entriesOf, PACKAGES } from "../support/package-entries.js";

const BROKEN = `import type { Missing } from "./missing.js";
  export interface Request { body?: any; query: { ids: any[] }; text: string }
  export function call(request: Request, ...rest: string[]): Promise<any> { throw new Error(String([request, rest])); }
  export class Thrown extends Error { declare body: Missing; cause = "known" }
  export type Table = Record<string, any>;
  export type Limited = <T extends { field: any }>(value: T) => void;`;

const entries = PACKAGES.flatMap((name) => entriesOf(name)).map(({ specifier }) => specifier);
const program = programOf({
  ...Object.fromEntries(entries.map((specifier) => [specifier, `export * from "${specifier}";`])),
  broken: BROKEN,
});
const packages = join(REPOSITORY, "packages");

test("the packages have all of their entries", () => {
  const tags = entries.filter((specifier) => /^@hosting-platform\/(?:client\/(?!core$)|types\/operations\/)/.test(specifier));
  expect(tags).toHaveLength(2 * 41);
  expect(entries.filter((specifier) => !tags.includes(specifier))).toEqual([
    "@hosting-platform/types",
    "@hosting-platform/types/components",
    "@hosting-platform/client",
    "@hosting-platform/client/core",
    "@hosting-platform/auth",
    "@hosting-platform/auth/id-token",
    "@hosting-platform/pagination",
    "@hosting-platform/sdk",
    "@hosting-platform/emulator",
  ]);
});

test.each(entries)("no declaration of %s has the type any", (specifier) => {
  expect(findAny(program, snippetFile(specifier), packages)).toEqual([]);
});

test("any is found wherever it stands, also where a type is missing", () => {
  expect(findAny(program, snippetFile("broken"), join(REPOSITORY, "test")).sort()).toEqual([
    "Limited(value).field",
    "Table[]",
    "Thrown.body",
    "call()<>",
    "call(request).body",
    "call(request).query.ids<>",
  ]);
});
