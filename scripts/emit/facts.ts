import { integerBounds } from "./integer-bounds.js";
import { HARD_LINE, indented, listOf, render } from "./layout.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { listOperations } from "../model/operations.js";
import type { OperationModel } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import { HEADER, importLine, quote } from "./text.js";

/** Generates `facts.ts`: the facts that calls by method and path need. */
export function generateFacts(document: OpenApiDocument, runtime: string): OutputFile {
  const operations = listOperations(document);
  const integers = operations.flatMap((operation) => {
    const bounds = integerBounds(document, operation);
    return bounds === undefined ? [] : [[quote(placeOf(operation)), ": ", bounds]];
  });
  const open = operations.filter(({ authenticated }) => !authenticated).map((operation) => quote(placeOf(operation)));
  const table = integers.length === 0 ? "{}" : ["{", indented(integers.map((row) => [HARD_LINE, row, ","])), HARD_LINE, "}"];
  const text = render([
    "/** The integer query parameters with their bounds, by method and path. */",
    [HARD_LINE, "export const INTEGERS: Readonly<Record<string, IntegerBounds>> = ", table, ";", HARD_LINE, HARD_LINE],
    "/** The operations that take no credential, by method and path. */",
    [HARD_LINE, "export const UNAUTHENTICATED: readonly string[] = ", listOf("[", open, "]"), ";", HARD_LINE],
  ]);
  return { path: "facts.ts", text: `${HEADER}\n${importLine("import type", ["IntegerBounds"], `${runtime}/operation.js`)}\n${text}` };
}

function placeOf({ method, path }: OperationModel): string {
  return `${method.toUpperCase()} ${path}`;
}
