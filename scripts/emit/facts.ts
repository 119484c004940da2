import { integerBounds } from "./integer-bounds.js";
import { HARD_LINE, indented, type Layout, listOf, render } from "./layout.js";
import { type OpenApiDocument, sentMethod } from "../read/openapi.js";
import { resultKind } from "../model/json-kind.js";
import { listOperations } from "../model/operations.js";
import type { OperationModel } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import { HEADER, importLine, quote } from "./text.js";

/** Generates `facts.ts`: the facts that calls by method and path need. */
export function generateFacts(document: OpenApiDocument, runtime: string): OutputFile {
  const operations = listOperations(document);
  const table = (valueOf: (operation: OperationModel) => Layout | undefined): Layout => {
    const rows = operations.flatMap((operation): Layout[] => {
      const value = valueOf(operation);
      return value === undefined ? [] : [[HARD_LINE, quote(placeOf(operation)), ": ", value, ","]];
    });
    return rows.length === 0 ? "{}" : ["{", indented(rows), HARD_LINE, "}"];
  };
  const integers = table((operation) => integerBounds(document, operation));
  const results = table((operation) => {
    const kind = resultKind(document, operation);
    return kind && quote(kind);
  });
  const open = operations.filter(({ authenticated }) => !authenticated).map((operation) => quote(placeOf(operation)));
  const text = render([
    "/** The integer query parameters with their bounds, by method and path. */",
    [HARD_LINE, "export const INTEGERS: Readonly<Record<string, IntegerBounds>> = ", integers, ";", HARD_LINE, HARD_LINE],
    "/** The JSON kind of the results that are always of one kind, by method and path. */",
    [HARD_LINE, "export const RESULTS: Readonly<Record<string, JsonKind>> = ", results, ";", HARD_LINE, HARD_LINE],
    "/** The operations that take no credential, by method and path. */",
    [HARD_LINE, "export const UNAUTHENTICATED: readonly string[] = ", listOf("[", open, "]"), ";", HARD_LINE],
  ]);
  return {
    path: "facts.ts",
    text: `${HEADER}\n${importLine("import type", ["IntegerBounds", "JsonKind"], `${runtime}/operation.js`)}\n${text}`,
  };
}

function placeOf({ method, path }: OperationModel): string {
  return `${sentMethod(method)} ${path}`;
}
